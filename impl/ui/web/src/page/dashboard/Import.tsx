import { Button, FileButton, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { answer, client } from '../../api/client';
import { queryClient, sourcesQuery } from '../../api/queries';
import { Page } from '../../shell/Page';
import { Scroller } from '../../shell/Scroller';
import { Failure, Loading } from '../../shell/States';
import { busy } from '../../shell/busy';
import { connectionsQuery, useMay } from '../team/team';
import { dashboardsQuery } from './dashboard';
import classes from './Import.module.css';
import { Preview } from './Preview';
import { templates } from './ready';
import { readFile, shownOf, unknownSources, type Imported } from './transfer';

const most = 5 << 20;

/** Import makes a dashboard of a file of elsewhere, or of a ready one, which is looked through before it is stored. */
export function Import() {
  const { template: id } = useSearch({ from: '/app/dashboards/import' });
  const template = templates.find((t) => t.id === id);
  const admin = useMay('admin');
  const { data: sources, error, refetch } = useQuery(sourcesQuery);
  const { data: named } = useQuery({ ...connectionsQuery, enabled: admin });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [chosen, setChosen] = useState('');
  const [mapping, setMapping] = useState<Record<string, string>>({});

  // Editors do not see connections, but those of the sources.
  const connections = named ?? [...new Set(sources?.map((s) => s.connection))].map((c) => ({
    id: c, name: `Connection of ${sources!.filter((s) => s.connection === c).map((s) => s.name).join(', ')}`,
  }));
  const connection = connections.find((c) => c.id === chosen)?.id ?? connections[0]?.id;
  const read = text.trim() === '' ? undefined : readFile(text);
  const missing = read && 'file' in read && sources ? unknownSources(read.file, sources) : [];

  const converting = useMutation({
    mutationFn: async (file: Record<string, unknown>) => {
      const known = Object.entries(mapping).filter(([name, source]) => source !== '' && missing.includes(name));
      const body = { connectionId: connection!, sources: Object.fromEntries(known), dashboard: file };
      return (await answer(client.POST('/api/v2/dashboards/import', { body }))).data;
    },
  });
  const { mutate: convert, reset } = converting;
  // What is changed is to be looked through again.
  const change = (next: string) => {
    setText(next);
    setProblem('');
    reset();
  };
  const load = async (file: File | null) => {
    if (!file) return;
    if (file.size > most) return setProblem(`${file.name} is larger than 5 MiB.`);
    change(await file.text());
  };
  useEffect(() => {
    let left = false;
    void template?.load().then((file) => {
      if (!left) setText(file);
    });
    return () => {
      left = true;
    };
  }, [template]);
  // A ready dashboard is shown at once where nothing is to be asked.
  const begun = useRef('');
  useEffect(() => {
    if (!template || begun.current === template.id || !connection || !read || !('file' in read) || missing.length > 0) return;
    begun.current = template.id;
    convert(read.file);
  });

  const wrong = problem || (read && 'problem' in read ? read.problem : '');
  return (
    <Page title={template ? `New dashboard: ${template.name}` : 'Import dashboard'}>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !sources ? (
        <Loading what="sources" />
      ) : converting.data ? (
        <Result imported={converting.data} onBack={reset} />
      ) : (
        <form
          className={classes.form}
          aria-label="Import"
          onDragOver={(e) => e.preventDefault()}
          onDrop={(e) => {
            e.preventDefault();
            void load(e.dataTransfer.files[0] ?? null);
          }}
          onSubmit={(e) => {
            e.preventDefault();
            if (read && 'file' in read) convert(read.file);
          }}
        >
          {template ? (
            <p>{template.about}.</p>
          ) : (
            <>
              <p>Import a Grafana dashboard (classic JSON model) or a dashboard exported from obstack. You can review it before it is saved.</p>
              <FileButton accept=".json,application/json" onChange={(file) => void load(file)}>
                {(props) => (
                  <Button variant="default" {...props}>
                    Choose file
                  </Button>
                )}
              </FileButton>
              <Textarea
                label="Dashboard JSON"
                description="Paste JSON or drop a file here."
                classNames={{ input: `mono ${classes.text}` }}
                spellCheck={false}
                value={text}
                error={wrong || undefined}
                onChange={(e) => change(e.currentTarget.value)}
              />
            </>
          )}
          {connections.length > 0 && (
            <NativeSelect
              label="Connection"
              description="Runs the raw SQL of the dashboard."
              data={connections.map((c) => ({ value: c.id, label: c.name }))}
              value={connection}
              onChange={(e) => setChosen(e.currentTarget.value)}
            />
          )}
          {missing.map((name) => (
            <NativeSelect
              key={name}
              label={`Source for “${name}”`}
              description="No source has this name."
              data={[{ value: '', label: 'None (skip its tiles)' }, ...sources.map((s) => ({ value: s.id, label: s.name }))]}
              value={mapping[name] ?? ''}
              onChange={(e) => setMapping({ ...mapping, [name]: e.currentTarget.value })}
            />
          ))}
          {connections.length === 0 && <p role="alert">No connections yet. An admin must add one in team settings.</p>}
          {converting.error && <Failure error={converting.error} />}
          <div>
            <Button type="submit" disabled={!read || !('file' in read) || !connection} {...busy(converting.isPending)}>
              Review
            </Button>
          </div>
        </form>
      )}
    </Page>
  );
}

/** Result is what came out of a file, to be looked through: its name, what could not be taken over, and its tiles. */
function Result({ imported, onBack }: { imported: Imported; onBack(): void }) {
  const { notes } = imported;
  const editor = useMay('editor');
  const go = useNavigate();
  const [name, setName] = useState(imported.dashboard.name);
  const [shown] = useState(() => shownOf(imported));
  const creating = useMutation({
    mutationFn: async () => (await answer(client.POST('/api/v2/dashboards', { body: { ...imported.dashboard, name: name.trim() } }))).data,
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: dashboardsQuery.queryKey });
      void go({ to: '/dashboards/$id', params: { id } });
    },
  });
  const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
  return (
    <>
      <form
        className={classes.save}
        aria-label="New dashboard"
        onSubmit={(e) => {
          e.preventDefault();
          creating.mutate();
        }}
      >
        <TextInput label="Name" className={classes.name} maxLength={1024} value={name} onChange={(e) => setName(e.currentTarget.value)} data-autofocus autoFocus />
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" disabled={!editor || name.trim() === ''} {...busy(creating.isPending)}>
          Create dashboard
        </Button>
      </form>
      {!editor && <p>You need the editor role to create dashboards.</p>}
      {creating.error && <Failure error={creating.error} />}
      <p role="status">
        {count(shown.tiles.length, 'tile')}
        {shown.filters.length > 0 && `, ${count(shown.filters.length, 'filter')}: ${shown.filters.map((f) => f.name).join(', ')}`}.{' '}
        {notes.length === 0 ? 'Everything was imported.' : `${count(notes.length, 'item')} could not be imported completely.`}
      </p>
      {notes.length > 0 && (
        <Scroller className={classes.notes} label="Import notes">
          <table>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Note</th>
                <th scope="col">Path</th>
              </tr>
            </thead>
            <tbody>
              {notes.map((n, i) => (
                <tr key={i}>
                  <th scope="row">{n.name || 'Dashboard'}</th>
                  <td>{n.message}</td>
                  <td className="mono">{n.path}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
      <h2 className={classes.heading}>Preview of the last hour</h2>
      <Preview dashboard={shown} />
    </>
  );
}
