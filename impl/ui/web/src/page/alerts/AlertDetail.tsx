import { Button, Table } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch, type LinkProps } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { isMissing } from '../../api/error';
import { sourcesQuery } from '../../api/queries';
import type { Alert } from '../../api/types';
import { formatNumber } from '../../chart/number';
import { Facts } from '../../shell/Facts';
import { Page } from '../../shell/Page';
import { Empty, Failure, Loading } from '../../shell/States';
import { fixed } from '../../time/range';
import { TimePicker } from '../../time/TimePicker';
import { usePageTime } from '../../time/usePageTime';
import { useZone } from '../../time/zone';
import { DeliveryTable } from '../deliveries/DeliveryTable';
import { plain } from '../../text/text';
import { useMay } from '../team/team';
import classes from './AlertDetail.module.css';
import {
  conditionLink, evaluations, firings, formatClock, formatLength, formatOf, formatRule, intervals, lengthOf, noDataNames,
  notified, since, type Evaluation,
} from './alerts';
import { Cause } from './Cause';
import { conditionName } from './name';
import type { AlertParams } from './params';
import { Silence } from './Silence';
import { StateWord, Strip, NotifiedList } from './State';
import { Values } from './Values';
import { alertDeliveriesQuery, alertQuery, conditionQuery, historyQuery, webhooksQuery } from './queries';

const Markdown = lazy(() => import('react-markdown'));

/** AlertDetail is one alert: what it says, what it has said before, and who was notified. */
export function AlertDetail() {
  const { id } = useParams({ from: '/app/alerts/$id' });
  const params = useSearch({ from: '/app/alerts/$id' });
  const { data: alert, error, refetch } = useQuery(alertQuery(id));
  if (alert) return <Found key={alert.id} alert={alert} params={params} failed={error !== null} />;
  return (
    <Page title="Alert">
      {!error ? (
        <Loading what="the alert" />
      ) : isMissing(error) ? (
        <Empty action={<Link to="/alerts">All alerts</Link>}>Alert not found. It may have been deleted.</Empty>
      ) : (
        <Failure error={error} retry={() => void refetch()} />
      )}
    </Page>
  );
}

function Found({ alert, params, failed }: { alert: Alert; params: AlertParams; failed: boolean }) {
  const navigate = useNavigate({ from: '/alerts/$id' });
  // A link to a window shows what was around it.
  const end = Number(params.window);
  const length = lengthOf(alert.interval);
  const fallback = useMemo(
    () => (end > 0 ? fixed({ from: end - 40 * length, to: end + 20 * length }) : { from: intervals[alert.interval].since, to: 'now' }),
    [end, length, alert.interval],
  );
  const { range, span, problem, refresh } = usePageTime(params.from, params.to, fallback);
  const [zone] = useZone();
  const mayEdit = useMay('editor');
  const change = useCallback(
    (next: AlertParams) => void navigate({ search: (before: AlertParams) => ({ ...before, ...next }) }),
    [navigate],
  );
  const cache = useQueryClient();
  // Its windows are often the same when the minutes have moved on.
  const reread = useCallback(() => {
    refresh();
    void cache.refetchQueries({ type: 'active' });
  }, [cache, refresh]);
  const condition = useQuery(conditionQuery(alert));
  const history = useInfiniteQuery(historyQuery(alert.id));
  const { data: deliveries } = useQuery(alertDeliveriesQuery(alert.id));
  const { data: webhooks } = useQuery(webhooksQuery);
  const names = useMemo(() => new Map(webhooks?.map((w) => [w.id, w.name])), [webhooks]);
  const entries = useMemo(() => history.data?.pages.flatMap((p) => p.data) ?? [], [history.data]);
  const list = useMemo(() => evaluations(entries), [entries]);
  const fired = useMemo(() => firings(list, lengthOf(alert.interval)), [list, alert.interval]);
  const firing = useMemo(
    () => (end > 0 ? (fired.find((f) => f.from < end && end <= f.to) ?? { from: end - length, to: end, groups: [] }) : fired[0]),
    [end, length, fired],
  );
  const { data: sources } = useQuery(sourcesQuery);
  const format = formatOf(condition.data ?? undefined, sources);
  const name = alert.displayName;
  const start = since(alert.state, list);
  const last = list.find((e) => e.state !== 'ERROR');
  const link = conditionLink(alert, span);
  return (
    <Page
      title={name}
      actions={
        <>
          {mayEdit && (
            <>
              <Silence alert={alert} name={name} keyed />
              <Link to="/alerts/$id/edit" params={{ id: alert.id }} className={classes.edit}>
                Edit
              </Link>
            </>
          )}
          <TimePicker range={range} span={span} onChange={(r) => change(r)} onRefresh={reread} />
        </>
      }
    >
      <div className={classes.page}>
        {failed && <p className={classes.warning}>The server is not responding. This page may be out of date.</p>}
        {problem && (
          <p className={classes.warning} role="alert">
            {problem}
          </p>
        )}
        <section className={classes.summary} aria-label="State">
          <div>
            <StateWord state={alert.state} />
            {start && (
              <span className={classes.muted}>
                {start.longer ? 'since before' : 'since'} {formatClock(start.at, zone)}, {formatLength(Date.now() - start.at)}
              </span>
            )}
          </div>
          <div>
            <span>
              {last && <b className={classes.value}>{formatNumber(last.value, format)}</b>}{' '}
              <span className={classes.muted}>fires if {formatRule(alert, format)}</span>
            </span>
            {last?.group && <span className={classes.muted}>{plain(last.group)}</span>}
          </div>
          <div>
            <Strip list={list} zone={zone} format={format} />
            <span className={classes.muted}>Last 20 evaluations, every {intervals[alert.interval].name.replace(/^1 /, '')}</span>
          </div>
          {deliveries && webhooks && (
            <div>
              <NotifiedList list={notified(alert, deliveries, names)} zone={zone} />
            </div>
          )}
        </section>
        {alert.silenced && (
          <p className={classes.muted}>
            Silenced until {formatClock(Date.parse(alert.silenced.until), zone)}
            {alert.silenced.reason && `: ${alert.silenced.reason}`}
          </p>
        )}
        {alert.executionErrors && alert.executionErrors.length > 0 && (
          <section className={classes.errors} aria-label="Errors">
            <IconAlertTriangle size={16} aria-hidden />
            <ul>
              {alert.executionErrors.map((e, i) => (
                <li key={i}>
                  {e.message} <span className={classes.muted}>{formatClock(Date.parse(e.timestamp), zone)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {condition.data === null && alert.source !== 'inline' && <p className={classes.warning}>This alert is not evaluated: its {alert.source === 'tile' ? 'tile' : 'saved search'} was deleted.</p>}
        {alert.note && (
          <div className={classes.note}>
            <Suspense fallback={<p>{alert.note}</p>}>
              <Markdown>{alert.note}</Markdown>
            </Suspense>
          </div>
        )}
        <section aria-label="Values">
          <h2>
            Values
            {condition.data && (
              <Link to={link.to as LinkProps['to']} search={link.search as never}>
                {conditionName(condition.data)}
              </Link>
            )}
          </h2>
          <Values
            {...{ alert, span, entries, fired, name }}
            condition={condition.data ?? undefined}
            waiting={condition.isPending}
            onSelect={(s) => change(fixed(s))}
          />
        </section>
        {firing && condition.data && (
          <Cause condition={condition.data} groupBy={alert.groupBy} firing={firing} group={params.group ?? firing.groups[0] ?? ''} />
        )}
        <section aria-label="Deliveries">
          <h2>
            Deliveries
            <Link to="/deliveries" search={{ alertId: alert.id }}>
              View all deliveries
            </Link>
          </h2>
          {deliveries && (deliveries.length === 0 ? <Empty>No notifications yet.</Empty> : <DeliveryTable deliveries={deliveries.slice(0, 5)} />)}
        </section>
        <section aria-label="Evaluations">
          <h2>Evaluations</h2>
          {history.error && list.length === 0 ? (
            <Failure error={history.error} retry={() => void history.refetch()} />
          ) : history.isPending ? (
            <Loading what="evaluations" />
          ) : list.length === 0 ? (
            <Empty>Not evaluated yet.</Empty>
          ) : (
            <History {...{ list, format, zone }} onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined} />
          )}
        </section>
        <section aria-label="Settings">
          <h2>Settings</h2>
          <Fields alert={alert} names={names} format={format} />
        </section>
      </div>
    </Page>
  );
}

const page = 20;

function History({ list, format, zone, onMore }: { list: Evaluation[]; format: ReturnType<typeof formatOf>; zone: 'local' | 'utc'; onMore: (() => void) | undefined }) {
  const [count, setCount] = useState(page);
  return (
    <>
      <div className={classes.scroll}>
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Window end</Table.Th>
              <Table.Th scope="col">State</Table.Th>
              <Table.Th scope="col" ta="right">
                Value
              </Table.Th>
              <Table.Th scope="col">Result</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {list.slice(0, count).map((e) => (
              <Table.Tr key={e.end}>
                <Table.Th scope="row" className={classes.time}>
                  {e.state === 'ALERT' ? (
                    <Link to="." search={{ window: String(e.end), group: e.group }}>
                      {formatClock(e.end, zone)}
                    </Link>
                  ) : (
                    formatClock(e.end, zone)
                  )}
                </Table.Th>
                <Table.Td>
                  <StateWord state={e.state} />
                </Table.Td>
                <Table.Td ta="right">{formatNumber(e.value, format)}</Table.Td>
                <Table.Td className={classes.said}>
                  {[
                    e.error,
                    e.group && plain(e.group),
                    e.groups > 1 && `${e.groups} groups${e.firing.length > 0 ? `, ${e.firing.length} firing` : ''}`,
                    e.noValue,
                    e.lateRows && `${e.lateRows} late ${e.lateRows === 1 ? 'row' : 'rows'} not counted`,
                  ]
                    .filter(Boolean)
                    .join('; ')}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {(list.length > count || onMore) && (
        <Button
          variant="default"
          onClick={() => {
            setCount(count + page);
            if (list.length <= count + page) onMore?.();
          }}
        >
          Show earlier evaluations
        </Button>
      )}
    </>
  );
}

function Fields({ alert, names, format }: { alert: Alert; names: Map<string, string>; format: ReturnType<typeof formatOf> }) {
  const [zone] = useZone();
  const many = alert.numConsecutiveWindows ?? 1;
  const fields: [string, string | undefined][] = [
    ['Condition', `${formatRule(alert, format)} over ${intervals[alert.interval].name}${many === 1 ? '' : `, ${many} consecutive windows`}`],
    ['Group by', alert.groupBy],
    ['If no data', noDataNames[alert.noData ?? 'zero']],
    ['Notify', (alert.channels ?? []).map((c) => `${names.get(c.webhookId ?? '') ?? c.webhookId}${c.severity ? ` (${c.severity})` : ''}`).join(', ')],
    ['Repeat every', alert.renotifyInterval ? intervals[alert.renotifyInterval].name : 'Never'],
    ['Windows start at', alert.scheduleStartAt ? formatClock(Date.parse(alert.scheduleStartAt), zone) : undefined],
    ['Window offset', alert.scheduleOffsetMinutes ? `${alert.scheduleOffsetMinutes} min` : undefined],
    ['Tags', alert.tags.join(', ') || undefined],
    ['Title template', alert.name ?? 'Default'],
    ['Message', alert.message ?? undefined],
    ['Created', formatClock(Date.parse(alert.createdAt), zone)],
    ['Updated', formatClock(Date.parse(alert.updatedAt), zone)],
    ['ID', alert.id],
  ];
  return <Facts className={classes.fields} facts={fields} />;
}
