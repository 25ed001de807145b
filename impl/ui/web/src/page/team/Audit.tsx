import { Button, NativeSelect } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { busy } from '../../shell/busy';
import { readableName } from '../alerts/name';
import { auditKinds, changeText, inWords, type AuditEntry } from './audit';
import type { TeamParams } from './params';
import { List, Section, When } from './parts';
import { auditQuery, membersQuery, useMay } from './team';
import classes from './Team.module.css';

/** Audit is the audit log: who has changed what, and who has signed in or failed to. */
export function Audit() {
  const admin = useMay('admin');
  const { kind, actor, days } = useSearch({ from: '/app/team' });
  const navigate = useNavigate({ from: '/team' });
  const change = (next: TeamParams) => void navigate({ search: (before: TeamParams) => ({ ...before, ...next }) });
  // It stays the same while pages are read.
  const from = useMemo(() => days && new Date(Date.now() - Number(days) * 86_400_000).toISOString(), [days]);
  const entries = useInfiniteQuery({ ...auditQuery(kind, actor, from), enabled: admin });
  const members = useQuery({ ...membersQuery, enabled: admin });
  if (!admin) return <Section title="Audit log" about="Only admins can view the audit log." children={null} />;
  const people = members.data?.map((m) => m.email) ?? [];
  return (
    <Section wide title="Audit log" about="Changes and sign-ins, newest first.">
      <div className={classes.buttons}>
        <NativeSelect
          size="xs"
          label="Resource"
          value={kind ?? ''}
          onChange={(e) => change({ kind: e.currentTarget.value || undefined })}
          data={[{ value: '', label: 'All' }, ...auditKinds.map((value) => ({ value, label: inWords(value) }))]}
        />
        <NativeSelect
          size="xs"
          label="User"
          value={actor ?? ''}
          onChange={(e) => change({ actor: e.currentTarget.value || undefined })}
          data={[{ value: '', label: 'All' }, ...[...new Set([...people, ...(actor ? [actor] : [])])]]}
        />
        <NativeSelect
          size="xs"
          label="Period"
          value={days ?? ''}
          onChange={(e) => change({ days: e.currentTarget.value || undefined })}
          data={[{ value: '', label: 'All time' }, ...['1', '7', '30'].map((value) => ({ value, label: value === '1' ? 'Last 24 hours' : `Last ${value} days` }))]}
        />
      </div>
      <List query={entries} what="entries" empty="No matching entries." columns={['Time', 'User', 'Action', 'Resource', 'Address', 'Changes']}>
        {(entry) => <Entry key={entry.id} entry={entry} />}
      </List>
      {entries.data?.length === 0 && (kind || actor || days) && (
        <Button variant="default" onClick={() => change({ kind: undefined, actor: undefined, days: undefined })}>
          Show all
        </Button>
      )}
      {entries.hasNextPage && (
        <Button variant="default" {...busy(entries.isFetchingNextPage)} onClick={() => void entries.fetchNextPage()}>
          Show older
        </Button>
      )}
    </Section>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { changes, omittedChanges = 0, repeats, resourceKind, resourceName } = entry;
  const name = resourceKind === 'alert' && resourceName ? readableName(resourceName) : resourceName;
  const count = changes.length + omittedChanges;
  return (
    <tr className={classes.entry}>
      <td className={classes.once}>
        <When time={entry.createdAt} />
      </td>
      <th scope="row" className={classes.who}>
        {entry.actorName || (entry.actorType === 'system' ? 'Server operator' : 'Unknown')}
        {entry.actorType === 'api' && <span className={classes.muted}> (key)</span>}
      </th>
      <td>
        {inWords(entry.operation)}
        {repeats && <span className={classes.muted}>, {repeats} times</span>}
      </td>
      <td className={classes.of}>
        {resourceKind && <span className={classes.muted}>{inWords(resourceKind)} </span>}
        <span className={classes.name} title={name}>
          {name}
        </span>
      </td>
      <td className={`mono ${classes.from}`} title={entry.userAgent}>
        {entry.address || '–'}
      </td>
      <td className={classes.changes}>
        {count === 0 ? (
          '–'
        ) : (
          <details>
            <summary>
              {count} {count === 1 ? 'value' : 'values'}
            </summary>
            <ul>
              {changes.map((c) => (
                <li key={c.path}>
                  <span className="mono">{c.path}</span>: {changeText(c)}
                </li>
              ))}
              {omittedChanges > 0 && <li>and {omittedChanges} more (not recorded)</li>}
            </ul>
          </details>
        )}
      </td>
      <td aria-hidden />
    </tr>
  );
}
