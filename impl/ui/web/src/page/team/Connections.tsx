import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, client } from '../../api/client';
import { sourcesQuery } from '../../api/queries';
import { Act, Confirm, Dependents, Form, List, Panel, Section } from './parts';
import { changed, connectionsQuery, useMay, type Connection } from './team';

export function Connections() {
  const admin = useMay('admin');
  const connections = useQuery({ ...connectionsQuery, enabled: admin });
  const [open, setOpen] = useState<Connection | 'new'>();
  const [deleting, setDeleting] = useState<Connection>();
  if (!admin) return <Section title="Connections" about="Only admins can view connections." children={null} />;
  const done = () => {
    setOpen(undefined);
    setDeleting(undefined);
    void changed(connectionsQuery);
  };
  return (
    <Section title="Connections" about="Databases that sources read from." action={<Button onClick={() => setOpen('new')}>New connection</Button>}>
      <List query={connections} what="connections" empty="No connections yet." columns={['Name', 'Host', 'User', 'Type']}>
        {(connection) => (
          <tr key={connection.id}>
            <th scope="row">{connection.name || '(unnamed)'}</th>
            <td className="mono">{connection.host || 'this server'}</td>
            <td>{connection.username || 'default'}</td>
            <td>{connection.isPrometheusEndpoint ? 'Prometheus' : 'ClickHouse'}</td>
            <td>
              <Act name="Edit" of={connection.name} onClick={() => setOpen(connection)} />
              <Act danger name="Delete" of={connection.name} onClick={() => setDeleting(connection)} />
            </td>
          </tr>
        )}
      </List>
      {open && <Edit connection={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} onSaved={done} />}
      {deleting && <Delete connection={deleting} onClose={() => setDeleting(undefined)} onDeleted={done} />}
    </Section>
  );
}

function Edit({ connection, onClose, onSaved }: { connection: Connection | undefined; onClose(): void; onSaved(): void }) {
  const local = connection?.host === '';
  return (
    <Panel title={connection ? `Connection ${connection.name}` : 'New connection'} onClose={onClose}>
      <Form
        submit={connection ? 'Save' : 'Create'}
        onCancel={onClose}
        save={(value) => {
          const body = {
            name: value('name').trim(), host: value('host').trim(), username: value('username').trim(),
            hyperdxSettingPrefix: value('prefix').trim() || null, isPrometheusEndpoint: value('prometheus') === 'on',
            // Left out, the stored one stays.
            ...(value('password') && { password: value('password') }),
          };
          return connection
            ? answer(client.PUT('/api/v2/connections/{id}', { params: { path: { id: connection.id } }, body }))
            : answer(client.POST('/api/v2/connections', { body }));
        }}
        onSaved={onSaved}
      >
        {(problem) => (
          <>
            <TextInput name="name" label="Name" required withAsterisk={false} data-autofocus defaultValue={connection?.name} error={problem('name')} />
            <TextInput
              name="host" label="Host" required={!local} withAsterisk={false} defaultValue={connection?.host} error={problem('host')}
              description={local ? 'Empty: the database is built into this server.' : 'HTTP address, such as https://clickhouse.example.com:8443. Separate replicas with commas.'}
            />
            <TextInput name="username" label="User" autoComplete="off" defaultValue={connection?.username} error={problem('username')} />
            <PasswordInput
              name="password" label="Password" autoComplete="new-password" error={problem('password')}
              description={connection ? 'Leave empty to keep the stored password. Required if the host or user changes.' : undefined}
            />
            <TextInput
              name="prefix" label="Custom setting prefix" error={problem('hyperdxSettingPrefix')} defaultValue={connection?.hyperdxSettingPrefix}
              description="Prefix of the settings that name the user of each query (optional)."
            />
            <Checkbox name="prometheus" size="xs" label="Prometheus server" defaultChecked={connection?.isPrometheusEndpoint} error={problem('isPrometheusEndpoint')} />
          </>
        )}
      </Form>
    </Panel>
  );
}

function Delete({ connection, onClose, onDeleted }: { connection: Connection; onClose(): void; onDeleted(): void }) {
  const query = useQuery({
    ...sourcesQuery,
    staleTime: 0,
    select: (sources) => sources.filter((s) => s.connection === connection.id).map((s) => s.name),
  });
  return (
    <Confirm
      title={`Delete connection ${connection.name}?`}
      submit="Delete"
      onClose={onClose}
      save={() => answer(client.DELETE('/api/v2/connections/{id}', { params: { path: { id: connection.id } } }))}
      onSaved={onDeleted}
    >
      <Dependents query={query} none="No sources use this connection." some="Queries of these sources will fail:" />
    </Confirm>
  );
}
