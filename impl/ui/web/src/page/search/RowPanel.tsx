import { SegmentedControl, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { EventSource } from '../../api/types';
import { Failure, Loading } from '../../shell/States';
import { parseAnswered } from '../../time/format';
import type { Zone } from '../../time/range';
import { durationOf } from './duration';
import { RowContext } from './RowContext';
import { CopyRow, RowFields, Tool, type RowActions } from './RowFields';
import classes from './RowPanel.module.css';
import { rowQuery } from './search';

interface Props {
  source: EventSource;
  rowId: string;
  zone: Zone;
  actions: RowActions;
  onOpen(id: string): void;
  onMove(step: number): void;
  onClose(): void;
}

const hour = 3_600_000;

/** RowPanel is one row as a whole, with what can be done by each value, and what is around it. */
export function RowPanel({ source, rowId, zone, actions, onOpen, onMove, onClose }: Props) {
  const { data, error, refetch } = useQuery(rowQuery(source.id, rowId));
  const duration = useMemo(() => durationOf(source), [source]);
  const [find, setFind] = useState('');
  const [view, setView] = useState('Fields');
  const trace = data && traceOf(source, data.data);
  return (
    <aside className={classes.panel} aria-label="Row" data-beside>
      <header className={classes.header}>
        <SegmentedControl size="xs" aria-label="Row view" value={view} onChange={setView} data={['Fields', 'Context']} />
        {trace && (
          <Link className={classes.trace} to={`/trace/${encodeURIComponent(trace.id)}` as LinkProps['to']} search={trace.search as never}>
            Trace
          </Link>
        )}
        <span className={classes.space} />
        {data && <CopyRow columns={data.columns} data={data.data} />}
        <Tool label="Previous row" hint="k" onClick={() => onMove(-1)} icon={<IconChevronUp size={16} />} />
        <Tool label="Next row" hint="j" onClick={() => onMove(1)} icon={<IconChevronDown size={16} />} />
        <Tool label="Close" hint="Esc" onClick={onClose} icon={<IconX size={16} />} />
      </header>
      <div className={classes.body}>
        {error ? (
          <Failure error={error} retry={() => void refetch()} />
        ) : !data ? (
          <Loading what="the row" rows={12} />
        ) : view === 'Context' ? (
          <RowContext source={source} row={{ id: rowId, data: data.data }} zone={zone} onOpen={onOpen} />
        ) : (
          <>
            <TextInput
              className={classes.find}
              aria-label="Search this row"
              placeholder="Search this row"
              value={find}
              onChange={(e) => setFind(e.currentTarget.value)}
            />
            <RowFields columns={data.columns} data={data.data} {...{ zone, duration, find, actions }} />
          </>
        )}
      </div>
    </aside>
  );
}

/** Where the trace of a row is, if it is of one and there is a source of its spans. */
function traceOf(source: EventSource, data: Record<string, unknown>) {
  const spans = source.kind === 'trace' ? source.id : source.traceSourceId;
  const id = source.traceIdExpression ? data[source.traceIdExpression] : undefined;
  const span = source.spanIdExpression ? data[source.spanIdExpression] : undefined;
  const time = parseAnswered(data[source.timestampValueExpression]);
  if (!spans || typeof id !== 'string' || id === '' || Number.isNaN(time)) return undefined;
  return {
    id,
    search: {
      source: spans,
      from: String(time - hour),
      to: String(time + hour),
      ...(typeof span === 'string' && span !== '' && { span }),
    },
  };
}
