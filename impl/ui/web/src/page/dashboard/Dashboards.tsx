import { Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, memo, Suspense, useMemo, useRef, useState } from 'react';
import type { Dashboard } from '../../api/types';
import { Page } from '../../shell/Page';
import { useShortcuts } from '../../shell/shortcuts';
import { StarButton } from '../../shell/Stars';
import { Empty, Failure, Loading } from '../../shell/States';
import { useMay } from '../team/team';
import { dashboardsQuery } from './dashboard';
import classes from './Dashboards.module.css';
import { Templates } from './Templates';

const NewDashboard = lazy(async () => ({ default: (await import('./EditBar')).NewDashboard }));

/** Dashboards is the list of all dashboards, by name, narrowed by typing. */
export function Dashboards() {
  const { data, error, refetch } = useQuery(dashboardsQuery);
  const [find, setFind] = useState('');
  const [making, setMaking] = useState(false);
  const editor = useMay('editor');
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => input.current?.focus() });
  const found = useMemo(() => {
    const words = find.toLowerCase().split(/\s+/);
    return data
      ?.filter((d) => words.every((w) => `${d.name} ${d.tags.join(' ')}`.toLowerCase().includes(w)))
      .sort((a, b) => a.name.localeCompare(b.name));
  }, [data, find]);
  return (
    <Page
      title="Dashboards"
      actions={
        editor && (
          <>
            <Button variant="default" renderRoot={(props) => <Link to="/dashboards/import" {...props} />}>
              Import
            </Button>
            <Button onClick={() => setMaking(true)}>New dashboard</Button>
          </>
        )
      }
    >
      {making && (
        <Suspense>
          <NewDashboard onClose={() => setMaking(false)} />
        </Suspense>
      )}
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !data || !found ? (
        <Loading what="dashboards" />
      ) : data.length === 0 ? (
        <Empty
          action={
            editor ? (
              <>
                <Group gap={16}>
                  <Button onClick={() => setMaking(true)}>Create dashboard</Button>
                  <Link to="/start">Send data</Link>
                </Group>
                <h2 className={classes.ready}>Or start from a template</h2>
                <Templates />
                <p className={classes.imported}>
                  You can also <Link to="/dashboards/import">import a dashboard</Link>, for example from Grafana.
                </p>
              </>
            ) : (
              <Link to="/start">Send data</Link>
            )
          }
        >
          No dashboards yet.{!editor && ' Editors and admins can create dashboards.'}
        </Empty>
      ) : (
        <>
          <TextInput
            ref={input}
            className={classes.find}
            aria-label="Search dashboards"
            placeholder="Search by name or tag (/)"
            value={find}
            onChange={(e) => setFind(e.currentTarget.value)}
            onKeyDown={(e) => e.key === 'Escape' && (find ? setFind('') : e.currentTarget.blur())}
          />
          <p className={classes.count} role="status">
            {found.length === data.length ? `${data.length} ${data.length === 1 ? 'dashboard' : 'dashboards'}` : `${found.length} of ${data.length} dashboards`}
          </p>
          {found.length === 0 ? (
            <Empty action={<Button variant="default" onClick={() => setFind('')}>Show all</Button>}>No dashboards match “{find.trim()}”.</Empty>
          ) : (
            <table className={classes.list}>
              <thead>
                <tr>
                  <td className={classes.star} aria-hidden />
                  <th scope="col">Name</th>
                  <th scope="col">Tags</th>
                  <th scope="col" className={classes.tiles} data-number>
                    Tiles
                  </th>
                </tr>
              </thead>
              <tbody>
                {found.map((d) => (
                  <Row key={d.id} dashboard={d} onTag={setFind} />
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </Page>
  );
}

/** Row is drawn once, however much is typed above it. */
const Row = memo(function Row({ dashboard: d, onTag }: { dashboard: Dashboard; onTag(tag: string): void }) {
  return (
    <tr>
      <td className={classes.star}>
        <StarButton kind="dashboard" id={d.id} name={d.name} />
      </td>
      <th scope="row" title={d.name}>
        <Link to="/dashboards/$id" params={{ id: d.id }}>
          {d.name || 'Untitled dashboard'}
        </Link>
      </th>
      <td>
        {d.tags.map((tag) => (
          <button key={tag} type="button" className={classes.tag} title={`Filter by tag ${tag}`} onClick={() => onTag(tag)}>
            {tag}
          </button>
        ))}
      </td>
      <td data-number>{d.tiles.length}</td>
    </tr>
  );
});
