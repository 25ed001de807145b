import { Button, Group, NativeSelect, TextInput, useComputedColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../api/client';
import { sourcesQuery } from '../../api/queries';
import type { TraceSource } from '../../api/types';
import { colorsOf } from '../../chart/color';
import { formatDuration } from '../../chart/number';
import { withValue } from '../../filter/filter';
import { Page } from '../../shell/Page';
import { useShortcuts } from '../../shell/shortcuts';
import { Empty, Failure, Loading, SourcesLink } from '../../shell/States';
import { stateColors } from '../../theme/theme';
import { fixed, presets, resolve, type Zone } from '../../time/range';
import { useZone } from '../../time/zone';
import { Overview } from './Overview';
import { exactTime, SpanPanel } from './SpanPanel';
import { above, collapsedTo, contains, seenOf, serviceOf, treeOf, within, type Node, type Trace as Answered, type Window } from './spans';
import { traceQuery, type TraceParams } from './trace';
import classes from './Trace.module.css';
import { Waterfall } from './Waterfall';

export function Trace() {
  const { traceId } = useParams({ from: '/app/trace/$traceId' });
  const params = useSearch({ from: '/app/trace/$traceId' });
  const { data: sources, error, refetch } = useQuery(sourcesQuery);
  // A link from a log names its source, to which a trace source belongs.
  const named = sources?.find((s) => s.id === params.source);
  const traces = sources?.filter((s) => s.kind === 'trace');
  const id = named?.kind === 'log' ? named.traceSourceId : params.source;
  const source = traces?.find((s) => s.id === id) ?? (named?.kind === 'trace' ? undefined : traces?.[0]);
  if (source) return <Read key={`${traceId}${source.id}`} {...{ traceId, source, params }} />;
  return (
    <Page title={`Trace ${traceId}`}>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !sources ? (
        <Loading what="sources" />
      ) : (
        <Empty action={<SourcesLink />}>No trace sources yet.</Empty>
      )}
    </Page>
  );
}

interface ReadProps {
  traceId: string;
  source: TraceSource;
  params: TraceParams;
}

function Read({ traceId, source, params }: ReadProps) {
  const [zone] = useZone();
  const navigate = useNavigate({ from: '/trace/$traceId' });
  // A relative range is resolved once, so that the question stays the same.
  const span = useMemo(() => {
    if (!params.from) return undefined;
    const found = resolve({ from: params.from, to: params.to ?? 'now' }, Date.now(), zone);
    return typeof found === 'string' ? undefined : found;
  }, [params.from, params.to, zone]);
  const { data, error, refetch } = useQuery(traceQuery(traceId, source.id, span));
  if (data && data.spans.length > 0) return <Shown {...{ source, params, zone }} trace={data} />;
  // Without a table of times, the server asks for a range.
  const timeless = !span && error instanceof ApiError && error.status === 400 && error.message.startsWith('from and to: ');
  const nowhere = data ?? (error instanceof ApiError && error.status === 404);
  return (
    <Page title={`Trace ${traceId}`}>
      {nowhere ? (
        <Empty
          action={
            span ? (
              <Button variant="default" onClick={() => void navigate({ search: (p: TraceParams) => ({ ...p, from: undefined, to: undefined }) })}>
                Search all time
              </Button>
            ) : (
              <Button variant="default" onClick={() => void refetch()}>
                Try again
              </Button>
            )
          }
        >
          {`No spans of this trace in ${source.name}${span ? ' in this time range' : ''}. `}
          {!span && 'The trace may have expired or not arrived yet.'}
        </Empty>
      ) : timeless ? (
        <Empty
          action={
            <Group gap={8}>
              {presets.filter((p) => /^now-(1|7|30)d$/.test(p.range.from)).map(({ name, range }) => (
                <Button key={name} variant="default" onClick={() => void navigate({ search: (p: TraceParams) => ({ ...p, ...range }) })}>
                  {name}
                </Button>
              ))}
            </Group>
          }
        >
          {`${source.name} has no index of trace times. Select a time range to search:`}
        </Empty>
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <Loading what="the trace" rows={12} />
      )}
    </Page>
  );
}

function Shown({ trace, source, params, zone }: { trace: Answered; source: TraceSource; params: TraceParams; zone: Zone }) {
  const navigate = useNavigate({ from: '/trace/$traceId' });
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const tree = useMemo(() => treeOf(trace), [trace]);
  // With an error among the names, nothing else is red.
  const colors = useMemo(() => colorsOf(['error', ...tree.services.map((s) => s.name).sort()], scheme), [tree, scheme]);
  const colorOf = useCallback(
    (node: Node) => (node.error ? stateColors[scheme].error : colors.get(serviceOf(node.span))!),
    [colors, scheme],
  );
  const selected = useMemo(() => tree.nodes.find((n) => n.span.spanId !== undefined && n.span.spanId === params.span), [tree, params.span]);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [levels, setLevels] = useState('');
  const [chosen, setChosen] = useState<Window>();
  const window = useMemo(() => chosen ?? { from: 0, to: tree.length }, [chosen, tree.length]);
  const seen = useMemo(() => seenOf(tree.nodes, collapsed), [tree, collapsed]);
  const [find, setFind] = useState('');
  const found = useMemo(() => {
    const text = find.trim().toLowerCase();
    return text ? tree.nodes.filter((n) => contains(n, text)) : undefined;
  }, [tree, find]);
  const marked = useMemo(() => found && new Set(found.map((n) => n.key)), [found]);

  const select = useCallback(
    (node: Node | undefined) => {
      if (node) {
        setCollapsed((before) => {
          const hidden = above(node).filter((n) => before.has(n.key));
          if (hidden.length === 0) return before;
          const next = new Set(before);
          for (const n of hidden) next.delete(n.key);
          return next;
        });
      }
      void navigate({ search: (p: TraceParams) => ({ ...p, span: node?.span.spanId }), replace: true });
    },
    [navigate],
  );
  const toggle = useCallback((node: Node, open?: boolean) => {
    setLevels('');
    setCollapsed((before) => {
      const next = new Set(before);
      if (open ?? before.has(node.key)) next.delete(node.key);
      else next.add(node.key);
      return next;
    });
  }, []);
  const step = (list: Node[], by: number) => {
    const place = selected ? list.indexOf(selected) : -1;
    if (place >= 0) select(list[Math.max(0, Math.min(list.length - 1, place + by))]);
    else {
      const at = selected ? tree.nodes.indexOf(selected) : -1;
      select(list.find((n) => tree.nodes.indexOf(n) > at) ?? list[0]);
    }
  };
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({
    '/': () => input.current?.focus(),
    j: () => step(seen, 1),
    k: () => step(seen, -1),
    Escape: () => (selected ? select(undefined) : setChosen(undefined)),
  });
  const root = tree.nodes[0]!;
  const searched = Number(tree.begin / 1_000_000n);
  const around = fixed({ from: searched - 60_000, to: Math.ceil(searched + tree.length / 1e6) + 60_000 });
  const deepest = Math.min(tree.levels, 12);

  return (
    <Page
      title={root.span.name || `Trace ${trace.traceId}`}
      flush
      actions={
        source.logSourceId && (
          <Link
            className={classes.link}
            to="/search"
            search={{ source: source.logSourceId, where: withValue('', 'lucene', { column: source.traceIdExpression }, trace.traceId, true), ...around }}
          >
            View logs
          </Link>
        )
      }
    >
      <div className={classes.summary} role="status">
        <Fact name="Duration" value={formatDuration(tree.length / 1e9)} />
        <Fact name="Spans" value={tree.nodes.length.toLocaleString('en-US')} />
        <Fact name="Services" value={String(tree.services.length)} />
        <Fact name="Errors" value={String(tree.errors)} error={tree.errors > 0} />
        <Fact name="Start" value={exactTime(tree.begin, zone)} />
        <Fact name="Trace" value={trace.traceId} />
        {tree.missing > 0 && (
          <span className={classes.warning}>
            {tree.missing} parent {tree.missing === 1 ? 'span' : 'spans'} missing
          </span>
        )}
        {trace.truncated && <span className={classes.warning}>Truncated: not all spans and logs are shown</span>}
      </div>
      <div className={classes.tools}>
        <TextInput
          ref={input}
          className={classes.find}
          aria-label="Search this trace"
          placeholder="Search names, attributes and logs"
          value={find}
          onChange={(e) => setFind(e.currentTarget.value)}
          onKeyDown={(e) => {
            if (e.key === 'Enter' && found && found.length > 0) step(found, e.shiftKey ? -1 : 1);
            else if (e.key === 'Escape') e.currentTarget.blur();
          }}
        />
        <span role="status" className={classes.count}>
          {found && `${found.length} of ${tree.nodes.length} ${tree.nodes.length === 1 ? 'span' : 'spans'}`}
        </span>
        <NativeSelect
          size="xs"
          aria-label="Levels"
          value={levels}
          data={[
            { value: '', label: 'All levels' },
            ...Array.from({ length: Math.max(0, deepest - 1) }, (_, i) => ({ value: String(i + 1), label: i === 0 ? '1 level' : `${i + 1} levels` })),
          ]}
          onChange={(e) => {
            setLevels(e.currentTarget.value);
            setCollapsed(e.currentTarget.value ? collapsedTo(tree.nodes, Number(e.currentTarget.value)) : new Set());
          }}
        />
        <Button variant="default" disabled={!chosen} onClick={() => setChosen(undefined)}>
          Reset zoom
        </Button>
      </div>
      <Overview nodes={tree.nodes} length={tree.length} window={window} colorOf={colorOf} onWindow={setChosen} />
      <div className={classes.columns}>
        <Waterfall {...{ seen, collapsed, selected, window, scheme, marked, colorOf, colors }} begin={tree.begin} onSelect={select} onToggle={toggle} />
        <SpanPanel
          {...{ tree, zone, scheme }}
          key={selected?.key ?? ''}
          node={selected}
          colorOf={colors}
          onSelect={select}
          onZoom={(node) => setChosen(within(tree.length, node.start - node.length * 0.1, node.start + node.length * 1.1))}
          onClose={() => select(undefined)}
        />
      </div>
    </Page>
  );
}

function Fact({ name, value, error }: { name: string; value: string; error?: boolean }) {
  return (
    <span>
      <span className={classes.count}>{name}</span> <b className={error ? classes.error : undefined}>{value}</b>
    </span>
  );
}
