import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useRef } from 'react';
import { ApiError } from '../../api/client';
import { Page } from '../../shell/Page';
import { Empty, Failure, Loading } from '../../shell/States';
import { fixed, type Range, type Span } from '../../time/range';
import { usePageTime } from '../../time/usePageTime';
import { DashboardContext, type OpenDashboard } from './context';
import { dashboardQuery, type Stored } from './dashboard';
import { granularityOf, selectedOf, type DashboardParams } from './url';

const hour: Range = { from: 'now-1h', to: 'now' };

/** Dashboard is what the pages of a dashboard share: the dashboard itself, its link, and its time. */
export function Dashboard() {
  const { id } = useParams({ from: '/app/dashboards/$id' });
  const { data, error, refetch } = useQuery(dashboardQuery(id));
  if (data) return <Open key={id} stored={data} />;
  return (
    <Page title="Dashboard">
      {error instanceof ApiError && error.status === 404 ? (
        <Empty>There is no such dashboard in this team. It may have been deleted.</Empty>
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <Loading what="the dashboard" rows={12} />
      )}
    </Page>
  );
}

function Open({ stored }: { stored: Stored }) {
  const params = useSearch({ from: '/app/dashboards/$id' });
  const go = useNavigate();
  const router = useRouter();
  const { range, span, zone, problem, refresh } = usePageTime(params.from, params.to, hour);
  const { dashboard } = stored;
  const granularity = granularityOf(params.granularity);
  const selected = useMemo(
    () => selectedOf(params, dashboard),
    [params.filters, params.where, params.whereLanguage, dashboard],
  );
  const asked = useMemo(() => ({ dashboard, span, granularity, selected }), [dashboard, span, granularity, selected]);
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
  const open = useMemo<OpenDashboard>(
    () => ({ stored: dashboard, dashboard, params, range, span, zone, problem, asked, refresh, navigate, select, back }),
    [dashboard, params, range, span, zone, problem, asked, refresh, navigate, select, back],
  );
  return (
    <DashboardContext.Provider value={open}>
      <Outlet />
    </DashboardContext.Provider>
  );
}
