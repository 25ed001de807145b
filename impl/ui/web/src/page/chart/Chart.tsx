import { ActionIcon, Button, Group, Modal, NativeSelect, TextInput, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBell, IconLayoutDashboard, IconTable } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { answer, client } from '../../api/client';
import { isMissing } from '../../api/error';
import { queryClient, sourcesQuery } from '../../api/queries';
import type { Alert, Dashboard, SearchFilter, TileConfig } from '../../api/types';
import { Page } from '../../shell/Page';
import { busy } from '../../shell/busy';
import { useShortcuts } from '../../shell/shortcuts';
import { Empty, Failure, Loading } from '../../shell/States';
import { fixed, isRelative, type Range } from '../../time/range';
import { usePageTime } from '../../time/usePageTime';
import { windowOf } from '../alerts/alerts';
import { conditionOf } from '../alerts/name';
import { newAlertOf } from '../alerts/newAlert';
import { alertQuery } from '../alerts/queries';
import { DashboardContext, type OpenDashboard } from '../dashboard/context';
import { dashboardQuery, dashboardsQuery, hasTable, save, stored, tileQuery } from '../dashboard/dashboard';
import { DataBelow } from '../dashboard/DataTable';
import { Narrowed } from '../dashboard/Filters';
import { addTile, changeTile, newConfig } from '../dashboard/edit';
import classes from '../dashboard/TileEditor.module.css';
import { TileBody } from '../dashboard/TileFrame';
import { Toolbar } from '../dashboard/Toolbar';
import { granularityOf, restOf, selectedOf, writeSelected } from '../dashboard/url';
import { useMay } from '../team/team';
import { withFilterInValues } from './alertChart';
import type { ChartParams } from './chart';
import own from './Chart.module.css';
import { configOf } from './config';
import { chartFilter, tileConfig, withFilters } from './filter';

// The form of alerts shares this file. It is loaded together with this page.
const load = () => import('./ChartForm');
void load().catch(() => undefined);
const ChartForm = lazy(load);
const FiredAlert = lazy(async () => ({ default: (await import('../alerts/Fired')).FiredAlert }));

const hour: Range = { from: 'now-1h', to: 'now' };
// A chart stands on no dashboard.
const nowhere: Dashboard = { id: '', name: '', tiles: [], tags: [], filters: [], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [] };
const nothing = () => undefined;
const none: never[] = [];

/** Chart is the chart explorer. It shows the chart in the link, or the chart of the alert that the link names. */
export function Chart() {
  const params = useSearch({ from: '/app/chart' });
  const sources = useQuery(sourcesQuery);
  // A config in the link is the changed chart of the alert, so it comes first.
  const id = params.config === undefined ? params.alertId : undefined;
  const alert = useQuery({ ...alertQuery(id ?? ''), enabled: id !== undefined });
  const { source, chartConfig } = alert.data ?? {};
  if (id !== undefined && source !== undefined && source !== 'inline') {
    return <Navigate to="/alerts/$id" params={{ id }} search={{ ...(params.from && { from: params.from }), ...(params.to && { to: params.to }) }} replace />;
  }
  if (sources.data && id === undefined) return <Explorer initial={newConfig(sources.data)} />;
  if (sources.data && chartConfig) return <Explorer initial={chartConfig as TileConfig} alert={alert.data} />;
  const error = sources.error ?? alert.error;
  return (
    <Page title="Chart">
      {!error ? (
        <Loading what="the chart" />
      ) : error === alert.error && isMissing(error) ? (
        <Empty action={<Link to="/alerts">All alerts</Link>}>Alert not found. It may have been deleted.</Empty>
      ) : (
        <Failure error={error} retry={() => void (sources.error ? sources : alert).refetch()} />
      )}
    </Page>
  );
}

function Explorer({ initial, alert: linkedAlert }: { initial: TileConfig; alert?: Alert | undefined }) {
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
  const linked = params.config ?? (params.alertId && `alert ${params.alertId}`);
  const written = useRef(linked);
  const untouched = useRef(config);
  // The firing stays in sight while the person changes the chart of the alert.
  const [opened, setOpened] = useState(linkedAlert);
  const alert = linkedAlert ?? opened;
  useEffect(() => {
    if (linked === written.current) return;
    written.current = linked;
    untouched.current = configOf(params.config) ?? initial;
    setConfig(untouched.current);
    setOpened(linkedAlert);
  }, [linked, params.config, initial, linkedAlert]);
  useEffect(() => {
    const text = JSON.stringify(settled);
    if (leaving || text === written.current || settled === untouched.current) return;
    written.current = text;
    void go({ search: (before: ChartParams) => ({ ...before, config: text, alertId: undefined }), replace: true });
  }, [settled, go, leaving]);

  const drawn = useMemo(() => tileConfig(settled), [settled]);
  const selected = useMemo(() => selectedOf({ filters: params.filters ?? '[]' }, nowhere), [params.filters]);
  const open = useMemo<OpenDashboard>(() => {
    const where = chartFilter(settled);
    const navigate = (next: Partial<ChartParams>) => void go({ search: (before: ChartParams) => ({ ...before, ...next }) });
    return {
      stored: nowhere, dashboard: nowhere, base: undefined, dirty: false, params: {}, range, span, zone, problem,
      asked: { dashboard: nowhere, span, granularity: granularityOf(params.granularity), selected: { ...selected, ...(where && { where }) } },
      refresh, navigate, select: (next) => navigate(fixed(next)), back: nothing, edit: nothing, change: nothing, rebase: nothing, end: nothing,
    };
  }, [range, span, zone, problem, params.granularity, selected, refresh, go, settled]);
  const rest = 'sourceId' in config ? restOf(selected, config.sourceId) : none;
  const { data } = useQuery({ ...tileQuery(open.asked, { config: drawn }), enabled: table && hasTable(settled) });
  const condition = useMemo(() => alert && conditionOf(alert, undefined), [alert]);
  // The link of a notification has the window of the firing.
  const fired = useMemo(() => (alert && !isRelative(range.from) && !isRelative(range.to) ? windowOf(alert, span) : undefined), [alert, range, span]);
  return (
    <DashboardContext.Provider value={open}>
      <Page
        title={nameOf(config) || 'Chart'}
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
            {mayEdit && <CreateAlert config={config} filters={rest} />}
            {mayEdit && (
              <Button variant="default" className={own.action} title="Add to dashboard" onClick={() => setAdding(true)}>
                <Action icon={<IconLayoutDashboard size={16} aria-hidden />}>Add to dashboard</Action>
              </Button>
            )}
            <Toolbar />
          </>
        }
      >
        {fired && alert && condition && (
          <Suspense>
            <FiredAlert alert={alert} condition={condition} window={fired} />
          </Suspense>
        )}
        <div className={classes.editor}>
          <div className={classes.form} role="form" aria-label="Chart">
            <Suspense>
              <ChartForm config={config} span={span} onChange={setConfig} />
            </Suspense>
          </div>
          <section className={classes.result} aria-label="Result">
            {problem && <p role="alert">{problem} Showing the last hour.</p>}
            {selected.rest.length > 0 && (
              <div className={own.conditions} role="group" aria-label="Filters">
                {selected.rest.map((c, i) => (
                  <Narrowed key={i} condition={c} onRemove={() => open.navigate(writeSelected({ values: {}, rest: selected.rest.filter((other) => other !== c) }, none))} />
                ))}
              </div>
            )}
            {alert && !fired && (
              <p className={own.alert}>
                Alert: <Link to="/alerts/$id" params={{ id: alert.id }}>{alert.displayName}</Link>
              </p>
            )}
            <TileBody tile={useTile(drawn)} />
            {table && hasTable(settled) && data && <DataBelow label="Chart data" columns={data.columns} rows={data.rows as unknown[][]} />}
          </section>
        </div>
      </Page>
      {adding && <Add config={config} filters={rest} range={range} onClose={() => setAdding(false)} />}
    </DashboardContext.Provider>
  );
}

const useTile = (config: TileConfig) => useMemo(() => ({ id: '', name: 'Chart', x: 0, y: 0, w: 24, h: 12, config }), [config]);

const nameOf = (config: object) => ('name' in config && typeof config.name === 'string' ? config.name.trim() : '');

/** Action is the label of a button. On narrow pages, it is an icon. */
function Action({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      <span className={own.icon}>{icon}</span>
      <span className={own.label}>{children}</span>
    </>
  );
}

/** CreateAlert opens the form of an alert on the chart. */
function CreateAlert({ config, filters }: { config: TileConfig; filters: SearchFilter[] }) {
  const alert = newAlertOf({ id: '', name: '', config }, undefined, filters);
  const label = <Action icon={<IconBell size={16} aria-hidden />}>Create alert</Action>;
  if (alert) {
    return (
      <Button variant="default" className={own.action} title="Create alert" renderRoot={(props) => <Link {...props} to="/alerts/new" search={alert} />}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip label="Alerts work on line, stacked bar and number charts." events={{ hover: true, focus: true, touch: true }}>
      {/* A disabled button gets no focus and shows no tooltip. */}
      <Button variant="default" className={own.action} mod={{ disabled: true }} aria-disabled>
        {label}
      </Button>
    </Tooltip>
  );
}

/** Add puts the chart on a dashboard, below what is there, and opens it. */
function Add({ config: chart, filters, range, onClose }: { config: TileConfig; filters: SearchFilter[]; range: Range; onClose(): void }) {
  const go = useNavigate();
  const { data: dashboards } = useQuery(dashboardsQuery);
  const [id, setID] = useState('');
  const [name, setName] = useState(nameOf(chart));
  const filtered = withFilters(chart, filters);
  const kept = filtered && withFilterInValues(filtered);
  const config = kept ?? tileConfig(chart);
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
        {!kept && <p role="status">The filter cannot be kept: tiles filter each value, and the filter of a value is in another language.</p>}
        {error && <Failure error={error} />}
        <Group justify="flex-end" gap={8} mt={12}>
          <Button type="submit" disabled={name.trim() === '' || !dashboards} {...busy(adding.isPending || creating.isPending)}>
            {kept ? 'Add' : 'Add without filter'}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
