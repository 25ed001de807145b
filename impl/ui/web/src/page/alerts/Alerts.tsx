import { Button, Group as Actions, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useMemo, useRef, useState } from 'react';
import { sourcesQuery } from '../../api/queries';
import type { Alert, NumberFormat, Source } from '../../api/types';
import { formatNumber } from '../../chart/number';
import { Page } from '../../shell/Page';
import { useShortcuts } from '../../shell/shortcuts';
import { Empty, Failure, Loading } from '../../shell/States';
import { plain } from '../../text/text';
import type { Zone } from '../../time/range';
import { useZone } from '../../time/zone';
import {
  conditionsOf, evaluations, formatClock, formatLength, formatOf, formatRule, groupOf, groups, notified, since, stateNames, type Group,
} from './alerts';
import { useMay } from '../team/team';
import classes from './Alerts.module.css';
import { alertDetails, conditionName, type Condition } from './name';
import { Silence } from './Silence';
import { StateWord, Strip, NotifiedList } from './State';
import { alertDeliveriesQuery, alertsQuery, conditionsQuery, recentQuery, webhooksQuery } from './queries';
import { useNear } from './useNear';

interface Listed {
  alert: Alert;
  condition: Condition | undefined;
  /** What is looked through for what is typed. */
  text: string;
}

const most = 100;

/** Alerts lists the alerts, what matters most first. */
export function Alerts() {
  const { data, error, refetch } = useQuery(alertsQuery);
  const { data: conditions } = useQuery(conditionsQuery);
  const { data: webhooks } = useQuery(webhooksQuery);
  const { data: sources } = useQuery(sourcesQuery);
  const [zone] = useZone();
  const mayEdit = useMay('editor');
  const [find, setFind] = useState('');
  const [counts, setCounts] = useState<Partial<Record<Group, number>>>({});
  // The alert that the person is at, which stays listed whatever becomes of it.
  const [held, setHeld] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // The focus goes through the alerts, so that Enter opens one.
  const move = (step: number) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-alert]') ?? [])];
    const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
    links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus();
  };
  useShortcuts({
    '/': () => input.current?.focus(),
    r: () => void refetch(),
    j: () => move(1),
    k: () => move(-1),
    s: () => document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-silence]')?.click(),
  });
  const names = useMemo(() => webhooks && new Map(webhooks.map((w) => [w.id, w.name])), [webhooks]);
  const listed = useMemo<Listed[] | undefined>(() => {
    const conditionOf = conditionsOf(conditions);
    return data
      ?.map((alert) => {
        const condition = conditionOf(alert);
        const words = [alert.displayName, ...alert.tags, alert.name, conditionName(condition), stateNames[alert.state], alert.groupBy];
        return { alert, condition, text: words.join(' ').toLowerCase() };
      })
      .sort((a, b) => a.alert.displayName.localeCompare(b.alert.displayName, 'en'));
  }, [data, conditions]);
  const found = useMemo(() => {
    const words = find.toLowerCase().split(/\s+/).filter(Boolean);
    return listed?.filter(({ alert, text }) => alert.id === held || words.every((word) => text.includes(word)));
  }, [listed, find, held]);
  return (
    <Page
      title="Alerts"
      actions={
        mayEdit && (
          <Button component={Link} to="/alerts/new">
            New alert
          </Button>
        )
      }
    >
      {error && !data ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !listed || !found ? (
        <Loading what="alerts" />
      ) : listed.length === 0 ? (
        <Empty
          action={
            <Actions gap={16}>
              {mayEdit ? (
                <Button component={Link} to="/alerts/new">
                  Create alert
                </Button>
              ) : (
                <Link to="/dashboards/list">Dashboards</Link>
              )}
              <Link to="/start">Send data</Link>
            </Actions>
          }
        >
          No alerts yet. An alert watches a dashboard tile, a saved search or a chart.{!mayEdit && ' Editors and admins can create alerts.'}
        </Empty>
      ) : (
        <>
          {error && <p className={classes.old}>Cannot refresh the list. It may be out of date.</p>}
          <TextInput
            ref={input}
            className={classes.find}
            aria-label="Search alerts"
            placeholder={`Search ${listed.length} ${listed.length === 1 ? 'alert' : 'alerts'} by name or tag`}
            value={find}
            onFocus={() => setHeld(undefined)}
            onChange={(e) => setFind(e.currentTarget.value)}
          />
          {found.length === 0 && <Empty action={<Button variant="default" onClick={() => setFind('')}>Show all</Button>}>No alerts match “{find}”.</Empty>}
          {/* One list for all groups: an alert that comes to another one keeps the focus, and what is open or typed about it. */}
          <ul ref={list} className={classes.list} aria-label="Alerts">
            {groups.flatMap(({ id, name }) => {
              const members = found.filter(({ alert }) => groupOf(alert) === id);
              const count = counts[id] ?? most;
              if (members.length === 0) return [];
              return [
                <li key={id} className={classes.group}>
                  <h2>
                    {name} <span>{members.length}</span>
                  </h2>
                </li>,
                ...members
                  .filter(({ alert }, i) => i < count || alert.id === held)
                  .map(({ alert, condition }) => (
                    <Row key={alert.id} {...{ alert, condition, sources, names, zone, mayEdit }} onFocus={setHeld} onTag={setFind} />
                  )),
                members.length > count && (
                  <li key={`more ${id}`}>
                    <Button variant="default" onClick={() => setCounts({ ...counts, [id]: count + most })}>
                      Show {Math.min(most, members.length - count)} more of {members.length}
                    </Button>
                  </li>
                ),
              ];
            })}
          </ul>
        </>
      )}
    </Page>
  );
}

interface RowProps extends Omit<Listed, 'text'> {
  sources: Source[] | undefined;
  /** The names of webhooks. */
  names: Map<string, string> | undefined;
  zone: Zone;
  mayEdit: boolean;
  onFocus(id: string): void;
  onTag(tag: string): void;
}

/** Row is drawn again for what is new of its alert, and not for what is typed above it. It is whole once it has been near. */
const Row = memo(function Row({ alert, condition, sources, names, zone, mayEdit, onFocus, onTag }: RowProps) {
  const { ref, near, been } = useNear<HTMLLIElement>();
  const format = formatOf(condition, sources);
  const part = { alert, zone, format, near };
  const problem = alert.executionErrors?.[0];
  return (
    <li ref={ref} className={classes.row} onFocus={() => onFocus(alert.id)}>
      <div className={classes.state}>
        <StateWord state={alert.state} />
        {been && <Since {...part} />}
      </div>
      <div className={classes.name}>
        <Link to="/alerts/$id" params={{ id: alert.id }} data-alert>
          {alert.displayName}
        </Link>
        <span className={classes.muted}>
          {alertDetails(alert, condition)}
          {alert.groupBy && ` by ${alert.groupBy}`}
        </span>
        {alert.tags.length > 0 && (
          <span className={classes.tags}>
            {alert.tags.map((tag, i) => (
              <button key={i} type="button" className={classes.tag} title={`Filter by tag ${tag}`} onClick={() => onTag(tag)}>
                {tag}
              </button>
            ))}
          </span>
        )}
        {alert.silenced && (
          <span className={classes.muted}>
            Silenced until {formatClock(Date.parse(alert.silenced.until), zone)}
            {alert.silenced.reason && `: ${alert.silenced.reason}`}
          </span>
        )}
      </div>
      {problem && <div className={classes.problem}>{problem.message}</div>}
      <div className={classes.value}>{been && <Value {...part} />}</div>
      <div className={classes.strip}>{been && <Evaluations {...part} />}</div>
      <div className={classes.notified}>{been && <Told {...part} names={names} />}</div>
      {mayEdit && <div className={classes.actions}>{been && <Silence alert={alert} name={alert.displayName} />}</div>}
    </li>
  );
});

interface PartProps {
  alert: Alert;
  zone: Zone;
  format: NumberFormat | undefined;
  near: boolean;
}

const useRecent = ({ alert, near }: PartProps) => useQuery({ ...recentQuery(alert.id), select: evaluations, enabled: near });

function Since(props: PartProps) {
  const { data: list, dataUpdatedAt } = useRecent(props);
  const start = since(props.alert.state, list ?? []);
  if (!start) return null;
  return (
    <span className={classes.muted} title={formatLength(dataUpdatedAt - start.at)}>
      {start.longer ? 'since before' : 'since'} {formatClock(start.at, props.zone)}
    </span>
  );
}

function Value(props: PartProps) {
  const { data: list } = useRecent(props);
  const last = list?.find((e) => e.state !== 'ERROR');
  return (
    <>
      <span>
        {last && <b>{formatNumber(last.value, props.format)}</b>} <span className={classes.muted}>{formatRule(props.alert, props.format)}</span>
      </span>
      {last?.group && <span className={classes.muted}>{plain(last.group)}</span>}
    </>
  );
}

function Evaluations(props: PartProps) {
  const { data: list } = useRecent(props);
  return list && <Strip list={list} zone={props.zone} format={props.format} />;
}

function Told({ alert, zone, near, names }: PartProps & { names: Map<string, string> | undefined }) {
  const { data: deliveries } = useQuery({ ...alertDeliveriesQuery(alert.id), enabled: near });
  return deliveries && names && <NotifiedList list={notified(alert, deliveries, names)} zone={zone} />;
}
