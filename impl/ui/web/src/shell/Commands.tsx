import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { answer, client } from '../api/client';
import { sourcesQuery } from '../api/queries';
import { isEventSource } from '../api/types';
import { tabs } from '../page/team/params';
import classes from './Commands.module.css';
import { matching, type Command } from './palette';
import { useShortcuts } from './shortcuts';

/** The pages that can be gone to, and the letter behind g that does. */
const pages: { name: string; to: string; key?: string }[] = [
  { name: 'Search', to: '/search', key: 's' },
  { name: 'Saved searches', to: '/search/list' },
  { name: 'Dashboards', to: '/dashboards/list', key: 'd' },
  { name: 'Alerts', to: '/alerts', key: 'a' },
  { name: 'Chart', to: '/chart', key: 'c' },
  { name: 'Deliveries', to: '/deliveries' },
  { name: 'Team', to: '/team', key: 't' },
];

/** Places within pages, which are found by their names and not listed before. */
const places: Command[] = [
  ...Object.entries(tabs).map(([tab, name]) => ({ kind: 'Team', name, to: '/team', search: { tab } })),
  { kind: 'Page', name: 'First steps', to: '/start' },
  { kind: 'Page', name: 'Import dashboard', to: '/dashboards/import' },
];

const keys: [string, [string, string][]][] = [
  ['Global', [['Ctrl K', 'open command palette'], ['?', 'show shortcuts'], ['Esc', 'close dialog or panel']]],
  ['Time', [['t', 'open time picker'], ['[ ]', 'shift earlier, later'], ['-', 'zoom out'], ['r', 'refresh'], ['c', 'copy link with fixed range']]],
  [
    'Search',
    [
      ['/', 'focus filter'], ['Up', 'previous filter (in the filter)'], ['j k', 'next, previous row'], ['Enter', 'open row'],
      ['x', 'expand row inline'], ['w', 'wrap lines'], ['l', 'toggle live tail'],
    ],
  ],
  ['Alerts', [['j k', 'next, previous alert'], ['Enter', 'open alert'], ['s', 'silence for 1 hour']]],
  ['Dashboards', [['e', 'edit'], ['f', 'full screen'], ['v', 'show chart as table']]],
];

type Shown = 'palette' | 'keys';

/** Commands is what the keyboard does on every page: the palette, the list of keys, and going to pages. */
export function Commands() {
  const router = useRouter();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>();
  const there = pages.filter((page) => page.to in router.routesByPath);
  const go = ({ to, search = {} }: Pick<Command, 'to' | 'search'>) => {
    setShown(undefined);
    void navigate({ to, search: search as never });
  };
  useShortcuts({
    '?': () => setShown('keys'),
    ...Object.fromEntries(there.filter((page) => page.key).map((page) => [`g ${page.key}`, () => go(page)])),
  });
  useEffect(() => {
    // It is no letter that people write, so it works in fields too.
    const listen = (e: KeyboardEvent) => {
      if (e.key.toLowerCase() !== 'k' || !(e.ctrlKey || e.metaKey) || e.altKey || e.shiftKey) return;
      e.preventDefault();
      if (!document.querySelector('[role="dialog"]')) setShown('palette');
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
  const close = () => setShown(undefined);
  return (
    <>
      <Modal opened={shown === 'palette'} onClose={close} withCloseButton={false} title="Go to" size={560} yOffset="10vh">
        <Palette pages={there} onGo={go} />
      </Modal>
      <Modal opened={shown === 'keys'} onClose={close} title="Keyboard shortcuts" size={560} closeButtonProps={{ 'aria-label': 'Close' }}>
        <div className={classes.keys}>
          {[...keys, ['Go to', there.filter((p) => p.key).map((p): [string, string] => [`g ${p.key}`, p.name])] as (typeof keys)[number]].map(
            ([group, list]) => (
              <section key={group}>
                <h3>{group}</h3>
                <dl>
                  {list.map(([key, does]) => (
                    <div key={key}>
                      <dt>
                        {key.split(' ').map((part) => (
                          <kbd key={part}>{part}</kbd>
                        ))}
                      </dt>
                      <dd>{does}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ),
          )}
        </div>
      </Modal>
    </>
  );
}

const names = async <T,>(list: Promise<{ data: T[] }>) => (await list).data;

function Palette({ pages: there, onGo }: { pages: { name: string; to: string }[]; onGo(command: Command): void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const query = { params: { query: { limit: 1000 } } };
  const { data: sources } = useQuery(sourcesQuery);
  const { data: dashboards } = useQuery({
    queryKey: ['names', 'dashboards'],
    queryFn: ({ signal }) => names(answer(client.GET('/api/v2/dashboards', { ...query, signal }))),
  });
  const { data: searches } = useQuery({
    queryKey: ['names', 'searches'],
    queryFn: ({ signal }) => names(answer(client.GET('/api/v2/saved-searches', { ...query, signal }))),
  });
  const { data: alerts } = useQuery({
    queryKey: ['names', 'alerts'],
    queryFn: ({ signal }) => names(answer(client.GET('/api/v2/alerts', { ...query, signal }))),
  });
  const commands = useMemo<Command[]>(() => {
    return [
      ...there.map(({ name, to }) => ({ kind: 'Page', name, to })),
      ...(dashboards ?? []).map((d) => ({ kind: 'Dashboard', name: d.name, to: `/dashboards/${d.id}` })),
      ...(searches ?? []).map((s) => ({ kind: 'Saved search', name: s.name, to: `/search/${s.id}` })),
      ...(alerts ?? []).map((a) => ({ kind: 'Alert', name: a.displayName, to: `/alerts/${a.id}` })),
      ...(sources ?? []).filter(isEventSource).map((s) => ({ kind: 'Source', name: s.name, to: '/search', search: { source: s.id } })),
      ...places,
    ];
  }, [there, dashboards, searches, alerts, sources]);
  const found = matching(commands, text, 12);
  const current = Math.min(at, found.length - 1);
  return (
    <>
      <input
        className={classes.find}
        role="combobox"
        aria-label="Go to"
        aria-expanded={found.length > 0}
        aria-controls="commands"
        aria-activedescendant={current >= 0 ? `command-${current}` : undefined}
        aria-autocomplete="list"
        placeholder="Search pages, dashboards, searches, alerts and sources"
        autoComplete="off"
        data-autofocus
        value={text}
        onChange={(e) => {
          setText(e.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(e) => {
          if (e.key === 'ArrowDown') setAt(Math.min(current + 1, found.length - 1));
          else if (e.key === 'ArrowUp') setAt(Math.max(current - 1, 0));
          else if (e.key === 'Enter' && found[current]) onGo(found[current]);
          else return;
          e.preventDefault();
        }}
      />
      {found.length === 0 ? (
        <p className={classes.none} role="status">
          No results
        </p>
      ) : (
        <ul id="commands" role="listbox" aria-label="Results" className={classes.list}>
          {found.map((command, i) => (
            <li
              key={`${command.to}${Object.values(command.search ?? {})}`}
              id={`command-${i}`}
              role="option"
              aria-selected={i === current}
              onMouseMove={() => setAt(i)}
              onClick={() => onGo(command)}
            >
              <span>{command.name}</span>
              <span className={classes.kind}>{command.kind}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
