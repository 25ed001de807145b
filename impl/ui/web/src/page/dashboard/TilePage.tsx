import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconDotsVertical, IconTable } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { placeOf, type Place } from '../../chart/place';
import { hasNulls, stepOf } from '../../chart/series';
import { Page } from '../../shell/Page';
import { useShortcuts } from '../../shell/shortcuts';
import { Empty } from '../../shell/States';
import { plain, textOf } from '../../text/text';
import { formatDate, parseAnswered } from '../../time/format';
import { bucketOf } from './behind';
import { useDashboard } from './context';
import { hasTable, tileQuery } from './dashboard';
import { awaited } from './filters';
import { DataBelow } from './DataTable';
import { Filters } from './Filters';
import { cellFilter } from './heat';
import { SlowestButton } from './Slowest';
import { TileBody } from './TileFrame';
import { Toolbar } from './Toolbar';
import { TileBell } from './TileAlerts';
import classes from './TilePage.module.css';
import { usePicking } from './usePicking';

const EditBar = lazy(() => import('./EditBar'));
const TileEditor = lazy(() => import('./TileEditor'));

const unknown = { id: '', name: '', config: { displayType: 'markdown' } } as const;

/** TilePage is one tile that fills the page, and its data as a table for who asks. */
export function TilePage() {
  const { dashboard, params, asked, base, edit, navigate, stored, zone } = useDashboard();
  const editing = base !== undefined;
  const { tileId } = useParams({ from: '/app/dashboards/$id/tiles/$tileId' });
  const go = useNavigate();
  const tile = dashboard.tiles.find((t) => t.id === tileId);
  const table = params.table === 'true';
  const toggleTable = () => navigate({ table: table ? undefined : 'true' }, true);
  const back = { ...params, table: undefined };
  const leave = () => void go({ to: '/dashboards/$id', params: { id: dashboard.id }, search: back });
  useShortcuts({ f: leave, v: toggleTable, Escape: leave, ...(!editing && edit && { e: edit }) });
  const drawn = tile !== undefined && hasTable(tile.config) && awaited(tile.config, asked).length === 0;
  const { data } = useQuery({ ...tileQuery(asked, { id: tileId, config: tile?.config ?? { displayType: 'markdown' } }), enabled: table && drawn && stored.tiles.some((t) => t.id === tileId) });
  const { pick, menu } = usePicking(tile ?? unknown, true);
  const open = (row: unknown[], at: Place, column: number) => {
    const bucket = data && bucketOf(data, row, stepOf(data.granularity), parseAnswered);
    if (!bucket) return;
    const names = bucket.group.map((g) => textOf(g) || '(empty)');
    const label = plain([...names, formatDate(bucket.span.from, zone)].join(', '));
    // A row of a heatmap is a cell: a time, the bounds of its values, and their number.
    const filters = tile!.config.displayType === 'heatmap' ? [cellFilter(tile!.config, data, { from: Number(row[1]), to: Number(row[2]) })] : [];
    const values = data.columns.flatMap((c, i) => (c.role === 'value' ? [i] : []));
    const series = { group: bucket.group, value: Math.max(0, values.indexOf(column)), previous: data.columns[column]?.previous, nullable: hasNulls(data.columns) };
    pick({ label, span: bucket.span, series, filters }, at);
  };
  const hasTime = data?.columns.some((c) => c.role === 'time');
  return (
    <Page
      title={tile ? `${tile.name || 'Untitled tile'} · ${dashboard.name}` : dashboard.name}
      flush
      actions={
        <>
          <Tooltip label="Back to dashboard (Esc)">
            <ActionIcon
              aria-label="Back to dashboard"
              renderRoot={(props) => <Link {...props} to="/dashboards/$id" params={{ id: dashboard.id }} search={back} />}
            >
              <IconArrowLeft size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
          {tile && <TileBell tileId={tile.id} />}
          {tile && !editing && <SlowestButton tile={tile} />}
          {drawn && !editing && (
            <Tooltip label={table ? 'Hide table (v)' : 'Show table (v)'}>
              <ActionIcon aria-label="View as table" aria-pressed={table} onClick={toggleTable}>
                <IconTable size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
          {!editing && edit && tile && (
            <Tooltip label="Edit (e)">
              <Button variant="default" onClick={edit}>
                Edit
              </Button>
            </Tooltip>
          )}
          {tile && !editing && tile.config.displayType !== 'markdown' && (
            <Tooltip label="Actions">
              <ActionIcon aria-label="Actions" aria-haspopup="menu" aria-expanded={menu !== undefined} onClick={(e) => pick({ label: '', span: asked.span }, placeOf(e))}>
                <IconDotsVertical size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
          <Toolbar />
        </>
      }
    >
      {menu}
      {editing && (
        <Suspense>
          <EditBar />
        </Suspense>
      )}
      <Filters />
      {tile && editing ? (
        <Suspense>
          <TileEditor tile={tile} />
        </Suspense>
      ) : tile ? (
        <div className={classes.tile} data-tile={tile.id}>
          <TileBody tile={tile} />
          {table && data && (
            <DataBelow label={`Data of ${tile.name}`} columns={data.columns} rows={data.rows as unknown[][]} onOpen={hasTime ? open : undefined} />
          )}
        </div>
      ) : (
        <div className={classes.tile}>
          <Empty>Tile not found. It may have been deleted.</Empty>
        </div>
      )}
    </Page>
  );
}
