import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { missingAttribute, withoutLast } from '../../filter/filter';
import { Empty } from '../../shell/States';
import { formatTime, parseAnswered } from '../../time/format';
import { fixed, wider, type Range, type Span, type Zone } from '../../time/range';
import type { Definition } from './definition';
import classes from './Search.module.css';
import { fieldsQuery, newestRows, type Search } from './search';

interface Props {
  search: Search;
  range: Range;
  span: Span;
  /** The expressions that are selected. */
  select: string;
  /** The column that rows have their time in. */
  time: string;
  zone: Zone;
  onRange(range: Range): void;
  onEdit(next: Definition): void;
}

/** Nothing says when there were rows last, and offers what finds some: a filter with less in it, or another time range. */
export function Nothing({ search, range, span, select, time, zone, onRange, onEdit }: Props) {
  const { data, isPending } = useQuery({
    queryKey: ['newest', search],
    queryFn: ({ signal }) =>
      newestRows({ ...search, select: time, orderBy: undefined }, Date.now() - 30 * 86_400_000, 1, signal),
  });
  const { where, whereLanguage, filters } = search;
  const fields = useQuery({ ...fieldsQuery(search.sourceId, span), enabled: false }).data; // the list of facets loads them
  const missing = fields && missingAttribute(where, whereLanguage, fields.fields, select);
  const answered = data?.rows ? parseAnswered(data.data[0]![data.columns![0]!.name]) : NaN;
  const newest = Number.isNaN(answered) ? undefined : answered;
  const filtered = where !== '' || filters.length > 0;
  const less = withoutLast(where, whereLanguage);
  // Of the last 30 days it is known whether there are any.
  const ranges = isPending || data?.rows === 0 ? [] : wider(range, span, Date.now(), zone, newest).slice(0, 2);
  const offer = (name: string, onClick: () => void, title?: string): ReactNode => (
    <Button key={name} variant="default" title={title} onClick={onClick}>
      {name}
    </Button>
  );
  return (
    <div className={classes.pad}>
      <Empty
        action={
          <Group gap={8}>
            {less && offer(`Remove ${short(less.last)}`, () => onEdit({ where: less.rest, whereLanguage }), less.last)}
            {filtered && offer('Clear filter', () => onEdit({ where: undefined, filters: undefined, whereLanguage }))}
            {ranges.map(({ name, range: to }) => offer(name, () => onRange(to)))}
            {!filtered && data?.rows === 0 && <Link to="/start">Send data</Link>}
            {newest !== undefined && offer('Show newest rows', () => onRange(fixed({ from: newest - 15 * 60_000, to: newest + 60_000 })))}
          </Group>
        }
      >
        No {filtered ? 'matches' : 'data'} in this range{data?.rows === 0 && ' or in the last 30 days'}.{' '}
        {missing !== undefined &&
          `No ${fields?.sampled ? 'sampled ' : ''}row has the attribute “${short(missing)}”. `}
        {missing !== undefined && whereLanguage === 'lucene' && 'To search for text with a colon, put it in quotes. '}
        {newest !== undefined && `The newest ${filtered ? 'match' : 'row'} is from ${formatTime(newest, zone)}.`}
      </Empty>
    </div>
  );
}

const short = (term: string) => ([...term].length > 40 ? `${[...term].slice(0, 40).join('')}…` : term);
