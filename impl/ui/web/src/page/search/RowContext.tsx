import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, client } from '../../api/client';
import type { EventSource } from '../../api/types';
import { withValue, type FieldName } from '../../filter/filter';
import { Failure, Loading } from '../../shell/States';
import { plain, textOf } from '../../text/text';
import { parseAnswered } from '../../time/format';
import type { Zone } from '../../time/range';
import { Time } from '../../time/Time';
import classes from './RowContext.module.css';
import type { Row } from './live';
import { bodyColumn } from './search';
import { rowsOf } from './useLive';

interface Props {
  source: EventSource;
  row: Row;
  zone: Zone;
  onOpen(id: string): void;
}

const around = 25;
const hour = 3_600_000;
const pod = 'k8s.pod.name';

/** RowContext has the rows before and after one, of the same pod or service. */
export function RowContext({ source, row, zone, onOpen }: Props) {
  const scopes: { name: string; field: FieldName; value: string }[] = [];
  const resource = source.resourceAttributesExpression;
  const attributes = resource ? row.data[resource] : undefined;
  const podName = typeof attributes === 'object' && attributes ? (attributes as Record<string, unknown>)[pod] : undefined;
  if (typeof podName === 'string' && podName) scopes.push({ name: 'Pod', field: { column: resource!, key: pod }, value: podName });
  const service = source.serviceNameExpression ? row.data[source.serviceNameExpression] : undefined;
  if (typeof service === 'string' && service) scopes.push({ name: 'Service', field: { column: source.serviceNameExpression! }, value: service });

  const [chosen, setChosen] = useState<string>();
  const scope = scopes.find((s) => s.name === chosen) ?? (chosen === 'All rows' ? undefined : scopes[0]);
  const column = source.displayedTimestampValueExpression ?? source.timestampValueExpression;
  const time = parseAnswered(row.data[column]);
  const { data, error, refetch } = useQuery({
    queryKey: ['context', source.id, row.id, scope?.name],
    queryFn: async ({ signal }) => {
      const where = scope ? withValue('', 'lucene', scope.field, scope.value, true) : '';
      const read = (from: number, to: number, orderBy?: string) =>
        answer(
          client.POST('/api/v2/search', {
            body: {
              sourceId: source.id, where, startTime: new Date(from).toISOString(), endTime: new Date(to).toISOString(),
              maxResults: around, rowIds: true, ...(orderBy && { orderBy }),
            },
            signal,
          }),
        );
      // Times of a search are to the millisecond, so either side has the row itself.
      const [before, after] = await Promise.all([read(time - hour, time + 1), read(time, time + hour, `${source.timestampValueExpression} ASC`)]);
      const seen = new Set<string>();
      const rows = [...rowsOf(after).reverse(), ...rowsOf(before)].filter((r) => !seen.has(r.id) && seen.add(r.id));
      return { rows, columns: before.columns.length > 0 ? before.columns : after.columns };
    },
    enabled: !Number.isNaN(time),
    staleTime: Infinity,
  });
  const body = bodyColumn(source);
  const last = data?.columns.find((c) => c.name === body)?.name ?? data?.columns.at(-1)?.name ?? '';
  if (Number.isNaN(time)) return <p className={classes.note}>Cannot read the timestamp of this row.</p>;
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label="Context scope"
        value={scope?.name ?? 'All rows'}
        onChange={setChosen}
        data={[...scopes.map((s) => s.name), 'All rows']}
      />
      <p className={classes.note}>{scope ? `${scope.name} ${plain(scope.value)}, newest first` : 'All rows, newest first'}</p>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Loading what="surrounding rows" rows={10} />
      ) : (
        <ul className={classes.list}>
          {data.rows.map((r) => (
            <li key={r.id}>
              <button type="button" aria-current={r.id === row.id || undefined} onClick={() => onOpen(r.id)}>
                <span>
                  <Time value={r.data[column]} zone={zone} />
                </span>
                <span>{textOf(r.data[last] ?? '–').slice(0, 300)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
