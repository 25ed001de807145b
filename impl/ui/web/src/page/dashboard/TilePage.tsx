import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconTable } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Page } from '../../shell/Page';
import { useShortcuts } from '../../shell/shortcuts';
import { Empty } from '../../shell/States';
import { useDashboard } from './context';
import { tileQuery } from './dashboard';
import { DataTable } from './DataTable';
import { Filters } from './Filters';
import { TileBody } from './TileFrame';
import { Toolbar } from './Toolbar';
import classes from './TilePage.module.css';

const EditBar = lazy(() => import('./EditBar'));
const TileEditor = lazy(() => import('./TileEditor'));

/** TilePage is one tile that fills the page, and its data as a table for who asks. */
export function TilePage() {
  const { dashboard, params, asked, base, edit, stored } = useDashboard();
  const editing = base !== undefined;
  const { tileId } = useParams({ from: '/app/dashboards/$id/tiles/$tileId' });
  const go = useNavigate();
  const tile = dashboard.tiles.find((t) => t.id === tileId);
  const [table, setTable] = useState(false);
  const leave = () => void go({ to: '/dashboards/$id', params: { id: dashboard.id }, search: params });
  useShortcuts({ f: leave, Escape: leave, ...(!editing && { e: edit }) });
  const hasTable = tile !== undefined && !['markdown', 'table', 'search'].includes(tile.config.displayType);
  const { data } = useQuery({ ...tileQuery(asked, { id: tileId, config: tile?.config ?? { displayType: 'markdown' } }), enabled: table && hasTable && stored.tiles.some((t) => t.id === tileId) });
  return (
    <Page
      title={tile ? `${tile.name || 'Tile without a name'} · ${dashboard.name}` : dashboard.name}
      flush
      actions={
        <>
          <Tooltip label="Back to the dashboard (Esc)">
            <ActionIcon
              aria-label="Back to the dashboard"
              renderRoot={(props) => <Link {...props} to="/dashboards/$id" params={{ id: dashboard.id }} search={params} />}
            >
              <IconArrowLeft size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
          {hasTable && !editing && (
            <Tooltip label={table ? 'Hide the data' : 'Show the data as a table'}>
              <ActionIcon aria-label="Data as a table" aria-pressed={table} onClick={() => setTable(!table)}>
                <IconTable size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
          {!editing && tile && (
            <Tooltip label="Edit (e)">
              <Button variant="default" onClick={edit}>
                Edit
              </Button>
            </Tooltip>
          )}
          <Toolbar />
        </>
      }
    >
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
        <div className={classes.tile}>
          <TileBody tile={tile} />
          {table && data && (
            <div className={classes.data}>
              <DataTable label={`Data of ${tile.name}`} columns={data.columns} rows={data.rows as unknown[][]} />
            </div>
          )}
        </div>
      ) : (
        <div className={classes.tile}>
          <Empty>There is no such tile on this dashboard. It may have been deleted.</Empty>
        </div>
      )}
    </Page>
  );
}
