import { ActionIcon, Modal, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import {
  IconBell, IconChartLine, IconLayoutDashboard, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLogout, IconMoon,
  IconSearch, IconSend, IconSun, IconUserCircle, IconUsers, type Icon,
} from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { answer, base, client } from '../api/client';
import { sessionQuery } from '../api/queries';
import { Brand } from './Brand';
import { Commands } from './Commands';
import { Connection } from './Connection';
import { FiringCount } from './FiringCount';
import classes from './Shell.module.css';
import { SignIn } from './SignIn';
import { Follow, Stars } from './Stars';
import { Failure } from './States';

const pages: { to: LinkProps['to']; name: string; icon: Icon; badge?: ReactNode }[] = [
  { to: '/search', name: 'Search', icon: IconSearch },
  { to: '/dashboards/list', name: 'Dashboards', icon: IconLayoutDashboard },
  { to: '/alerts', name: 'Alerts', icon: IconBell, badge: <FiringCount /> },
  { to: '/chart', name: 'Chart', icon: IconChartLine },
  { to: '/deliveries', name: 'Deliveries', icon: IconSend },
  { to: '/team', name: 'Team', icon: IconUsers },
];

/** Shell is what stands around each page: the navigation, and a sign-in where one is needed. */
export function Shell({ children }: { children?: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname });
  // A dashboard is inside of the list of dashboards.
  const inside = (to = '/') => path.split('/')[1] === to.split('/')[1];
  const [narrow, setNarrow] = useLocalStorage({ key: 'navigation', defaultValue: false, getInitialValueInEffect: false });
  return (
    <div className={classes.shell}>
      {/* By itself the link would lead to the front page, which the base names. */}
      <a href="#content" className={classes.skip} onClick={(e) => (e.preventDefault(), document.getElementById('content')?.focus())}>
        Skip to content
      </a>
      <nav className={classes.nav} aria-label="Main" data-narrow={narrow || undefined}>
        <Brand />
        <ul>
          {pages.map(({ to, name, icon: PageIcon, badge }) => (
            <li key={name}>
              <Tooltip label={name} position="right" disabled={!narrow}>
                <Link to={to} className={classes.link} aria-current={inside(to) ? 'page' : undefined} aria-label={name}>
                  <PageIcon size={18} stroke={1.75} aria-hidden />
                  <span>{name}</span>
                </Link>
              </Tooltip>
              {badge}
            </li>
          ))}
        </ul>
        <Stars />
        <Person narrow={narrow} />
        <div className={classes.foot}>
          <SignOut />
          <ThemeButton />
          <ActionIcon aria-label={narrow ? 'Expand navigation' : 'Collapse navigation'} onClick={() => setNarrow(!narrow)}>
            {narrow ? <IconLayoutSidebarLeftExpand size={18} /> : <IconLayoutSidebarLeftCollapse size={18} />}
          </ActionIcon>
        </div>
      </nav>
      <main id="content" className={classes.main} tabIndex={-1}>
        <div className={classes.content}>{children ?? <Outlet />}</div>
        <Connection />
      </main>
      <Commands />
      <Follow />
      <SignIn />
    </div>
  );
}

/** Person shows who is signed in and leads to their account. */
function Person({ narrow }: { narrow: boolean }) {
  const { data } = useQuery(sessionQuery);
  if (!data) return null;
  const { name, email, role } = data.person;
  return (
    <Tooltip label={`${name || email} (${role})`} position="right" disabled={!narrow}>
      <Link to="/team" search={{ tab: 'account' }} className={classes.person} aria-label={`${name || email} ${role}, account`}>
        <IconUserCircle size={18} stroke={1.75} aria-hidden />
        <span>
          {name || email} <small>{role}</small>
        </span>
      </Link>
    </Tooltip>
  );
}

function SignOut() {
  const { data } = useQuery(sessionQuery);
  const signOut = useMutation({
    mutationFn: () => answer(client.DELETE('/api/v2/session')),
    onSuccess: () => location.assign(`${base}/`),
  });
  if (!data) return null;
  const label = `Sign out ${data.person.name || data.person.email}`;
  return (
    <>
      <Tooltip label={label}>
        <ActionIcon aria-label={label} onClick={() => signOut.mutate()}>
          <IconLogout size={18} />
        </ActionIcon>
      </Tooltip>
      <Modal opened={signOut.isError} onClose={() => signOut.reset()} title="You are still signed in" closeButtonProps={{ 'aria-label': 'Close' }}>
        {signOut.error && <Failure error={signOut.error} retry={() => signOut.mutate()} />}
      </Modal>
    </>
  );
}

function ThemeButton() {
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark' ? 'light' : 'dark';
  return (
    <Tooltip label={`Use the ${other} theme`}>
      <ActionIcon aria-label={`Use the ${other} theme`} onClick={() => setColorScheme(other)}>
        {other === 'light' ? <IconSun size={18} /> : <IconMoon size={18} />}
      </ActionIcon>
    </Tooltip>
  );
}
