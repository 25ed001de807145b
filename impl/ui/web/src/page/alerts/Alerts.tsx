import { Button, TextInput } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Alert } from '../../api/types';
import { formatNumber } from '../../chart/number';
import { Page } from '../../shell/Page';
import { useShortcuts } from '../../shell/shortcuts';
import { Empty, Failure, Loading } from '../../shell/States';
import { useZone } from '../../time/zone';
import {
  alertName, evaluations, formatClock, formatLength, formatOf, formatRule, groupOf, groups, since, stateNames, told, watchedName, watchedOf, type Watched,
} from './alerts';
import classes from './Alerts.module.css';
import { Silence } from './Silence';
import { StateWord, Strip, ToldList } from './State';
import { useMayEdit } from './useMayEdit';
import { alertDeliveriesQuery, alertsQuery, recentQuery, watchableQuery, webhooksQuery } from './queries';

interface Listed {
  alert: Alert;
  watched: Watched | undefined;
  name: string;
}

/** Alerts lists the alerts, what matters most first. */
export function Alerts() {
  const { data, error, refetch } = useQuery(alertsQuery);
  const { data: watchable } = useQuery(watchableQuery);
  const mayEdit = useMayEdit();
  const [find, setFind] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => input.current?.focus(), r: () => void refetch() });
  const listed = useMemo<Listed[] | undefined>(
    () =>
      data
        ?.map((alert) => {
          const watched = watchedOf(alert, watchable);
          return { alert, watched, name: alertName(alert, watched) };
        })
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    [data, watchable],
  );
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const found = listed?.filter(({ alert, watched, name }) => {
    const text = `${name} ${watchedName(watched) ?? ''} ${stateNames[alert.state]} ${alert.groupBy ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
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
        <Empty>This team has no alerts yet. An alert watches a tile of a dashboard or a saved search.</Empty>
      ) : (
        <>
          {error && <p className={classes.old}>The list cannot be read at the moment, and may be old.</p>}
          <TextInput
            ref={input}
            className={classes.find}
            aria-label="Find an alert"
            placeholder={`Find in ${listed.length} ${listed.length === 1 ? 'alert' : 'alerts'}`}
            value={find}
            onChange={(e) => setFind(e.currentTarget.value)}
          />
          {found.length === 0 && <Empty>No alert has “{find}” in its name, state or in what it watches.</Empty>}
          {groups.map(({ id, name }) => {
            const members = found.filter(({ alert }) => groupOf(alert) === id);
            if (members.length === 0) return null;
            return (
              <section key={id} className={classes.group} aria-label={name}>
                <h2>
                  {name} <span>{members.length}</span>
                </h2>
                <ul>
                  {members.map((each) => (
                    <Row key={each.alert.id} {...each} mayEdit={mayEdit} />
                  ))}
                </ul>
              </section>
            );
          })}
        </>
      )}
    </Page>
  );
}

function Row({ alert, watched, name, mayEdit }: Listed & { mayEdit: boolean }) {
  const { ref, inViewport } = useInViewport<HTMLLIElement>();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (inViewport) setSeen(true);
  }, [inViewport]);
  const [zone] = useZone();
  const { data: recent, dataUpdatedAt } = useQuery({ ...recentQuery(alert.id), enabled: seen });
  const { data: deliveries } = useQuery({ ...alertDeliveriesQuery(alert.id), enabled: seen });
  const { data: webhooks } = useQuery(webhooksQuery);
  const list = useMemo(() => evaluations(recent ?? []), [recent]);
  const names = useMemo(() => new Map(webhooks?.map((w) => [w.id, w.name])), [webhooks]);
  const format = formatOf(watched);
  const start = since(alert.state, list);
  const last = list.find((e) => e.state !== 'ERROR');
  const problem = alert.executionErrors?.[0];
  return (
    <li ref={ref} className={classes.row}>
      <div className={classes.state}>
        <StateWord state={alert.state} />
        {start && (
          <span className={classes.muted} title={formatLength(dataUpdatedAt - start.at)}>
            {start.longer ? 'since before' : 'since'} {formatClock(start.at, zone)}
          </span>
        )}
      </div>
      <div className={classes.name}>
        <Link to="/alerts/$id" params={{ id: alert.id }}>
          {name}
        </Link>
        <span className={classes.muted}>
          {watchedName(watched)}
          {alert.groupBy && ` by ${alert.groupBy}`}
        </span>
        {alert.silenced && (
          <span className={classes.muted}>
            Silenced until {formatClock(Date.parse(alert.silenced.until), zone)}
            {alert.silenced.reason && `: ${alert.silenced.reason}`}
          </span>
        )}
        {problem && <span className={classes.problem}>{problem.message}</span>}
      </div>
      <div className={classes.value}>
        <span>
          {last && <b>{formatNumber(last.value, format)}</b>} <span className={classes.muted}>{formatRule(alert, format)}</span>
        </span>
        {last?.group && <span className={classes.muted}>{last.group}</span>}
      </div>
      <div className={classes.strip}>{recent && <Strip list={list} zone={zone} format={format} />}</div>
      <div className={classes.told}>{deliveries && webhooks && <ToldList list={told(alert, deliveries, names)} zone={zone} />}</div>
      {mayEdit && (
        <div className={classes.actions}>
          <Silence alert={alert} name={name} />
        </div>
      )}
    </li>
  );
}
