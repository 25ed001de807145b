import { createRootRoute, createRoute, createRouter, Link, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { base } from './api/client';
import { alertParams, newParams } from './page/alerts/params';
import { chartParams } from './page/chart/chart';
import { dashboardParams } from './page/dashboard/url';
import { deliveryParams } from './page/deliveries/params';
import { searchParams } from './page/search/search';
import { lastPage, remember } from './page/start/last';
import { teamParams } from './page/team/params';
import { traceParams } from './page/trace/trace';
import { Page } from './shell/Page';
import { Shell } from './shell/Shell';
import { Failure } from './shell/States';

const root = createRootRoute();

/** Has a page get of its link what it reads, and nothing else: what is not in the answer, the router hands on as it is in the link. */
const only =
  <P extends object>(read: (values: Record<string, unknown>) => P) =>
  (values: Record<string, unknown>): P => ({ ...Object.fromEntries(Object.keys(values).map((name) => [name, undefined])), ...read(values) });

// The pages that need a session. The server itself has those to set up, to sign in without a page, and to join.
const app = createRoute({ getParentRoute: () => root, id: 'app', component: () => <Shell /> });

const home = createRoute({
  getParentRoute: () => app,
  path: '/',
  beforeLoad: () => {
    const last = lastPage();
    if (last) throw redirect({ to: last, replace: true });
  },
  component: lazyRouteComponent(() => import('./page/start/Start'), 'Start'),
});

const start = createRoute({
  getParentRoute: () => app,
  path: '/start',
  component: lazyRouteComponent(() => import('./page/start/FirstSteps'), 'FirstSteps'),
});

// Joining leads here.
const welcome = createRoute({
  getParentRoute: () => app,
  path: '/welcome',
  component: lazyRouteComponent(() => import('./page/start/Welcome'), 'Welcome'),
});

const search = createRoute({
  getParentRoute: () => app,
  path: '/search',
  validateSearch: only(searchParams),
  component: lazyRouteComponent(() => import('./page/search/Search'), 'Search'),
});

const savedSearch = createRoute({
  getParentRoute: () => app,
  path: '/search/$savedId',
  validateSearch: only(searchParams),
  component: lazyRouteComponent(() => import('./page/search/Search'), 'SavedSearch'),
});

const savedSearches = createRoute({
  getParentRoute: () => app,
  path: '/search/list',
  component: lazyRouteComponent(() => import('./page/search/SavedList'), 'SavedList'),
});

const team = createRoute({
  getParentRoute: () => app,
  path: '/team',
  validateSearch: only(teamParams),
  component: lazyRouteComponent(() => import('./page/team/Team'), 'Team'),
});

const trace = createRoute({
  getParentRoute: () => app,
  path: '/trace/$traceId',
  validateSearch: only(traceParams),
  component: lazyRouteComponent(() => import('./page/trace/Trace'), 'Trace'),
});

const dashboards = createRoute({
  getParentRoute: () => app,
  path: '/dashboards/list',
  component: lazyRouteComponent(() => import('./page/dashboard/Dashboards'), 'Dashboards'),
});

const importDashboard = createRoute({
  getParentRoute: () => app,
  path: '/dashboards/import',
  validateSearch: only((values): { template?: string } => (typeof values.template === 'string' ? { template: values.template } : {})),
  component: lazyRouteComponent(() => import('./page/dashboard/Import'), 'Import'),
});

const dashboard = createRoute({
  getParentRoute: () => app,
  path: '/dashboards/$id',
  validateSearch: only(dashboardParams),
  component: lazyRouteComponent(() => import('./page/dashboard/Dashboard'), 'Dashboard'),
});

const dashboardTiles = createRoute({
  getParentRoute: () => dashboard,
  path: '/',
  component: lazyRouteComponent(() => import('./page/dashboard/View'), 'View'),
});

const dashboardTile = createRoute({
  getParentRoute: () => dashboard,
  path: '/tiles/$tileId',
  component: lazyRouteComponent(() => import('./page/dashboard/TilePage'), 'TilePage'),
});

const chart = createRoute({
  getParentRoute: () => app,
  path: '/chart',
  validateSearch: only(chartParams),
  component: lazyRouteComponent(() => import('./page/chart/Chart'), 'Chart'),
});

const sources = createRoute({
  getParentRoute: () => app,
  path: '/sources',
  beforeLoad: () => {
    throw redirect({ to: '/team', search: { tab: 'sources' }, replace: true });
  },
});

const alerts = createRoute({
  getParentRoute: () => app,
  path: '/alerts',
  component: lazyRouteComponent(() => import('./page/alerts/Alerts'), 'Alerts'),
});

const alert = createRoute({
  getParentRoute: () => app,
  path: '/alerts/$id',
  validateSearch: only(alertParams),
  component: lazyRouteComponent(() => import('./page/alerts/AlertDetail'), 'AlertDetail'),
});

const newAlert = createRoute({
  getParentRoute: () => app,
  path: '/alerts/new',
  validateSearch: only(newParams),
  component: lazyRouteComponent(() => import('./page/alerts/AlertForm'), 'NewAlert'),
});
const editAlert = createRoute({
  getParentRoute: () => app,
  path: '/alerts/$id/edit',
  component: lazyRouteComponent(() => import('./page/alerts/AlertForm'), 'EditAlert'),
});
const deliveries = createRoute({
  getParentRoute: () => app,
  path: '/deliveries',
  validateSearch: only(deliveryParams),
  component: lazyRouteComponent(() => import('./page/deliveries/Deliveries'), 'Deliveries'),
});

const delivery = createRoute({
  getParentRoute: () => app,
  path: '/deliveries/$id',
  component: lazyRouteComponent(() => import('./page/deliveries/DeliveryDetail'), 'DeliveryDetail'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    app.addChildren([
      home,
      start,
      welcome,
      search,
      savedSearch,
      savedSearches,
      dashboards,
      importDashboard,
      dashboard.addChildren([dashboardTiles, dashboardTile]),
      alerts,
      alert,
      newAlert,
      editAlert,
      chart,
      deliveries,
      delivery,
      trace,
      team,
      sources,
    ]),
  ]),
  basepath: new URL(base).pathname,
  // Values are texts, as links in messages and runbooks have them.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (values) => {
    const text = new URLSearchParams(
      Object.entries(values).filter(([, value]) => value !== undefined && value !== '') as [string, string][],
    ).toString();
    return text && `?${text}`;
  },
  scrollRestoration: true,
  // The navigation is there before the first page is. Later ones replace a page once they are there.
  defaultPendingComponent: () => null,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  notFoundMode: 'root',
  defaultNotFoundComponent: () => (
    <Shell>
      <Page title="Not found">
        <p>
          Page not found. Check the link, or go to the <Link to="/">start page</Link>.
        </p>
      </Page>
    </Shell>
  ),
  defaultErrorComponent: ({ error, reset }) => (
    <Page title="Error">
      <Failure error={error instanceof Error ? error : new Error(String(error))} retry={reset} />
    </Page>
  ),
});

router.subscribe('onResolved', ({ toLocation }) => {
  remember(toLocation.pathname);
  router.update({ ...router.options, defaultPendingMs: Infinity });
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
