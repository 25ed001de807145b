import { Button, PasswordInput, SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, client } from '../../api/client';
import { installationQuery, sessionQuery } from '../../api/queries';
import { Failure } from '../../shell/States';
import { busy } from '../../shell/busy';
import type { Zone } from '../../time/range';
import { useZone, zoneChoices } from '../../time/zone';
import { Form, List, Section, When } from './parts';
import { changed, roleHints, roleNames, signInsQuery, type Role } from './team';
import classes from './Team.module.css';

export function Account() {
  const { data: session } = useQuery(sessionQuery);
  const { data: installation } = useQuery(installationQuery);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [zone, setZone] = useZone();
  return (
    <>
      <Section title="You">
        <dl className={classes.facts}>
          <dt>Name</dt>
          <dd>{session?.person.name || '–'}</dd>
          <dt>Email</dt>
          <dd>{session?.person.email}</dd>
          <dt>Role</dt>
          <dd>{session && `${roleNames[session.person.role as Role]}: ${roleHints[session.person.role as Role]}`}</dd>
          <dt>Team</dt>
          <dd>{session?.team.name}</dd>
          <dt>Theme</dt>
          <dd>
            <SegmentedControl
              size="xs"
              aria-label="Theme"
              value={colorScheme}
              onChange={(value) => setColorScheme(value as MantineColorScheme)}
              data={[
                { value: 'auto', label: 'System' },
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
            />
          </dd>
          <dt>Time zone</dt>
          <dd>
            <SegmentedControl
              size="xs"
              aria-label="Time zone"
              value={zone}
              onChange={(value) => setZone(value as Zone)}
              data={zoneChoices()}
            />
          </dd>
        </dl>
      </Section>
      {installation?.passwords !== false && <Password email={session?.person.email ?? ''} />}
      <SignIns />
    </>
  );
}

function Password({ email }: { email: string }) {
  const [times, setTimes] = useState(0);
  return (
    <Section title="Password" about={times > 0 ? <span role="status">Password changed. All other sessions have ended.</span> : 'A new password ends all other sessions.'}>
      <div className={classes.inline} key={times}>
        <Form
          submit="Change password"
          save={(value) =>
            answer(client.PUT('/api/v2/me/password', { body: { currentPassword: value('currentPassword'), newPassword: value('newPassword') } }))
          }
          onSaved={() => {
            setTimes(times + 1);
            void changed(signInsQuery);
          }}
        >
          {(problem) => (
            <>
              <input type="hidden" autoComplete="username" value={email} readOnly />
              <PasswordInput
                name="currentPassword" label="Current password" autoComplete="current-password" required withAsterisk={false}
                error={problem('currentPassword')}
              />
              <PasswordInput
                name="newPassword" label="New password" autoComplete="new-password" required withAsterisk={false} error={problem('newPassword')}
                description="At least 12 characters. A phrase of several words works well."
              />
            </>
          )}
        </Form>
      </div>
    </Section>
  );
}

/** Returns the browser and system of a user agent, so that people recognize theirs. */
export function browserOf(userAgent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\/[\d.]+/.exec(userAgent.replace(/Chrome\/[\d.]+ (?=.*(Edg|OPR)\/)/, ''))?.[1];
  const system = /(Windows|Mac OS X|Android|iPhone|iPad|CrOS|Linux)/.exec(userAgent)?.[1];
  if (!browser) return userAgent || 'unknown';
  const name = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser;
  return system ? `${name} on ${system === 'Mac OS X' ? 'macOS' : system}` : name;
}

function SignIns() {
  const sessions = useQuery(signInsQuery);
  const end = useMutation({
    mutationFn: () => answer(client.DELETE('/api/v2/me/sessions')),
    onSuccess: () => changed(signInsQuery),
  });
  const others = (sessions.data ?? []).some((s) => !s.isCurrent);
  return (
    <Section
      title="Sessions"
      action={
        others && (
          <Button variant="default" {...busy(end.isPending)} onClick={() => end.mutate()}>
            Sign out elsewhere
          </Button>
        )
      }
    >
      {end.error && <Failure error={end.error} />}
      <List query={sessions} what="sessions" empty="" columns={['Browser', 'Address', 'Signed in', 'Last used', 'Expires']}>
        {(s) => (
          <tr key={s.id}>
            <th scope="row" title={s.userAgent}>
              {browserOf(s.userAgent)}
              {s.isCurrent && <span className={classes.muted}> (current)</span>}
            </th>
            <td className="mono">{s.address || '–'}</td>
            <td>
              <When time={s.createdAt} />
            </td>
            <td>
              <When time={s.usedAt} relative />
            </td>
            <td>
              <When time={s.expireAt} />
            </td>
            <td />
          </tr>
        )}
      </List>
    </Section>
  );
}
