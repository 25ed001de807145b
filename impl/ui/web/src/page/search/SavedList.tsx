import { Button, Group, Table, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { sourcesQuery } from '../../api/queries';
import { Page } from '../../shell/Page';
import { useShortcuts } from '../../shell/shortcuts';
import { StarButton } from '../../shell/Stars';
import { Empty, Failure, Loading } from '../../shell/States';
import { useMay } from '../team/team';
import { alertsOnSearchesQuery, savedListQuery } from './saved';
import classes from './SavedList.module.css';

export function SavedList() {
  const { data, error, refetch } = useQuery(savedListQuery);
  const { data: sources } = useQuery(sourcesQuery);
  const { data: alerts } = useQuery(alertsOnSearchesQuery);
  const editor = useMay('editor');
  const [find, setFind] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => input.current?.focus() });
  const words = find.toLowerCase();
  const found = data
    ?.filter((s) => s.name.toLowerCase().includes(words) || s.tags.some((tag) => tag.toLowerCase().includes(words)))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <Page
      title="Saved searches"
      actions={
        <Button variant="default" renderRoot={(props) => <Link to="/search" {...props} />}>
          New search
        </Button>
      }
    >
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !data || !found ? (
        <Loading what="saved searches" />
      ) : data.length === 0 ? (
        <Empty
          action={
            <Group gap={16}>
              <Link to="/search">Go to search</Link>
              <Link to="/start">Send data</Link>
            </Group>
          }
        >
          No saved searches yet.{editor ? ' Run a search, then save it.' : ' Editors and admins can save searches.'}
        </Empty>
      ) : (
        <>
          <TextInput
            ref={input}
            className={classes.find}
            aria-label="Search by name or tag"
            placeholder="Search by name or tag"
            value={find}
            onChange={(e) => setFind(e.currentTarget.value)}
          />
          <p className={classes.count} role="status">
            {found.length === data.length ? `${data.length} saved` : `${found.length} of ${data.length}`}
          </p>
          {found.length === 0 ? (
            <Empty action={<Button variant="default" onClick={() => setFind('')}>Show all</Button>}>No saved searches match “{find.trim()}”.</Empty>
          ) : (
            <Table className={classes.list}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Td w={36} p={0} aria-hidden />
                  <Table.Th scope="col">Name</Table.Th>
                  <Table.Th scope="col">Filter</Table.Th>
                  <Table.Th scope="col" w="16%">Tags</Table.Th>
                  <Table.Th scope="col" w="12%">Source</Table.Th>
                  <Table.Th scope="col">Alerts</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {found.map((saved) => (
                  <Table.Tr key={saved.id}>
                    <Table.Td p={0}>
                      <StarButton kind="savedSearch" id={saved.id} name={saved.name} />
                    </Table.Td>
                    <Table.Th scope="row" className={classes.name} title={saved.name}>
                      <Link to="/search/$savedId" params={{ savedId: saved.id }}>
                        {saved.name}
                      </Link>
                    </Table.Th>
                    <Table.Td className="mono" title={saved.where}>
                      {saved.where || '–'}
                    </Table.Td>
                    <Table.Td className={classes.tags}>
                      {saved.tags.map((tag) => (
                        <button key={tag} type="button" className={classes.tag} title={`Filter by tag ${tag}`} onClick={() => setFind(tag)}>
                          {tag}
                        </button>
                      ))}
                    </Table.Td>
                    <Table.Td>{sources ? (sources.find((s) => s.id === saved.sourceId)?.name ?? 'deleted') : ''}</Table.Td>
                    <Table.Td>
                      {alerts
                        ?.filter((alert) => alert.savedSearchId === saved.id)
                        .map((alert) => (
                          <Link key={alert.id} to={`/alerts/${alert.id}` as LinkProps['to']}>
                            {alert.displayName}
                          </Link>
                        ))}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
        </>
      )}
    </Page>
  );
}
