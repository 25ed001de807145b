import { useComputedColorScheme } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventSource, Field } from '../../api/types';
import { severityColor } from '../../chart/color';
import { formatNumber } from '../../chart/number';
import { isSeverityNumber, severityOf } from '../../chart/severity';
import type { FieldName } from '../../filter/filter';
import { Failure, Loading } from '../../shell/States';
import { plain } from '../../text/text';
import type { Span } from '../../time/range';
import { durationOf, isDuration, writeDuration, type Duration } from './duration';
import classes from './Facets.module.css';
import { fieldsQuery, stripeColumn, valuesQuery, type Search } from './search';

interface Props {
  search: Search;
  source: EventSource;
  span: Span;
  /** Whether the rows are there, which go first. */
  ready: boolean;
  /** Whether the rows cannot be read, and so nothing of them. */
  failed: boolean;
  onFilter(field: FieldName, value: unknown, wanted: boolean): void;
}

/** Facets are the most frequent values of the fields that rows can be narrowed by. */
export function Facets({ search, source, span, ready, failed, onFilter }: Props) {
  const { data, error, refetch } = useQuery({ ...fieldsQuery(source.id, span), enabled: ready, placeholderData: (before) => before });
  const [find, setFind] = useState('');
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return failed ? null : <Loading what="fields" />;
  const stripe = stripeColumn(source);
  const duration = durationOf(source);
  const first = [stripe, source.serviceNameExpression].filter((name) => name !== undefined);
  const fields = data.fields
    .filter((f) => f.share > 0 && /String|Bool|U?Int|Enum/.test(f.type) && !/^(Map|Array)/.test(f.type))
    .filter((f) => !/(^|_|\.)(trace|span|parent.?span)_?id$/i.test(f.name) && f.name !== ('bodyExpression' in source ? source.bodyExpression : ''))
    .sort((a, b) => rank(first, b) - rank(first, a) || b.share - a.share || (a.name < b.name ? -1 : 1));
  if (fields.length === 0) return <p>No fields in this time range.</p>;
  const found = fields.filter((f) => f.name.toLowerCase().includes(find.toLowerCase()));
  return (
    <>
      <input
        className={classes.find}
        aria-label="Search fields"
        placeholder={`Search ${fields.length} fields`}
        value={find}
        onChange={(e) => setFind(e.currentTarget.value)}
      />
      {found.slice(0, 60).map((field) => (
        <Facet key={field.name} {...{ search, span, field, ready, onFilter }} initially={first.includes(field.name)} duration={isDuration(field.name, duration) ? duration : undefined} colored={field.name === stripe} />
      ))}
      {found.length > 60 && <p className={classes.note}>{found.length - 60} more: type to filter</p>}
    </>
  );
}

const rank = (first: string[], field: Field) => (first.includes(field.name) ? first.length - first.indexOf(field.name) : 0);

/** The number of values that a facet of severity numbers asks for: 0 to 24, as the rarest may be the most severe. */
const severities = 25;

interface FacetProps extends Omit<Props, 'source' | 'failed'> {
  field: Field;
  initially: boolean;
  /** The unit of the values, if they are durations. */
  duration: Duration | undefined;
  /** Whether the values have the colors of rows. */
  colored: boolean;
}

function Facet({ search, span, field, ready, initially, duration, colored, onFilter }: FacetProps) {
  const numbers = isSeverityNumber(field);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [open, setOpen] = useState(initially);
  const { data, error, refetch } = useQuery({
    ...valuesQuery(search, span, field.name, numbers ? severities : undefined), enabled: open && ready, placeholderData: (before) => before,
  });
  const most = Math.max(1, ...(data?.values.map((v) => v.count) ?? []));
  const values = data?.values.map((v) => ({ ...v, level: severityOf(numbers ? v.value : undefined, v.value) })) ?? [];
  if (numbers) values.sort((a, b) => Number(b.value) - Number(a.value));
  return (
    <section className={classes.facet}>
      <h2>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} title={plain(field.name)}>
          {open ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
          <span>{plain(field.key ?? field.name)}</span>
        </button>
      </h2>
      {open &&
        (error ? (
          <Failure error={error} retry={() => void refetch()} />
        ) : !data ? (
          ready && <Loading what={plain(field.name)} rows={3} />
        ) : data.values.length === 0 ? (
          <p className={classes.note}>No values</p>
        ) : (
          <ul>
            {values.map(({ value, count, level }) => (
              <li key={value}>
                <button
                  type="button"
                  className={classes.value}
                  style={{ '--share': `${(100 * count) / most}%` } as React.CSSProperties}
                  title={`Filter for ${plain(value)} (Alt: filter out)`}
                  onClick={(e) => onFilter(field, value, !e.altKey)}
                >
                  {(numbers || colored) && <i className={classes.dot} style={{ background: severityColor(level, scheme) }} aria-hidden />}
                  <span className={classes.text}>{duration ? writeDuration(value, duration) : level === plain(value) ? level : `${plain(value)} ${level}`}</span>
                  <span className={classes.count}>
                    {data.sampled && '~'}
                    {formatNumber(count)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
}
