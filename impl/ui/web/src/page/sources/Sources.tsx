import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sourcesQuery } from '../../api/queries';
import { Page } from '../../shell/Page';
import { Empty, Failure, Loading } from '../../shell/States';

export function Sources() {
  const { data, error, refetch } = useQuery(sourcesQuery);
  return (
    <Page title="Sources">
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Loading what="sources" />
      ) : data.length === 0 ? (
        <Empty>This team has no sources yet.</Empty>
      ) : (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Name</Table.Th>
              <Table.Th scope="col">Kind</Table.Th>
              <Table.Th scope="col">Database</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((source) => (
              <Table.Tr key={source.id}>
                <Table.Th scope="row">{source.name}</Table.Th>
                <Table.Td>{source.kind}</Table.Td>
                <Table.Td className="mono">{'from' in source ? source.from?.databaseName : '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Page>
  );
}
