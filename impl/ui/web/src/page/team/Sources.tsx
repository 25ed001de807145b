import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, client } from '../../api/client';
import { sourcesQuery } from '../../api/queries';
import type { Source } from '../../api/types';
import { Failure, Loading } from '../../shell/States';
import { Act, Confirm, Dependents, Form, List, Panel, Section } from './parts';
import { fields, kinds, related, textAt, writeSource, type Kind, type SourceField } from './source';
import { changed, connectionsQuery, useMay } from './team';
import classes from './Team.module.css';

export function Sources() {
  const editor = useMay('editor');
  const admin = useMay('admin');
  const sources = useQuery(sourcesQuery);
  const { data: connections } = useQuery({ ...connectionsQuery, enabled: admin });
  const [open, setOpen] = useState<Source | 'new'>();
  const [deleting, setDeleting] = useState<Source>();
  const done = () => {
    setOpen(undefined);
    setDeleting(undefined);
    void changed(sourcesQuery);
  };
  return (
    <Section
      title="Sources"
      about={`Tables that searches, charts and alerts read.${editor ? '' : ' Editors and admins can change sources.'}`}
      action={editor && <Button onClick={() => setOpen('new')}>New source</Button>}
    >
      <List query={sources} what="sources" empty="No sources yet." columns={['Name', 'Type', 'Table', ...(connections ? ['Connection'] : [])]}>
        {(source) => (
          <tr key={source.id}>
            <th scope="row">
              {source.name}
              {source.disabled && <span className={classes.muted}> (hidden)</span>}
            </th>
            <td>{kinds[source.kind]}</td>
            <td className="mono">{[source.from?.databaseName, source.from?.tableName || undefined].filter(Boolean).join('.') || '–'}</td>
            {connections && <td>{connections.find((c) => c.id === source.connection)?.name ?? 'deleted'}</td>}
            <td>
              {editor && (
                <>
                  <Act name="Edit" of={source.name} onClick={() => setOpen(source)} />
                  <Act danger name="Delete" of={source.name} onClick={() => setDeleting(source)} />
                </>
              )}
            </td>
          </tr>
        )}
      </List>
      {open === 'new' ? (
        <Panel title="New source" onClose={() => setOpen(undefined)}>
          <Edit sources={sources.data ?? []} onClose={() => setOpen(undefined)} onSaved={done} />
        </Panel>
      ) : (
        open && (
          <Panel title={`Source ${open.name}`} onClose={() => setOpen(undefined)}>
            <Stored id={open.id} sources={sources.data ?? []} onClose={() => setOpen(undefined)} onSaved={done} />
          </Panel>
        )
      )}
      {deleting && <Delete source={deleting} sources={sources.data ?? []} onClose={() => setDeleting(undefined)} onDeleted={done} />}
    </Section>
  );
}

interface EditProps {
  sources: Source[];
  onClose(): void;
  onSaved(): void;
}

/** Stored reads the source anew with its version, so that no change of another person is replaced unseen. */
function Stored({ id, ...props }: EditProps & { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['source', id],
    queryFn: async ({ signal }) => {
      const call = client.GET('/api/v2/sources/{id}', { params: { path: { id } }, signal });
      return { source: (await answer(call)).data, version: (await call).response.headers.get('ETag') ?? undefined };
    },
    staleTime: 0,
    gcTime: 0,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the source" rows={12} />;
  return <Edit source={data.source} version={data.version} {...props} />;
}

function Edit({ source, version, sources, onClose, onSaved }: EditProps & { source?: Source; version?: string }) {
  const admin = useMay('admin');
  const { data: connections } = useQuery({ ...connectionsQuery, enabled: admin });
  const [kind, setKind] = useState<Kind>(source?.kind ?? 'log');
  // Editors do not see connections, but those of the sources.
  const known = connections ?? [...new Set(sources.map((s) => s.connection))].map((id, i) => ({ id, name: i === 0 ? 'Same as other sources' : id }));
  const initial = (field: SourceField) => (source?.kind === kind ? textAt(source, field.place) : (field.usual ?? ''));
  const all = [...fields[kind].first, ...fields[kind].more];
  return (
    <Form
      submit={source ? 'Save' : 'Create'}
      onCancel={onClose}
      save={(value) => {
        const places = ['name', 'connection', ...all.map((f) => f.place), ...related[kind].map((r) => r.place)];
        const body = writeSource(source, kind, new Map(places.map((place) => [place, value(place).trim()])));
        body.disabled = value('disabled') === 'on';
        return source
          ? answer(client.PUT('/api/v2/sources/{id}', { params: { path: { id: source.id }, header: { 'If-Match': version } }, body }))
          : answer(client.POST('/api/v2/sources', { body }));
      }}
      onSaved={onSaved}
    >
      {(problem) => {
        const input = (field: SourceField) => (
          <TextInput
            key={kind + field.place} name={field.place} label={field.label} description={field.about} required={field.required} withAsterisk={false}
            defaultValue={initial(field)} error={problem(field.place)} spellCheck={false} autoComplete="off"
          />
        );
        return (
          <>
            <TextInput name="name" label="Name" required withAsterisk={false} data-autofocus defaultValue={source?.name} error={problem('name')} />
            <NativeSelect
              name="kind" size="xs" label="Type" value={kind} onChange={(e) => setKind(e.currentTarget.value as Kind)} error={problem('kind')}
              data={(Object.keys(kinds) as Kind[]).map((k) => ({ value: k, label: kinds[k] }))}
            />
            <NativeSelect
              name="connection" size="xs" label="Connection" defaultValue={source?.connection ?? known[0]?.id} error={problem('connection')}
              data={known.map((c) => ({ value: c.id, label: c.name || '(unnamed)' }))}
            />
            {fields[kind].first.map(input)}
            {related[kind].map(({ place, kind: other, label, required }) => (
              <NativeSelect
                key={kind + place} name={place} size="xs" label={label} error={problem(place)}
                defaultValue={source?.kind === kind ? textAt(source, place) : (sources.find((s) => s.kind === other)?.id ?? '')}
                data={[
                  ...(required ? [] : [{ value: '', label: 'None' }]),
                  ...sources.filter((s) => s.kind === other).map((s) => ({ value: s.id, label: s.name })),
                ]}
              />
            ))}
            {fields[kind].more.length > 0 && (
              <details>
                <summary>More fields</summary>
                <div className={classes.form}>{fields[kind].more.map(input)}</div>
              </details>
            )}
            <Checkbox name="disabled" size="xs" label="Hide from source pickers" defaultChecked={source?.disabled} />
          </>
        );
      }}
    </Form>
  );
}

function Delete({ source, sources, onClose, onDeleted }: { source: Source; sources: Source[]; onClose(): void; onDeleted(): void }) {
  const query = useQuery({
    queryKey: ['source-dependents', source.id],
    queryFn: async ({ signal }) => {
      const [dashboards, searches] = await Promise.all([
        answer(client.GET('/api/v2/dashboards', { signal })),
        answer(client.GET('/api/v2/saved-searches', { params: { query: { sourceId: source.id, limit: 1000 } }, signal })),
      ]);
      return [
        ...dashboards.data.filter((d) => JSON.stringify(d).includes(source.id)).map((d) => `Dashboard ${d.name}`),
        ...searches.data.map((s) => `Saved search ${s.name}`),
        ...sources.filter((s) => s.id !== source.id && JSON.stringify(s).includes(source.id)).map((s) => `Source ${s.name}`),
      ];
    },
    staleTime: 0,
  });
  return (
    <Confirm
      title={`Delete source ${source.name}?`}
      submit="Delete"
      onClose={onClose}
      save={() => answer(client.DELETE('/api/v2/sources/{id}', { params: { path: { id: source.id } } }))}
      onSaved={onDeleted}
    >
      <Dependents
        query={query}
        none="Nothing uses this source. The table is kept."
        some="The table is kept. Queries and alerts of these will fail:"
      />
    </Confirm>
  );
}
