import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { components } from '../../../../../../gen/ts/oss';
import { answer, client } from '../../api/client';
import { sessionQuery } from '../../api/queries';
import { Act, Confirm, Form, List, Once, Panel, Section, When, type Values } from './parts';
import { changed, ingestionKeysQuery, personalKeysQuery, useMay, type IngestionKey, type PersonalKey } from './team';
import classes from './Team.module.css';

type Scope = components['schemas']['KeyScope'];
const scopes: Record<Scope, { label: string; role: string[] }> = {
  read: { label: 'Read (viewer)', role: ['viewer', 'editor', 'admin'] },
  write: { label: 'Write (editor)', role: ['editor', 'admin'] },
  admin: { label: 'Admin (full access)', role: ['admin'] },
};
const ends = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In 1 year' },
  { value: 'never', label: 'Never' },
  { value: 'date', label: 'On a date' },
];

export function Keys() {
  const admin = useMay('admin');
  return (
    <>
      <PersonalKeys />
      {admin ? <IngestionKeys /> : <Section title="Ingestion keys" about="Applications send telemetry with ingestion keys. Only admins can manage them." children={null} />}
    </>
  );
}

/** The end of a key that the form says, in RFC 3339, or undefined for never. A day ends with it. */
function endOf(value: Values): string | undefined {
  const end = value('end');
  if (end === 'never') return undefined;
  if (end === 'date') return new Date(`${value('day')}T23:59:59`).toISOString();
  return new Date(Date.now() + Number(end) * 86_400_000).toISOString();
}

function EndField({ initially, problem }: { initially: string; problem: string | undefined }) {
  const [end, setEnd] = useState(initially);
  return (
    <>
      <NativeSelect name="end" size="xs" label="Expires" data={ends} value={end} onChange={(e) => setEnd(e.currentTarget.value)} error={end === 'date' ? undefined : problem} />
      {end === 'date' && <TextInput name="day" type="date" label="Expiration date" required withAsterisk={false} error={problem} />}
    </>
  );
}

type Key = Omit<IngestionKey, 'usedAddress'> & { usedAddress?: string };

/** What all keys show: who they are, how long they work, and whether they are in use. */
function columnsOf(key: Key) {
  const ended = key.expireAt !== undefined && Date.parse(key.expireAt) < Date.now();
  return (
    <>
      <td className="mono">…{key.keySuffix}</td>
      <td>
        <When time={key.createdAt} />
      </td>
      <td>
        {ended && <span className={classes.problem}>expired </span>}
        <When time={key.expireAt} none="never" />
      </td>
      <td>
        <When time={key.usedAt} relative none="never" />
        {key.usedAt && key.usedAddress && ` from ${key.usedAddress}`}
        {key.previousValidUntil && (
          <span className={classes.muted}>
            {' '}
            (previous secret valid until <When time={key.previousValidUntil} />)
          </span>
        )}
      </td>
    </>
  );
}

interface Shown {
  name: string;
  secret: string;
}

interface RotateProps {
  name: string;
  rotate(overlapHours: number): Promise<{ secret: string }>;
  onRotated(secret: string): void;
  onClose(): void;
}

function Rotate({ name, rotate, onRotated, onClose }: RotateProps) {
  return (
    <Panel title={`Rotate key ${name}`} onClose={onClose}>
      <Form submit="Rotate" onCancel={onClose} save={(value) => rotate(Number(value('overlapHours')))} onSaved={({ secret }) => onRotated(secret)}>
        {(problem) => (
          <NativeSelect
            name="overlapHours" size="xs" label="Previous secret" defaultValue="24" error={problem('overlapHours')} data-autofocus
            data={[
              { value: '1', label: 'Valid for 1 hour' },
              { value: '24', label: 'Valid for 24 hours' },
              { value: '168', label: 'Valid for 7 days' },
            ]}
          />
        )}
      </Form>
    </Panel>
  );
}

function PersonalKeys() {
  const { data: session } = useQuery(sessionQuery);
  const keys = useQuery(personalKeysQuery);
  const [making, setMaking] = useState(false);
  const [rotating, setRotating] = useState<PersonalKey>();
  const [deleting, setDeleting] = useState<PersonalKey>();
  const [made, setMade] = useState<Shown>();
  const done = (shown?: Shown) => {
    setMaking(false);
    setRotating(undefined);
    setDeleting(undefined);
    setMade(shown);
    void changed(personalKeysQuery);
  };
  const offered = (Object.keys(scopes) as Scope[]).filter((s) => scopes[s].role.includes(session?.person.role ?? ''));
  return (
    <Section
      title="Personal keys"
      about="Programs call the API with personal keys. A key never has more permissions than you."
      action={<Button onClick={() => setMaking(true)}>New personal key</Button>}
    >
      <List query={keys} what="personal keys" empty="No personal keys yet." columns={['Name', 'Scope', 'Key', 'Created', 'Expires', 'Last used']}>
        {(key) => (
          <tr key={key.id}>
            <th scope="row">{key.name}</th>
            <td>{key.scope}</td>
            {columnsOf(key)}
            <td>
              <Act name="Rotate" of={key.name} onClick={() => setRotating(key)} />
              <Act danger name="Delete" of={key.name} onClick={() => setDeleting(key)} />
            </td>
          </tr>
        )}
      </List>
      {making && (
        <Panel title="New personal key" onClose={() => setMaking(false)}>
          <Form
            submit="Create key"
            onCancel={() => setMaking(false)}
            save={async (value) =>
              (
                await answer(
                  client.POST('/api/v2/keys', { body: { name: value('name').trim(), scope: value('scope') as Scope, expireAt: endOf(value) } }),
                )
              ).data
            }
            onSaved={({ key, secret }) => done({ name: key.name, secret })}
          >
            {(problem) => (
              <>
                <TextInput name="name" label="Name" description="For example, the program that uses it." required withAsterisk={false} data-autofocus error={problem('name')} />
                <NativeSelect name="scope" size="xs" label="Scope" data={offered.map((s) => ({ value: s, label: scopes[s].label }))} error={problem('scope')} />
                <EndField initially="90" problem={problem('expireAt')} />
              </>
            )}
          </Form>
        </Panel>
      )}
      {rotating && (
        <Rotate
          name={rotating.name}
          rotate={async (overlapHours) =>
            (await answer(client.POST('/api/v2/keys/{id}/rotate', { params: { path: { id: rotating.id } }, body: { overlapHours } }))).data
          }
          onRotated={(secret) => done({ name: rotating.name, secret })}
          onClose={() => setRotating(undefined)}
        />
      )}
      {deleting && (
        <Confirm
          title={`Delete key ${deleting.name}?`}
          submit="Delete"
          onClose={() => setDeleting(undefined)}
          save={() => answer(client.DELETE('/api/v2/keys/{id}', { params: { path: { id: deleting.id } } }))}
          onSaved={() => done()}
        >
          <p>
            The key stops working immediately. Last used: <When time={deleting.usedAt} relative none="never" />.
          </p>
        </Confirm>
      )}
      {made && <Once title={`Personal key ${made.name}`} value={made.secret} onClose={() => setMade(undefined)} />}
    </Section>
  );
}

function IngestionKeys() {
  const keys = useQuery(ingestionKeysQuery);
  const [making, setMaking] = useState(false);
  const [rotating, setRotating] = useState<IngestionKey>();
  const [deleting, setDeleting] = useState<IngestionKey>();
  const [made, setMade] = useState<Shown>();
  const done = (shown?: Shown) => {
    setMaking(false);
    setRotating(undefined);
    setDeleting(undefined);
    setMade(shown);
    void changed(ingestionKeysQuery);
  };
  return (
    <Section
      title="Ingestion keys"
      about={
        <>
          Applications send telemetry with ingestion keys. <Link to="/start">Send data</Link>
        </>
      }
      action={<Button onClick={() => setMaking(true)}>New ingestion key</Button>}
    >
      <List query={keys} what="ingestion keys" empty="No ingestion keys yet. Create a key to send data." columns={['Name', 'Key', 'Created', 'Expires', 'Last used']}>
        {(key) => (
          <tr key={key.id}>
            <th scope="row">{key.name}</th>
            {columnsOf(key)}
            <td>
              <Act name="Rotate" of={key.name} onClick={() => setRotating(key)} />
              <Act danger name="Delete" of={key.name} onClick={() => setDeleting(key)} />
            </td>
          </tr>
        )}
      </List>
      {making && (
        <Panel title="New ingestion key" onClose={() => setMaking(false)}>
          <Form
            submit="Create key"
            onCancel={() => setMaking(false)}
            save={async (value) =>
              (await answer(client.POST('/api/v2/team/ingestion-keys', { body: { name: value('name').trim(), expireAt: endOf(value) } }))).data
            }
            onSaved={({ key, secret }) => done({ name: key.name, secret })}
          >
            {(problem) => (
              <>
                <TextInput name="name" label="Name" description="For example, the application that sends with it." required withAsterisk={false} data-autofocus error={problem('name')} />
                <EndField initially="never" problem={problem('expireAt')} />
              </>
            )}
          </Form>
        </Panel>
      )}
      {rotating && (
        <Rotate
          name={rotating.name}
          rotate={async (overlapHours) =>
            (
              await answer(
                client.POST('/api/v2/team/ingestion-keys/{id}/rotate', { params: { path: { id: rotating.id } }, body: { overlapHours } }),
              )
            ).data
          }
          onRotated={(secret) => done({ name: rotating.name, secret })}
          onClose={() => setRotating(undefined)}
        />
      )}
      {deleting && (
        <Confirm
          title={`Delete key ${deleting.name}?`}
          submit="Delete"
          onClose={() => setDeleting(undefined)}
          save={() => answer(client.DELETE('/api/v2/team/ingestion-keys/{id}', { params: { path: { id: deleting.id } } }))}
          onSaved={() => done()}
        >
          <p>
            Applications can no longer send data with this key. Last used: <When time={deleting.usedAt} relative none="never" />.
          </p>
        </Confirm>
      )}
      {made && <Once title={`Ingestion key ${made.name}`} value={made.secret} onClose={() => setMade(undefined)} />}
    </Section>
  );
}
