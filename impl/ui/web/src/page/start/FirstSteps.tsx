import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { answer, client } from '../../api/client';
import { sessionQuery, sourcesQuery } from '../../api/queries';
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
import { languages, snippet, takes, type Language } from './snippets';

const kept = 100;
const lately = 15 * 60_000;

/** What has arrived lately from a source: how many rows, at most as many as are asked for, and from which services. */
async function arrivedOf(source: EventSource, signal: AbortSignal) {
  const service = source.serviceNameExpression;
  const search = { sourceId: source.id, where: '', whereLanguage: 'lucene' as const, filters: [], ...(service && { select: `${service} AS service` }) };
  const { data } = await newestRows(search, Date.now() - lately, kept, signal);
  return { source, rows: data.length, services: [...new Set(data.map((row) => String(row.service ?? '')).filter(Boolean))].sort() };
}

/** FirstSteps leads from an empty server to the first rows, and from them to a dashboard. */
export function FirstSteps() {
  const admin = useMay('admin');
  const editor = useMay('editor');
  const navigate = useNavigate();
  const { data: session } = useQuery(sessionQuery);
  const otlp = session?.features.otlp;
  const [typed, setEndpoint] = useLocalStorage<string | null>({ key: 'endpoint', defaultValue: null, getInitialValueInEffect: false });
  const endpoint = typed ?? `${otlp?.tls ? 'https' : 'http'}://${location.hostname}:${otlp?.http ?? 4318}`;
  const [language, setLanguage] = useState<Language>('Collector');
  const [said, copy] = useCopy();
  const make = useMutation({
    mutationFn: async () => (await answer(client.POST('/api/v2/team/ingestion-keys', { body: { name: 'First steps' } }))).data,
  });
  const { data: sources } = useQuery(sourcesQuery);
  const searchable = sources?.filter(isEventSource) ?? [];
  const arrivals = useQuery({
    queryKey: ['arrivals', searchable.map((s) => s.id)],
    queryFn: async ({ signal }) => {
      const outcomes = await Promise.allSettled(searchable.map((s) => arrivedOf(s, signal)));
      const answered = outcomes.flatMap((o) => (o.status === 'fulfilled' ? [o.value] : []));
      const failed = outcomes.find((o) => o.status === 'rejected');
      // A source whose table is gone hides nothing of the others.
      if (answered.length === 0 && failed) throw failed.reason;
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
  const key = make.data?.secret ?? 'obs_ing_…';
  const { about, text } = snippet(language, endpoint.replace(/\/+$/, ''), key);
  // What this server takes is known of who has signed in alone.
  if (!session) {
    return (
      <Page title="First steps">
        <Loading what="the first steps" />
      </Page>
    );
  }
  return (
    <Page title="First steps">
      <ol className={classes.steps}>
        <li>
          <h2>Where to send</h2>
          <p>
            {takes(otlp)} {otlp?.http === undefined ? 'Name one that does.' : 'Change the address if it is another one from where you send.'}
          </p>
          <TextInput className={classes.endpoint} label="Endpoint" value={endpoint} onChange={(e) => setEndpoint(e.currentTarget.value)} spellCheck={false} />
        </li>
        <li>
          <h2>An ingestion key</h2>
          {make.data ? (
            <p role="status">
              The key is in the text below. It is shown only this once: <code className="mono">{make.data.secret}</code>
            </p>
          ) : admin ? (
            <>
              <p>Who sends has a key. This one can be ended at any time, under Team.</p>
              <Button {...busy(make.isPending)} onClick={() => make.mutate()}>
                Make a key
              </Button>
            </>
          ) : (
            <p>Who sends has a key. Ask an admin of the team for one.</p>
          )}
          {make.error && <Failure error={make.error} retry={() => make.mutate()} />}
        </li>
        <li>
          <h2>Send something</h2>
          <SegmentedControl size="xs" aria-label="What sends" value={language} onChange={(value) => setLanguage(value as Language)} data={[...languages]} />
          <p>{about}</p>
          <div className={classes.snippet}>
            <Scroller className={classes.text} label={`What sends: ${language}`}>
              <pre className="mono">{text}</pre>
            </Scroller>
            <Button variant="default" onClick={() => copy(text)}>
              {said ?? 'Copy'}
            </Button>
          </div>
        </li>
        <li>
          <h2>See it arrive</h2>
          <div role="status" className={classes.arrived}>
            {arrived.length === 0 ? (
              <>
                <IconClock size={16} aria-hidden /> Waiting for the first rows. This page notices them by itself.
              </>
            ) : (
              <>
                <IconCircleCheck size={16} className={classes.ok} aria-hidden />
                {arrived.map(({ source, rows }) => `${source.name}: ${rows < kept ? rows : `${kept} or more`} ${rows === 1 ? 'row' : 'rows'}`).join(', ')} in the last 15 minutes
                {services.length > 0 && `, from ${services.slice(0, 5).join(', ')}${services.length > 5 ? ` and ${services.length - 5} more` : ''}`}.
              </>
            )}
          </div>
          {arrivals.error && <Failure error={arrivals.error} />}
          {arrived.length > 0 && (
            <div className={classes.next}>
              {editor && (
                <Button {...busy(create.isPending)} onClick={() => create.mutate()}>
                  Make a dashboard of it
                </Button>
              )}
              <Link to="/search" search={{ source: arrived[0]!.source.id }}>
                Look at the rows
              </Link>
            </div>
          )}
          {create.error && <Failure error={create.error} retry={() => create.mutate()} />}
          {editor && (
            <>
              <p>Or look at a ready dashboard, with the rows that have arrived:</p>
              <Templates />
            </>
          )}
        </li>
      </ol>
    </Page>
  );
}
