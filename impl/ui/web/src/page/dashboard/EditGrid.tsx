import 'react-grid-layout/css/styles.css';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconArrowsMove, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { GridLayout, type Layout } from 'react-grid-layout';
import type { Tile } from '../../api/types';
import { useDashboard } from './context';
import { duplicateTile, moveTiles, nudge, removeTile } from './edit';
import classes from './EditGrid.module.css';
import { columns, gap, placesOf, rowHeight, type Place } from './layout';
import { TileFrame } from './TileFrame';

const steps: Record<string, Partial<Place>> = { ArrowLeft: { x: -1 }, ArrowRight: { x: 1 }, ArrowUp: { y: -1 }, ArrowDown: { y: 1 } };
const sizes: Record<string, Partial<Place>> = { ArrowLeft: { w: -1 }, ArrowRight: { w: 1 }, ArrowUp: { h: -1 }, ArrowDown: { h: 1 } };

/** EditGrid is tiles that are dragged and sized, by the mouse or by the arrow keys. */
export default function EditGrid({ tiles }: { tiles: Tile[] }) {
  const { ref, width } = useElementSize();
  const { change } = useDashboard();
  const layout = useMemo(() => [...placesOf(tiles)].map(([i, p]) => ({ i, ...p })), [tiles]);
  // Only what a person has moved is changed: the grid tells of places that it gave by itself, too.
  const moved = (next: Layout) => change((d) => moveTiles(d, new Map(next.map((p) => [p.i, p]))));
  return (
    <div ref={ref} className={classes.grid}>
      {width > 0 && (
        <GridLayout
          width={width}
          layout={layout}
          gridConfig={{ cols: columns, rowHeight, margin: [gap, gap], containerPadding: [0, 0] }}
          dragConfig={{ handle: '[data-drag]' }}
          resizeConfig={{ handles: ['se'] }}
          onDragStop={moved}
          onResizeStop={moved}
        >
          {tiles.map((tile) => (
            <div key={tile.id}>
              <TileFrame tile={tile} tools={<Tools tile={tile} tiles={tiles} />} />
            </div>
          ))}
        </GridLayout>
      )}
    </div>
  );
}

function Tools({ tile, tiles }: { tile: Tile; tiles: Tile[] }) {
  const { params, change } = useDashboard();
  const name = tile.name || 'Untitled tile';
  return (
    <>
      <Tooltip label="Arrow keys move, Shift + arrow keys resize">
        <ActionIcon
          size={24}
          aria-label={`${name}: arrow keys move, Shift + arrow keys resize`}
          onKeyDown={(e) => {
            const by = (e.shiftKey ? sizes : steps)[e.key];
            if (!by) return;
            e.preventDefault();
            change((d) => nudge(d, tiles, tile.id, by));
          }}
        >
          <IconArrowsMove size={14} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Edit">
        <ActionIcon
          size={24}
          aria-label={`${name}: edit`}
          renderRoot={(props) => <Link {...props} from="/dashboards/$id" to="/dashboards/$id/tiles/$tileId" params={{ tileId: tile.id }} search={{ ...params, edit: 'true' }} />}
        >
          <IconPencil size={14} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Duplicate">
        <ActionIcon size={24} aria-label={`${name}: duplicate`} onClick={() => change((d) => duplicateTile(d, tile.id))}>
          <IconCopy size={14} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon size={24} aria-label={`${name}: delete`} onClick={() => change((d) => removeTile(d, tile.id))}>
          <IconTrash size={14} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
