import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Page } from '../../shell/Page';
import { useShortcuts } from '../../shell/shortcuts';
import { Empty, Failure, Loading } from '../../shell/States';
import { dashboardsQuery } from './dashboard';
import classes from './Dashboards.module.css';

const NewDashboard = lazy(async () => ({ default: (await import('./EditBar')).NewDashboard }));

/** Dashboards is the list of all dashboards, by name, narrowed by typing. */
export function Dashboards() {
  const { data, error, refetch } = useQuery(dashboardsQuery);
  const [find, setFind] = useState('');
  const [making, setMaking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => input.current?.focus() });
  const found = useMemo(() => {
    const words = find.toLowerCase().split(/\s+/);
    return data
      ?.filter((d) => words.every((w) => `${d.name} ${d.tags.join(' ')}`.toLowerCase().includes(w)))
      .sort((a, b) => a.name.localeCompare(b.name));
  }, [data, find]);
  return (
    <Page title="Dashboards" actions={<Button onClick={() => setMaking(true)}>New dashboard</Button>}>
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
        <Empty>This team has no dashboards yet.</Empty>
      ) : (
        <>
          <TextInput
            ref={input}
            className={classes.find}
            aria-label="Find a dashboard"
            placeholder="Find by name or tag (/)"
            value={find}
            onChange={(e) => setFind(e.currentTarget.value)}
            onKeyDown={(e) => e.key === 'Escape' && (find ? setFind('') : e.currentTarget.blur())}
          />
          <p className={classes.count} role="status">
            {found.length === data.length ? `${data.length} ${data.length === 1 ? 'dashboard' : 'dashboards'}` : `${found.length} of ${data.length} dashboards`}
          </p>
          {found.length === 0 ? (
            <Empty action={<Button variant="default" onClick={() => setFind('')}>Show all</Button>}>No name or tag has “{find.trim()}”.</Empty>
          ) : (
            <table className={classes.list}>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Tags</th>
                  <th scope="col" data-number>
                    Tiles
                  </th>
                </tr>
              </thead>
              <tbody>
                {found.map((d) => (
                  <tr key={d.id}>
                    <th scope="row">
                      <Link to="/dashboards/$id" params={{ id: d.id }}>
                        {d.name || 'Dashboard without a name'}
                      </Link>
                    </th>
                    <td>
                      {d.tags.map((tag) => (
                        <button key={tag} type="button" className={classes.tag} title={`Show dashboards tagged ${tag}`} onClick={() => setFind(tag)}>
                          {tag}
                        </button>
                      ))}
                    </td>
                    <td data-number>{d.tiles.length}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </Page>
  );
}
