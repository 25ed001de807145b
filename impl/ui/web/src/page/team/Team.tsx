import { Link, useSearch } from '@tanstack/react-router';
import { Page } from '../../shell/Page';
import { Account } from './Account';
import { Audit } from './Audit';
import { Connections } from './Connections';
import { Keys } from './Keys';
import { Members } from './Members';
import { tabs, type Tab } from './params';
import { Sources } from './Sources';
import classes from './Team.module.css';
import { Webhooks } from './Webhooks';

const contents = { members: Members, sources: Sources, connections: Connections, webhooks: Webhooks, keys: Keys, audit: Audit, account: Account };

/** Team is what is set up once: people, where data is, who is told, keys, and the account of the person who looks. */
export function Team() {
  const { tab = 'members' } = useSearch({ from: '/app/team' });
  const Content = contents[tab];
  return (
    <Page title="Team" actions={<Link to="/start">Send data</Link>} flush>
      <nav className={classes.tabs} aria-label="Team">
        {(Object.keys(tabs) as Tab[]).map((name) => (
          <Link key={name} to="/team" search={{ tab: name }} activeProps={{}} aria-current={name === tab ? 'page' : undefined}>
            {tabs[name]}
          </Link>
        ))}
      </nav>
      <div className={classes.tab}>
        <Content key={tab} />
      </div>
    </Page>
  );
}
