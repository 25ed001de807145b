import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useBlocker, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { isMissing } from '../../api/error';
import { queryClient } from '../../api/queries';
import type { Dashboard as DashboardBody } from '../../api/types';
import { Page } from '../../shell/Page';
import { Empty, Failure, Loading } from '../../shell/States';
import { fixed, type Range, type Span } from '../../time/range';
import { usePageTime } from '../../time/usePageTime';
import { alertsQuery } from '../alerts/queries';
import { useMay } from '../team/team';
import { DashboardContext, type OpenDashboard } from './context';
import { dashboardQuery, dashboardsQuery, type Stored } from './dashboard';
import { granularityOf, selectedOf, type DashboardParams } from './url';

const hour: Range = { from: 'now-1h', to: 'now' };

/** Dashboard is what the pages of a dashboard share: the dashboard itself, its link, and its time. */
export function Dashboard() {
  const { id } = useParams({ from: '/app/dashboards/$id' });
  const { data, error, refetch } = useQuery(dashboardQuery(id));
  if (data) return <Open key={id} stored={data} />;
  return (
    <Page title="Dashboard">
      {isMissing(error) ? (
        <Empty action={<Link to="/dashboards/list">All dashboards</Link>}>Dashboard not found. It may have been deleted.</Empty>
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <Loading what="the dashboard" rows={12} />
      )}
    </Page>
  );
}

interface Draft {
  base: Stored;
  dashboard: DashboardBody;
}

const LeaveDialog = lazy(() => import('./LeaveDialog'));

function Open({ stored }: { stored: Stored }) {
  const params = useSearch({ from: '/app/dashboards/$id' });
  const go = useNavigate();
  const router = useRouter();
  const { range, span, zone, problem, refresh } = usePageTime(params.from, params.to, hour);
  const [draft, setDraft] = useState<Draft>();
  // For the bells of all tiles. Nothing of it is drawn here.
  useQuery({ ...alertsQuery, refetchInterval: 30_000, notifyOnChangeProps: [] });
  const dashboard = draft?.dashboard ?? stored.dashboard;
  const dirty = draft !== undefined && draft.dashboard !== draft.base.dashboard;
  const mayEdit = useMay('editor');
  const editing = (mayEdit && params.edit === 'true') || dirty;
  const base = editing ? (draft?.base ?? stored) : undefined;

  const granularity = granularityOf(params.granularity);
  const selected = useMemo(
    () => selectedOf(params, dashboard),
    [params.filters, params.where, params.whereLanguage, dashboard.filters, dashboard.savedFilterValues, dashboard.savedQuery, dashboard.savedQueryLanguage],
  );
  const asked = useMemo(
    () => ({ dashboard: { id: dashboard.id, filters: dashboard.filters }, span, granularity, selected }),
    [dashboard.id, dashboard.filters, span, granularity, selected],
  );
  const navigate = useCallback(
    (next: Partial<DashboardParams>, replace = false) =>
      void go({ to: '.', search: (before: DashboardParams) => ({ ...before, ...next }), replace } as Parameters<typeof go>[0]),
    [go],
  );
  // A double click goes back as often as a span was selected.
  const selections = useRef(0);
  const select = useCallback(
    (next: Span) => {
      selections.current++;
      navigate(fixed(next));
    },
    [navigate],
  );
  const back = useCallback(() => {
    if (selections.current === 0) return;
    selections.current--;
    router.history.back();
  }, [router]);

  const edit = useMemo(() => (mayEdit ? () => navigate({ edit: 'true' }, true) : undefined), [navigate, mayEdit]);
  const change = useCallback(
    (by: (dashboard: DashboardBody) => DashboardBody) => setDraft((d) => ({ base: d?.base ?? stored, dashboard: by(d?.dashboard ?? stored.dashboard) })),
    [stored],
  );
  const rebase = useCallback((theirs: Stored, mine: DashboardBody) => setDraft({ base: theirs, dashboard: mine }), []);
  const end = useCallback(
    (saved?: Stored) => {
      if (saved) queryClient.setQueryData(dashboardQuery(saved.dashboard.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: dashboardsQuery.queryKey });
      setDraft(undefined);
    },
    [],
  );
  const blocked = useBlocker({
    shouldBlockFn: ({ next }) => dirty && (next.params as { id?: string }).id !== dashboard.id,
    enableBeforeUnload: dirty,
    withResolver: true,
  });

  const open = useMemo<OpenDashboard>(
    () => ({
      stored: (base ?? stored).dashboard, dashboard, base, dirty, params, range, span, zone, problem, asked,
      refresh, navigate, select, back, edit, change, rebase, end,
    }),
    [stored, base, dashboard, dirty, params, range, span, zone, problem, asked, refresh, navigate, select, back, edit, change, rebase, end],
  );
  return (
    <DashboardContext.Provider value={open}>
      <Outlet />
      {blocked.status === 'blocked' && (
        <Suspense>
          <LeaveDialog name={dashboard.name} onLeave={blocked.proceed} onStay={blocked.reset} />
        </Suspense>
      )}
    </DashboardContext.Provider>
  );
}
