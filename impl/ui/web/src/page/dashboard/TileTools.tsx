import { Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import type { Tile, TileData } from '../../api/types';
import { useCopy } from '../../shell/copy';
import { fixed } from '../../time/range';
import { useDashboard } from './context';
import { tileQuery } from './dashboard';
import { duplicateTile } from './edit';
import { csvOf, download, pictureOf } from './files';
import { patternRows } from './patterns';

interface Props {
  tile: Pick<Tile, 'id' | 'name' | 'config'>;
  /** Whether the dashboard on the server has the tile as it is shown. */
  isStored: boolean;
}

/** TileTools are the actions on a tile: to edit, copy and enlarge it, and to download what it shows. */
export function TileTools({ tile, isStored }: Props) {
  const { asked, dashboard, params, span, edit, change } = useDashboard();
  const router = useRouter();
  const cache = useQueryClient();
  const [said, copy] = useCopy();
  const { tileId: alone } = useParams({ strict: false });
  const name = tile.name || 'Untitled tile';
  const { queryKey } = tileQuery(asked, isStored ? tile : { config: tile.config });
  const data = cache.getQueryData<TileData>(queryKey);
  const table = data && (tile.config.displayType === 'event_patterns' ? patternRows(data) : { columns: data.columns, rows: data.rows as unknown[][] });
  const chart = document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(tile.id)}"]`);
  const canvas = chart?.querySelector('canvas');
  const page = { to: '/dashboards/$id/tiles/$tileId', params: { id: dashboard.id, tileId: tile.id } } as const;
  const link = () => new URL(router.buildLocation({ ...page, search: { ...params, ...fixed(span), edit: undefined, table: undefined } }).href, window.location.origin).href;
  return (
    <>
      <Menu.Divider />
      {isStored && edit && <Menu.Item renderRoot={(props) => <Link {...props} {...page} search={{ ...params, edit: 'true' }} />}>Edit</Menu.Item>}
      {isStored && edit && alone === undefined && (
        <Menu.Item onClick={() => change((d) => duplicateTile(d, tile.id))}>Duplicate</Menu.Item>
      )}
      {isStored && alone === undefined && <Menu.Item renderRoot={(props) => <Link {...props} {...page} search={params} />}>Full screen</Menu.Item>}
      {isStored && <Menu.Item closeMenuOnClick={false} onClick={() => copy(link())}>{said ?? 'Copy link'}</Menu.Item>}
      {table && (
        <Menu.Item onClick={() => download(`${name}.csv`, new Blob([csvOf(table.columns, table.rows)], { type: 'text/csv' }))}>
          Download CSV
        </Menu.Item>
      )}
      {canvas && <Menu.Item onClick={async () => download(`${name}.png`, await pictureOf(name, canvas, chart!))}>Download PNG</Menu.Item>}
    </>
  );
}
