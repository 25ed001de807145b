import { ActionIcon, Button, Menu, Modal, TextInput } from '@mantine/core';
import { IconBellOff, IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../api/queries';
import type { Alert } from '../../api/types';
import { busy } from '../../shell/busy';
import { useShortcuts } from '../../shell/shortcuts';
import { nextHour } from './alerts';
import classes from './Silence.module.css';
import { alertQuery, alertsQuery, silence, unsilence } from './queries';

const hour = 3_600_000;

/** Silence mutes an alert, for an hour by one click or, where it is keyed, the key s, or ends its silence. */
export function Silence({ alert, name, keyed = false }: { alert: Alert; name: string; keyed?: boolean }) {
  const [own, setOwn] = useState(false);
  const change = useMutation({
    mutationFn: (until: { at: number; reason?: string } | null) => (until ? silence(alert.id, until.at, until.reason) : unsilence(alert.id)),
    onSuccess: (next) => {
      queryClient.setQueryData(alertQuery(alert.id).queryKey, next);
      queryClient.setQueryData(alertsQuery.queryKey, (list) => list?.map((a) => (a.id === next.id ? next : a)));
      void queryClient.invalidateQueries({ queryKey: ['alerts', 'firing'] });
      setOwn(false);
    },
  });
  const once = (until: Parameters<typeof change.mutate>[0]) => !change.isPending && change.mutate(until);
  const silenceFor = (length: number) => once({ at: Date.now() + length });
  // A button that is disabled meanwhile would lose the focus.
  const working = { mod: { disabled: change.isPending }, 'aria-disabled': change.isPending };
  useShortcuts(keyed ? { s: () => !alert.silenced && silenceFor(hour) } : {});
  return (
    <div className={classes.silence}>
      {alert.silenced ? (
        <Button variant="default" {...working} onClick={() => once(null)} aria-label={`End silence of ${name}`}>
          End silence
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconBellOff size={14} aria-hidden />}
          {...working}
          onClick={() => silenceFor(hour)}
          data-silence
          aria-label={`Silence 1 h: ${name}`}
        >
          Silence 1 h
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" aria-label={`Silence options for ${name}`}>
            <IconChevronDown size={14} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {alert.silenced && <Menu.Item onClick={() => silenceFor(hour)}>Silence for 1 hour</Menu.Item>}
          <Menu.Item onClick={() => silenceFor(4 * hour)}>Silence for 4 hours</Menu.Item>
          <Menu.Item onClick={() => once({ at: nextHour(9, Date.now()) })}>Silence until 9:00</Menu.Item>
          <Menu.Item onClick={() => setOwn(true)}>Silence until…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {change.error && !own && (
        <p className={classes.error} role="alert">
          {change.error.message}
        </p>
      )}
      <Modal opened={own} onClose={() => setOwn(false)} title={`Silence ${name}`} size={400}>
        <form
          className={classes.form}
          onSubmit={(e) => {
            e.preventDefault();
            const values = new FormData(e.currentTarget);
            change.mutate({ at: new Date(String(values.get('until'))).getTime(), reason: String(values.get('reason')).trim() });
          }}
        >
          <TextInput name="until" type="datetime-local" label="Until" defaultValue={localInput(nextHour(9, Date.now()))} required withAsterisk={false} />
          <TextInput name="reason" label="Reason (optional)" maxLength={1024} />
          {change.error && (
            <p className={classes.error} role="alert">
              {change.error.message}
            </p>
          )}
          <Button type="submit" {...busy(change.isPending)}>
            Silence
          </Button>
        </form>
      </Modal>
    </div>
  );
}

/** A time as fields of the browser for local times have it. */
function localInput(time: number): string {
  return new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
