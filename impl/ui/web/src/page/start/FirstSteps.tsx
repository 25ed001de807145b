import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { answer, ApiError, client } from '../../api/client';
import { queryClient, sessionQuery, sourcesQuery } from '../../api/queries';
import { isEventSource, type EventSource } from '../../api/types';
import { busy } from '../../shell/busy';
import { useCopy } from '../../shell/copy';
import { Page } from '../../shell/Page';
import { Scroller } from '../../shell/Scroller';
import { Failure, Loading } from '../../shell/States';
import { Templates } from '../dashboard/Templates';
import { newestRows } from '../search/search';
import { useMay } from '../team/team';
import classes from './FirstSteps.module.css';
import { firstDashboard } from './dashboard';
import { endpointsOf, isLoopback, languages, snippet, type Language } from './snippets';

const limit = 100;
const recent = 15 * 60_000;

/** Counts the recent rows of a source, up to a limit, and lists the services that sent them. */
async function arrivedOf(source: EventSource, signal: AbortSignal) {
  const service = source.serviceNameExpression;
  const search = { sourceId: source.id, where: '', whereLanguage: 'lucene' as const, filters: [], ...(service && { select: `${service} AS service` }) };
  const { data } = await newestRows(search, Date.now() - recent, limit, signal);
  return { source, rows: data.length, services: [...new Set(data.map((row) => String(row.service ?? '')).filter(Boolean))].sort() };
}

/** FirstSteps leads from an empty server to the first rows, and from them to a dashboard. */
export function FirstSteps() {
  const admin = useMay('admin');
  const editor = useMay('editor');
  const navigate = useNavigate();
  const { data: session } = useQuery(sessionQuery);
  const otlp = session?.features.otlp;
  const endpoints = endpointsOf(otlp, location.hostname);
  const [typed, setEndpoint] = useState<string>();
  const endpoint = typed ?? endpoints.http ?? '';
  const [language, setLanguage] = useState<Language>('Collector');
  const [said, copy] = useCopy();
  const createKey = useMutation({
    mutationFn: async () => (await answer(client.POST('/api/v2/team/ingestion-keys', { body: { name: 'First steps' } }))).data,
  });
  const { data: sources } = useQuery(sourcesQuery);
  const searchable = sources?.filter(isEventSource) ?? [];
  const arrivals = useQuery({
    queryKey: ['arrivals', searchable.map((s) => s.id)],
    queryFn: async ({ signal }) => {
      const outcomes = await Promise.allSettled(searchable.map((s) => arrivedOf(s, signal)));
      const answered = outcomes.flatMap((o) => (o.status === 'fulfilled' ? [o.value] : []));
      const failed = outcomes.flatMap((o) => (o.status === 'rejected' ? [o.reason as Error] : []));
      if (failed.some((reason) => reason instanceof ApiError && reason.status === 404)) {
        void queryClient.invalidateQueries({ queryKey: sourcesQuery.queryKey }); // a source was deleted
      }
      // A source whose table is gone hides nothing of the others.
      if (answered.length === 0 && failed[0]) throw failed[0];
      return answered.filter((a) => a.rows > 0);
    },
    enabled: searchable.length > 0,
    refetchInterval: 3000,
    retry: false,
  });
  const arrived = arrivals.data ?? [];
  const services = [...new Set(arrived.flatMap((a) => a.services))];
  const create = useMutation({
    mutationFn: async () => (await answer(client.POST('/api/v2/dashboards', { body: firstDashboard(arrived.map((a) => a.source)) }))).data,
    onSuccess: (dashboard) => void navigate({ to: `/dashboards/${dashboard.id}` as string }),
  });
  const key = createKey.data?.secret ?? 'obs_ing_…';
  const { about, text } = snippet(language, endpoint.replace(/\/+$/, ''), key);
  // The session has the endpoints.
  if (!session) {
    return (
      <Page title="First steps">
        <Loading what="first steps" />
      </Page>
    );
  }
  return (
    <Page title="First steps">
      <ol className={classes.steps}>
        <li>
          <h2>Endpoint</h2>
          {endpoints.http ? (
            <p>
              This server receives OTLP over HTTP at <code className="mono">{endpoints.http}</code>
              {endpoints.grpc && (
                <>
                  {' '}
                  and over gRPC at <code className="mono">{endpoints.grpc}</code>
                </>
              )}
              .{' '}
              {isLoopback(otlp?.httpHost) && !isLoopback(location.hostname)
                ? 'It listens on its own machine only. To send from others, start it with --otlp-http :4318.'
                : 'Change the address if your senders use another one, such as that of a proxy.'}
            </p>
          ) : (
            <p>
              {endpoints.grpc ? (
                <>
                  This server receives OTLP over gRPC only, at <code className="mono">{endpoints.grpc}</code>. The examples below use HTTP.
                </>
              ) : (
                'This server receives no telemetry.'
              )}{' '}
              Enter the address of a receiver.
            </p>
          )}
          <TextInput className={classes.endpoint} label="OTLP/HTTP endpoint" value={endpoint} onChange={(e) => setEndpoint(e.currentTarget.value)} spellCheck={false} />
        </li>
        <li>
          <h2>Ingestion key</h2>
          {createKey.data ? (
            <p role="status">
              The key is in the example below. It is shown only once: <code className="mono">{createKey.data.secret}</code>
            </p>
          ) : admin ? (
            <>
              <p>
                Senders use an ingestion key. You can revoke it under{' '}
                <Link to="/team" search={{ tab: 'keys' }}>
                  Team, Keys
                </Link>
                .
              </p>
              <Button {...busy(createKey.isPending)} onClick={() => createKey.mutate()}>
                Create ingestion key
              </Button>
            </>
          ) : (
            <p>Senders use an ingestion key. Ask an admin of the team for one.</p>
          )}
          {createKey.error && <Failure error={createKey.error} retry={() => createKey.mutate()} />}
        </li>
        <li>
          <h2>Send telemetry</h2>
          <SegmentedControl size="xs" aria-label="Sender" value={language} onChange={(value) => setLanguage(value as Language)} data={[...languages]} />
          <p>{about}</p>
          <div className={classes.snippet}>
            <Scroller className={classes.text} label={`Example: ${language}`}>
              <pre className="mono">{text}</pre>
            </Scroller>
            <Button variant="default" onClick={() => copy(text)}>
              {said ?? 'Copy'}
            </Button>
          </div>
        </li>
        <li>
          <h2>Check that data arrives</h2>
          <div role="status" className={classes.arrived}>
            {arrived.length === 0 ? (
              <>
                <IconClock size={16} aria-hidden /> Waiting for the first rows; updates automatically.
              </>
            ) : (
              <>
                <IconCircleCheck size={16} className={classes.ok} aria-hidden />
                {arrived.map(({ source, rows }) => `${source.name}: ${rows < limit ? rows : `${limit} or more`} ${rows === 1 ? 'row' : 'rows'}`).join(', ')} in the last 15 minutes
                {services.length > 0 && `, from ${services.slice(0, 5).join(', ')}${services.length > 5 ? ` and ${services.length - 5} more` : ''}`}.
              </>
            )}
          </div>
          {arrivals.error && <Failure error={arrivals.error} />}
          {arrived.length > 0 && (
            <div className={classes.next}>
              {editor && (
                <Button {...busy(create.isPending)} onClick={() => create.mutate()}>
                  Create dashboard
                </Button>
              )}
              <Link to="/search" search={{ source: arrived[0]!.source.id }}>
                View {arrived[0]!.source.kind === 'trace' ? 'spans' : 'logs'}
              </Link>
            </div>
          )}
          {create.error && <Failure error={create.error} retry={() => create.mutate()} />}
          {editor && (
            <>
              <p>Or start from a ready dashboard:</p>
              <Templates />
            </>
          )}
        </li>
      </ol>
    </Page>
  );
}
