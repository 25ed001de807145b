import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sessionQuery } from '../../api/queries';
import { Page } from '../../shell/Page';
import { Loading } from '../../shell/States';
import { roleNames, type Role } from '../team/team';
import classes from './Welcome.module.css';

const may: Record<Role, string[]> = {
  viewer: ['Search logs and traces, and build charts', 'Open dashboards, alerts and deliveries', 'Create API keys that read'],
  editor: [
    'Search logs and traces, and build charts', 'Create and edit dashboards, alerts, saved searches and sources', 'Silence alerts and redeliver notifications',
    'Create API keys that read and write',
  ],
  admin: ['Everything that editors may do', 'Invite people and change their roles', 'Manage connections, webhooks and ingestion keys'],
};
const mayNot: Record<Role, string | undefined> = {
  viewer: 'To change dashboards or alerts, ask an admin for the editor role.',
  editor: 'Connections, webhooks, ingestion keys and invitations need the admin role.',
  admin: undefined,
};

/** Welcome greets a person who has joined, and lists what their role may do. */
export function Welcome() {
  const { data: session } = useQuery(sessionQuery);
  if (!session) {
    return (
      <Page title="Welcome">
        <Loading what="your role" />
      </Page>
    );
  }
  const role = session.person.role as Role;
  return (
    <Page title={session.person.name ? `Welcome, ${session.person.name}` : 'Welcome'}>
      <div className={classes.text}>
        <p>
          You are a member of the team <strong>{session.team.name}</strong>, with the role <strong>{roleNames[role]}</strong>. You can:
        </p>
        <ul>
          {may[role].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {mayNot[role] && <p>{mayNot[role]}</p>}
        <div className={classes.next}>
          <Button component={Link} to="/dashboards/list">
            Open dashboards
          </Button>
          <Button component={Link} to="/search" variant="default">
            Search logs
          </Button>
          <Link to="/team" search={{ tab: 'keys' }}>
            Create an API key
          </Link>
        </div>
      </div>
    </Page>
  );
}
