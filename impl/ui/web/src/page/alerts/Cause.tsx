import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { sourcesQuery } from '../../api/queries';
import { formatNumber } from '../../chart/number';
import { Scroller } from '../../shell/Scroller';
import { Failure, Loading } from '../../shell/States';
import { plain, textOf } from '../../text/text';
import { isTime } from '../../time/format';
import type { Span } from '../../time/range';
import { Time } from '../../time/Time';
import { useZone } from '../../time/zone';
import { formatClock } from './alerts';
import { eventsOf, groupFilters, mostChanged, type Events } from './cause';
import classes from './Cause.module.css';
import type { Condition } from './name';
import { differencesQuery, eventRowsQuery, traceColumn, tracedRowsQuery } from './queries';

interface Props {
  condition: Condition;
  groupBy: string | undefined;
  firing: Span;
  /** The group that fired, empty text for the alert as a whole. */
  group: string;
}

/** Cause is what lies behind a firing: the rows that counted, what set them apart from those before, and their traces. */
export function Cause({ condition, groupBy, firing, group }: Props) {
  const [zone] = useZone();
  const { data: sources } = useQuery(sourcesQuery);
  const events = sources && eventsOf(condition, groupBy, sources);
  const narrowed = events && groupFilters(events.groupBy, group);
  const asked = events && { ...events, filters: [...events.filters, ...(narrowed ?? [])] };
  const rows = useQuery({ ...eventRowsQuery(asked, firing), enabled: asked !== undefined, placeholderData: keepPreviousData });
  if (!events) return null;
  const columns = rows.data?.columns.filter((c) => c.name !== traceColumn) ?? [];
  const search = {
    source: events.source.id, where: events.where, whereLanguage: events.whereLanguage, isLive: 'false',
    from: String(firing.from), to: String(firing.to),
    ...(asked!.filters.length > 0 && { filters: JSON.stringify(asked!.filters) }),
  };
  return (
    <section aria-label="What happened">
      <h2>
        What happened from {formatClock(firing.from, zone)} to {formatClock(firing.to, zone)}
        <Link to="/search" search={search}>
          View matching {events.source.kind === 'trace' ? 'spans' : 'logs'}
        </Link>
      </h2>
      {group && <p className={classes.muted}>{narrowed ? `Group: ${plain(group)}` : `All groups; ${plain(group)} fired`}</p>}
      <Behind events={asked!} firing={firing} />
      {rows.error ? null : !rows.data ? (
        <Loading what="matching rows" />
      ) : rows.data.rows === 0 ? (
        <p className={classes.muted}>No matching rows are left.</p>
      ) : (
        <Scroller className={classes.scroll} label="Matching rows">
          <table className="mono">
            <thead>
              <tr>
                {columns.map((c) => (
                  <th key={c.name} scope="col">
                    {c.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.data.data.slice(0, 10).map((row, i) => (
                <tr key={i}>
                  {columns.map((c) => {
                    const value = row[c.name];
                    return (
                      <td key={c.name}>
                        {isTime(c.type) ? <Time value={value} zone={zone} /> : textOf(value)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </section>
  );
}

/** Behind is what sets the rows of a firing apart from those before, and their traces. */
export function Behind({ events, firing }: { events: Events; firing: Span }) {
  // A firing that goes on grows, and what was found of it stays until there is more.
  const rows = useQuery({ ...eventRowsQuery(events, firing), placeholderData: keepPreviousData });
  const differences = useQuery({ ...differencesQuery(events, firing), enabled: rows.isSuccess, placeholderData: keepPreviousData });
  const newest = tracesOf(rows.data?.data);
  // Where few requests are traced, there may be some among the older rows alone.
  const older = useQuery({
    ...tracedRowsQuery(events, firing),
    enabled: rows.isSuccess && rows.data.rows > 0 && newest.length === 0 && events.source.traceIdExpression !== undefined,
    placeholderData: keepPreviousData,
  });
  const traces = newest.length > 0 ? newest : tracesOf(older.data?.data);
  const traceSource = events.source.kind === 'trace' ? events.source.id : events.source.traceSourceId;
  if (rows.error) return <Failure error={rows.error} retry={() => void rows.refetch()} />;
  return (
    <div className={classes.columns}>
      <section aria-label="Changes">
        <h3>{differences.data?.baseline === 'rest' ? 'Different from other rows' : 'Changed since the hour before'}</h3>
        {differences.error ? (
          <Failure error={differences.error} retry={() => void differences.refetch()} />
        ) : !differences.data ? (
          <Loading what="changes" rows={3} />
        ) : differences.data.differences.length === 0 ? (
          <p className={classes.muted}>No significant differences.</p>
        ) : (
          <ul>
            {mostChanged(differences.data.differences).map((d) => (
              <li key={d.field}>
                <span className="mono">
                  {plain(`${d.field}: ${d.value}`)}
                </span>
                <span className={classes.muted}>
                  {formatNumber(d.selectionShare, { output: 'percent' })} of these rows, {formatNumber(d.baselineShare, { output: 'percent' })} {differences.data.baseline === 'rest' ? 'of the others' : 'before'}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label="Traces">
        <h3>Traces</h3>
        {traces.length === 0 ? (
          <p className={classes.muted}>{rows.data && !older.isFetching ? 'No traces in these rows.' : ''}</p>
        ) : (
          <ul>
            {traces.map((id) => (
              <li key={id}>
                <Link
                  to={`/trace/${id}` as LinkProps['to']}
                  search={{ source: traceSource, from: String(firing.from - 3_600_000), to: String(firing.to + 3_600_000) } as never}
                >
                  <span className="mono">{id}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

const tracesOf = (rows: Record<string, unknown>[] = []) => [...new Set(rows.map((row) => String(row[traceColumn] ?? '')).filter(Boolean))].slice(0, 5);
