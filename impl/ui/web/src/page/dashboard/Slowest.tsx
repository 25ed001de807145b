import { ActionIcon, Popover } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { answer, client } from '../../api/client';
import { sourcesQuery } from '../../api/queries';
import type { Tile, TraceSource } from '../../api/types';
import { formatDuration } from '../../chart/number';
import { Failure, Loading } from '../../shell/States';
import { plain } from '../../text/text';
import { parseAnswered } from '../../time/format';
import { Time } from '../../time/Time';
import { useZone } from '../../time/zone';
import { searchOf, type SearchParams } from '../search/search';
import { durationOf, rowsBehind } from './behind';
import { useDashboard } from './context';
import { awaited } from './filters';
import classes from './Slowest.module.css';

/** SlowestButton leads from a chart of durations to the slowest traces in it, and is not there for other tiles. */
export function SlowestButton({ tile }: { tile: Tile }) {
  const { asked } = useDashboard();
  const { data: sources } = useQuery(sourcesQuery);
  const [open, setOpen] = useState(false);
  const source = durationOf(tile.config, sources ?? []);
  const rows = source && rowsBehind(tile.config, asked, sources!, { label: '', span: asked.span });
  if (!rows || awaited(tile.config, asked).length > 0) return null;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={480} trapFocus returnFocus shadow="none">
      <Popover.Target>
        <ActionIcon size={24} title="Slowest traces" aria-label={`${tile.name || 'Untitled tile'}: slowest traces`} onClick={() => setOpen(!open)}>
          <IconHourglass size={14} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="sm" aria-label="Slowest traces">
        <Slowest source={source} rows={rows} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Slowest({ source, rows }: { source: TraceSource; rows: SearchParams }) {
  const { asked: { span } } = useDashboard();
  const [zone] = useZone();
  const search = useMemo(() => {
    const columns = {
      trace: source.traceIdExpression, span: source.spanIdExpression, name: source.spanNameExpression, service: source.serviceNameExpression ?? "''",
      time: source.timestampValueExpression, duration: source.durationExpression,
    };
    return { ...searchOf(rows, source), select: Object.entries(columns).map(([name, is]) => `${is} AS _${name}`).join(', ') };
  }, [source, rows]);
  const { data, error, refetch } = useQuery({
    queryKey: ['slowest', search, span],
    queryFn: ({ signal }) =>
      answer(
        client.POST('/api/v2/search', {
          body: { ...search, startTime: new Date(span.from).toISOString(), endTime: new Date(span.to).toISOString(), maxResults: 200 },
          signal,
        }),
      ),
    staleTime: Infinity,
    gcTime: 60_000,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the slowest traces" rows={8} />;
  const spans = data.data.filter((row, i) => row._trace && data.data.findIndex((r) => r._trace === row._trace) === i).slice(0, 8);
  return (
    <>
      <h3 className={classes.title}>
        Slowest traces
        <Link to="/search" search={rows}>
          View spans
        </Link>
      </h3>
      {spans.length === 0 && <p className={classes.none}>No traces in this chart.</p>}
      <ul className={classes.list}>
        {spans.map((row) => {
          const at = parseAnswered(row._time);
          return (
            <li key={String(row._trace)}>
              <Link
                to={`/trace/${String(row._trace)}` as LinkProps['to']}
                search={{ source: source.id, span: String(row._span), from: String(at - 3_600_000), to: String(at + 3_600_000) } as never}
              >
                <b>{formatDuration(Number(row._duration) / 10 ** (source.durationPrecision ?? 3))}</b>
                <span title={nameOf(row)}>
                  {nameOf(row)}
                </span>
                <Time value={row._time} zone={zone} />
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const nameOf = (row: Record<string, unknown>) => plain(`${String(row._service)} ${String(row._name)}`);
