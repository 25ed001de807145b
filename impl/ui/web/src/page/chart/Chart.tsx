import { ActionIcon, Button, Group, Modal, NativeSelect, TextInput, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconTable } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { answer, client } from '../../api/client';
import { queryClient, sourcesQuery } from '../../api/queries';
import type { Dashboard, TileConfig } from '../../api/types';
import { Page } from '../../shell/Page';
import { busy } from '../../shell/busy';
import { useShortcuts } from '../../shell/shortcuts';
import { Failure, Loading } from '../../shell/States';
import { fixed, type Range } from '../../time/range';
import { usePageTime } from '../../time/usePageTime';
import { DashboardContext, type OpenDashboard } from '../dashboard/context';
import { dashboardQuery, dashboardsQuery, hasTable, save, stored, tileQuery } from '../dashboard/dashboard';
import { DataBelow } from '../dashboard/DataTable';
import { addTile, changeTile, newConfig } from '../dashboard/edit';
import classes from '../dashboard/TileEditor.module.css';
import { TileBody } from '../dashboard/TileFrame';
import { TileForm } from '../dashboard/TileForm';
import { Toolbar } from '../dashboard/Toolbar';
import { granularityOf } from '../dashboard/url';
import { useMay } from '../team/team';
import type { ChartParams } from './chart';
import { configOf } from './config';

const hour: Range = { from: 'now-1h', to: 'now' };
// A chart stands on no dashboard.
const nowhere: Dashboard = { id: '', name: '', tiles: [], tags: [], filters: [], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [] };
const nothing = () => undefined;

/** Chart is the chart explorer: any chart without a dashboard, whose config is in the link. */
export function Chart() {
  const { data: sources, error, refetch } = useQuery(sourcesQuery);
  if (sources) return <Explorer initial={newConfig(sources)} />;
  return <Page title="Chart">{error ? <Failure error={error} retry={() => void refetch()} /> : <Loading what="sources" />}</Page>;
}

function Explorer({ initial }: { initial: TileConfig }) {
  const params = useSearch({ from: '/app/chart' });
  const go = useNavigate({ from: '/chart' });
  // While another page loads, this one is still shown. It must not replace the page that was asked for.
  const leaving = useLocation({ select: (location) => !/^\/chart\/?$/i.test(location.pathname) });
  const { range, span, zone, problem, refresh } = usePageTime(params.from, params.to, hour);
  const [config, setConfig] = useState(() => configOf(params.config) ?? initial);
  const [settled] = useDebouncedValue(config, 500);
  const [adding, setAdding] = useState(false);
  const mayEdit = useMay('editor');
  const [table, setTable] = useState(false);
  const toggleTable = () => setTable(!table);
  useShortcuts({ v: toggleTable });

  // The link follows the form, and the form a link that is opened or gone back to.
  const written = useRef(params.config);
  useEffect(() => {
    if (params.config === written.current) return;
    written.current = params.config;
    setConfig(configOf(params.config) ?? initial);
  }, [params.config, initial]);
  useEffect(() => {
    const text = JSON.stringify(settled);
    if (leaving || text === written.current || (written.current === undefined && settled === initial)) return;
    written.current = text;
    void go({ search: (before: ChartParams) => ({ ...before, config: text }), replace: true });
  }, [settled, initial, go, leaving]);

  const open = useMemo<OpenDashboard>(() => {
    const navigate = (next: Partial<ChartParams>) => void go({ search: (before: ChartParams) => ({ ...before, ...next }) });
    return {
      stored: nowhere, dashboard: nowhere, base: undefined, dirty: false, params: {}, range, span, zone, problem,
      asked: { dashboard: nowhere, span, granularity: granularityOf(params.granularity), selected: { values: {}, rest: [] } },
      refresh, navigate, select: (next) => navigate(fixed(next)), back: nothing, edit: nothing, change: nothing, rebase: nothing, end: nothing,
    };
  }, [range, span, zone, problem, params.granularity, refresh, go]);
  const { data } = useQuery({ ...tileQuery(open.asked, { config: settled }), enabled: table && hasTable(settled) });
  return (
    <DashboardContext.Provider value={open}>
      <Page
        title="Chart"
        flush
        actions={
          <>
            {hasTable(settled) && (
              <Tooltip label={table ? 'Hide table (v)' : 'Show table (v)'}>
                <ActionIcon aria-label="View as table" aria-pressed={table} onClick={toggleTable}>
                  <IconTable size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
            )}
            {mayEdit && (
              <Button variant="default" onClick={() => setAdding(true)}>
                Add to dashboard
              </Button>
            )}
            <Toolbar />
          </>
        }
      >
        <div className={classes.editor}>
          <div className={classes.form} role="form" aria-label="Chart">
            <TileForm config={config} onChange={setConfig} />
          </div>
          <section className={classes.result} aria-label="Result">
            {problem && <p role="alert">{problem} Showing the last hour.</p>}
            <TileBody tile={useTile(settled)} />
            {table && hasTable(settled) && data && <DataBelow label="Chart data" columns={data.columns} rows={data.rows as unknown[][]} />}
          </section>
        </div>
      </Page>
      {adding && <Add config={config} range={range} onClose={() => setAdding(false)} />}
    </DashboardContext.Provider>
  );
}

const useTile = (config: TileConfig) => useMemo(() => ({ id: '', name: 'Chart', x: 0, y: 0, w: 24, h: 12, config }), [config]);

/** Add puts the chart on a dashboard, below what is there, and opens it. */
function Add({ config, range, onClose }: { config: TileConfig; range: Range; onClose(): void }) {
  const go = useNavigate();
  const { data: dashboards } = useQuery(dashboardsQuery);
  const [id, setID] = useState('');
  const [name, setName] = useState('');
  const chosen = id || dashboards?.[0]?.id;
  const adding = useMutation({
    mutationFn: async () => {
      const there = await stored(client.GET('/api/v2/dashboards/{id}', { params: { path: { id: chosen! } } }));
      const [added, tile] = addTile(there.dashboard, config);
      return save(changeTile(added, tile.id, { name: name.trim() }), there.version);
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(dashboardQuery(saved.dashboard.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: dashboardsQuery.queryKey });
      void go({ to: '/dashboards/$id', params: { id: saved.dashboard.id }, search: { ...range, highlightedTileId: saved.dashboard.tiles.at(-1)?.id } });
    },
  });
  const creating = useMutation({
    mutationFn: () => answer(client.POST('/api/v2/dashboards', { body: { name: name.trim(), tiles: [{ name: name.trim(), x: 0, y: 0, w: 12, h: 8, config }] } })),
    onSuccess: ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: dashboardsQuery.queryKey });
      void go({ to: '/dashboards/$id', params: { id: data.id }, search: { ...range } });
    },
  });
  const error = adding.error ?? creating.error;
  const fresh = id === 'new' || chosen === undefined;
  return (
    <Modal opened closeButtonProps={{ 'aria-label': 'Close' }} onClose={onClose} title="Add to dashboard" size={420} centered>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (fresh) creating.mutate();
          else adding.mutate();
        }}
      >
        <TextInput label="Tile name" required withAsterisk={false} value={name} onChange={(e) => setName(e.currentTarget.value)} data-autofocus />
        <NativeSelect
          size="xs"
          mt={8}
          label="Dashboard"
          value={fresh ? 'new' : chosen}
          data={[...(dashboards ?? []).map((d) => ({ value: d.id, label: d.name })), { value: 'new', label: 'New dashboard' }]}
          onChange={(e) => setID(e.currentTarget.value)}
        />
        {error && <Failure error={error} />}
        <Group justify="flex-end" gap={8} mt={12}>
          <Button type="submit" disabled={name.trim() === '' || !dashboards} {...busy(adding.isPending || creating.isPending)}>
            Add
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
