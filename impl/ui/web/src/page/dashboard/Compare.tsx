import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answer, client } from '../../api/client';
import { isEventSource, type SearchFilter, type Source } from '../../api/types';
import { formatNumber } from '../../chart/number';
import { Failure, Loading } from '../../shell/States';
import { plain } from '../../text/text';
import type { Span } from '../../time/range';
import { searchOf, type SearchParams } from '../search/search';
import classes from './Compare.module.css';

interface Props {
  /** The search of the rows. */
  rows: SearchParams;
  source: Source;
  span: Span;
  label: string;
  onClose(): void;
}

const iso = (time: number) => new Date(time).toISOString();

/** Compare lists the attributes of rows that differ from the rows of the period before or, if it has none, from the other rows of the period. */
export function Compare({ rows, source, span, label, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['compare', rows, span],
    queryFn: async ({ signal }) => {
      const { sourceId, where, whereLanguage, filters } = searchOf(rows, source as Extract<Source, { kind: 'log' | 'trace' }>);
      const compare = async (baseline: 'before' | 'rest') => {
        const body = { sourceId, where, whereLanguage, filters, startTime: iso(span.from), endTime: iso(span.to - 1), baseline };
        return { ...(await answer(client.POST('/api/v2/search/compare', { body, signal }))).data, baseline };
      };
      const before = await compare('before');
      return before.baselineRows > 0 ? before : compare('rest');
    },
    enabled: isEventSource(source),
    staleTime: 60_000,
    retry: false,
  });
  const other = data?.baseline === 'rest' ? 'Other rows' : 'Before';
  return (
    <Modal opened onClose={onClose} title={`Changes: ${plain(label)}`} size={760}>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Loading what="changes" rows={8} />
      ) : (
        <>
          <p className={classes.counts} role="status">
            {formatNumber(data.selectionRows)} rows compared with {formatNumber(data.baselineRows)}{' '}
            {data.baseline === 'rest' ? 'other rows of the same period: the period before has none' : 'of the period before'}
            {data.sampled && ' (sampled)'}.
          </p>
          {data.differences.length === 0 ? (
            <p>No significant differences.</p>
          ) : (
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Value</th>
                  <th scope="col">These rows</th>
                  <th scope="col">{other}</th>
                </tr>
              </thead>
              <tbody>
                {data.differences.map((d) => (
                  <tr key={`${d.field}\n${d.value}`}>
                    <th scope="row" className="mono">
                      <Link to="/search" search={{ ...rows, filters: withValue(rows, d.field, d.value) }} title="View these rows">
                        {plain(`${d.field}: ${d.value}`)}
                      </Link>
                    </th>
                    <Share of={d.selectionShare} />
                    <Share of={d.baselineShare} />
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </Modal>
  );
}

function Share({ of }: { of: number }) {
  return (
    <td>
      <i style={{ width: `${100 * of}%` }} />
      <span>{formatNumber(of, { output: 'percent' })}</span>
    </td>
  );
}

/** Adds a value of a field to the filters of a search. */
function withValue(rows: SearchParams, field: string, value: string): string {
  const filters = JSON.parse(rows.filters ?? '[]') as SearchFilter[];
  const condition = `${field}:"${value.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
  return JSON.stringify([...filters, { type: 'lucene', condition }]);
}
