import { ActionIcon, Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconArrowsMaximize, IconDotsVertical } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useEffect, useState, type ReactNode } from 'react';
import type { Filter, Tile } from '../../api/types';
import { placeOf } from '../../chart/place';
import { Failure, Loading } from '../../shell/States';
import { useDashboard } from './context';
import { hasTable, tileQuery } from './dashboard';
import { awaited, leastOf } from './filters';
import { SlowestButton } from './Slowest';
import { TableButton } from './TableButton';
import { TileBell } from './TileAlerts';
import { TileContent, TileText } from './TileContent';
import classes from './Tile.module.css';
import { usePicking } from './usePicking';

interface Props {
  tile: Tile;
  highlighted?: boolean;
  /** What can be done with it, before what every tile has. */
  tools?: ReactNode;
  onActive?(id: string): void;
}

/** TileFrame is a tile of a grid: its name, its tools, and its data, which it asks for while it is in sight. */
export const TileFrame = memo(function TileFrame({ tile, highlighted = false, tools, onActive }: Props) {
  const { params, asked } = useDashboard();
  const whole = usePicking(tile, true);
  const { ref, entry } = useIntersection<HTMLDivElement>();
  const [busy, setBusy] = useState(false);
  const name = tile.name || 'Untitled tile';
  const Heading = tile.containerId === undefined ? 'h2' : 'h3';
  return (
    <div
      ref={ref}
      role="group"
      className={classes.tile}
      aria-label={name}
      data-tile={tile.id}
      data-highlighted={highlighted || undefined}
      onPointerEnter={() => onActive?.(tile.id)}
      onFocus={() => onActive?.(tile.id)}
    >
      {busy && <div className={classes.busy} />}
      <div className={classes.header}>
        <TileBell tileId={tile.id} />
        <Heading title={tile.name} data-drag>
          {tile.name}
        </Heading>
        {highlighted && <span className={classes.mark}>Linked tile</span>}
        <div className={classes.tools}>
          {tools}
          <SlowestButton tile={tile} />
          {/* A tooltip of Mantine takes longer to draw than all else of a frame. */}
          <ActionIcon
            size={24}
            title="Full screen (f)"
            aria-label={`${name}: full screen`}
            renderRoot={(props) => <Link {...props} from="/dashboards/$id" to="/dashboards/$id/tiles/$tileId" params={{ tileId: tile.id }} search={params} />}
          >
            <IconArrowsMaximize size={14} aria-hidden />
          </ActionIcon>
          {tile.config.displayType !== 'markdown' && (
            <ActionIcon
              size={24}
              title="Actions"
              aria-label={`${name}: actions`}
              aria-haspopup="menu"
              aria-expanded={whole.menu !== undefined}
              onClick={(e) => whole.pick({ label: '', span: asked.span }, placeOf(e))}
            >
              <IconDotsVertical size={14} aria-hidden />
            </ActionIcon>
          )}
        </div>
      </div>
      {whole.menu}
      <TileBody tile={tile} level={tile.containerId === undefined ? 3 : 4} inSight={entry?.isIntersecting ?? false} onBusy={setBusy} />
    </div>
  );
});

/** PreviewFrame is a tile of a dashboard that is not stored. */
export function PreviewFrame({ tile }: { tile: Tile }) {
  const { ref, entry } = useIntersection<HTMLDivElement>();
  return (
    <div ref={ref} role="group" className={classes.tile} aria-label={tile.name || 'Untitled tile'} data-tile={tile.id}>
      <div className={classes.header}>
        <h3 title={tile.name}>{tile.name}</h3>
      </div>
      <TileBody tile={tile} level={4} inSight={entry?.isIntersecting ?? false} readable />
    </div>
  );
}

interface BodyProps {
  tile: Tile;
  /** The level of the first headings in it. */
  level?: 2 | 3 | 4;
  inSight?: boolean;
  /** Whether it has a button for its values as a table, where there is none around it. */
  readable?: boolean;
  onBusy?(busy: boolean): void;
}

/** TileBody is what a tile shows. What is wrong with it stays in it, and the picture before stays until the next is there. */
export function TileBody({ tile, level = 2, inSight = true, readable = false, onBusy }: BodyProps) {
  const { asked, stored, range, select, back } = useDashboard();
  const { pick, close, menu } = usePicking(tile);
  const { config } = tile;
  const text = config.displayType === 'markdown';
  // A tile that is not stored as it is here is asked for by its config.
  const known = stored.tiles.find((t) => t.id === tile.id);
  const same = known !== undefined && (known.config === config || JSON.stringify(known.config) === JSON.stringify(config));
  const waits = awaited(config, asked);
  const { data, error, isFetching, refetch } = useQuery({
    ...tileQuery(asked, same ? { id: tile.id, config } : { config }),
    enabled: inSight && !text && waits.length === 0,
    placeholderData: keepPreviousData,
  });
  const again = isFetching && data !== undefined;
  useEffect(() => onBusy?.(again), [again, onBusy]);
  return (
    <div
      className={classes.body}
      onDoubleClick={(e) => {
        if (!(e.target as Element).closest('.uplot')) return;
        close(); // the clicks have opened the menu of a point
        back();
      }}
    >
      {menu}
      {text ? (
        <TileText text={config.markdown ?? ''} level={level} />
      ) : waits[0] ? (
        <div className={classes.pad}>
          <Waiting filter={waits[0]} />
        </div>
      ) : error ? (
        <div className={classes.pad}>
          <Failure error={error} retry={() => void refetch()} />
        </div>
      ) : data?.displayType !== config.displayType ? (
        <div className={classes.pad}>{inSight && <Loading what={tile.name} rows={4} />}</div>
      ) : (
        <>
          <TileContent tile={tile} data={data} asked={asked} range={range} onSelect={select} onPick={pick} />
          {readable && hasTable(config) && (
            <TableButton label={tile.name || 'Untitled tile'} table={() => ({ columns: data.columns, rows: data.rows as unknown[][] })} />
          )}
        </>
      )}
    </div>
  );
}

function open(input: HTMLElement | null) {
  input?.focus();
  input?.click();
}

/** Waiting names the filter that a tile waits for, with a button that opens it. */
function Waiting({ filter }: { filter: Filter }) {
  const least = leastOf(filter);
  return (
    <>
      <p>
        This tile needs {least === 1 ? 'a value' : `${least} values`} of the filter {filter.name}.
      </p>
      <Button variant="default" aria-label={`Select values of ${filter.name}`} onClick={() => open(document.getElementById(`filter-${filter.id}`))}>
        Select values
      </Button>
    </>
  );
}
