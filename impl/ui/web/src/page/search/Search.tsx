import { Button, NativeSelect, SegmentedControl, Switch, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../api/client';
import { isMissing, isTableGone } from '../../api/error';
import { isAway } from '../../api/outage';
import type { Tagged } from '../../api/tagged';
import { sourcesQuery } from '../../api/queries';
import { isEventSource, type EventSource, type SavedSearch as Saved } from '../../api/types';
import { formatNumber } from '../../chart/number';
import { pivot } from '../../chart/series';
import { isSeverityNumber, severityNumber, severityOf } from '../../chart/severity';
import { FilterInput, type FilterHandle } from '../../filter/FilterInput';
import { withValue, type FieldName, type Language } from '../../filter/filter';
import { Page } from '../../shell/Page';
import { useShortcuts } from '../../shell/shortcuts';
import { Empty, Failure, Loading, SourcesLink } from '../../shell/States';
import { fixed, isRelative, type Range, type Span } from '../../time/range';
import { TimePicker } from '../../time/TimePicker';
import { usePageTime } from '../../time/usePageTime';
import { ReadableChart } from '../dashboard/ReadableChart';
import { durationOf } from './duration';
import { Facets } from './Facets';
import { RowPanel } from './RowPanel';
import { Rows } from './Rows';
import { expressionsOf, withColumn, withoutSeverityNumber, withSeverityNumber } from './columns';
import { definitionOf, isChanged, withSaved, type Definition } from './definition';
import { isHidden, withTimes, type Row } from './live';
import { Nothing } from './Nothing';
import { savedQuery } from './saved';
import classes from './Search.module.css';
import { SaveSearch } from './SaveSearch';
import { bodyColumn, chartBy, histogramQuery, rowsQuery, searchOf, stripeColumn, type Search as Asked, type SearchParams } from './search';
import { nextOrder, orderOf } from './sort';
import { useKnowledge } from './useKnowledge';
import { rowsOf, useLive } from './useLive';
import { linkOf, widthsOf, type Widths } from './widths';

const Fired = lazy(async () => ({ default: (await import('../alerts/Fired')).Fired }));

const quarter: Range = { from: 'now-15m', to: 'now' };
const most = 100_000;
const noRows: Row[] = [];

export function Search() {
  return <Searched params={useSearch({ from: '/app/search' })} />;
}

export function SavedSearch() {
  const { savedId } = useParams({ from: '/app/search/$savedId' });
  const params = useSearch({ from: '/app/search/$savedId' });
  const { data, error, refetch } = useQuery(savedQuery(savedId));
  if (data) return <Searched key={savedId} params={withSaved(params, data.value)} saved={data} />;
  return (
    <Page title="Saved search">
      {!error ? (
        <Loading what="the saved search" />
      ) : isMissing(error) ? (
        <Empty action={<Link to="/search/list">Saved searches</Link>}>Saved search not found. It may have been deleted.</Empty>
      ) : (
        <Failure error={error} retry={() => void refetch()} />
      )}
    </Page>
  );
}

function Searched({ params, saved }: { params: SearchParams; saved?: Tagged<Saved> }) {
  const { data: sources, error, refetch } = useQuery(sourcesQuery);
  const searchable = useMemo(() => sources?.filter(isEventSource), [sources]);
  const source = searchable?.find((s) => s.id === params.source) ?? (params.source ? undefined : searchable?.[0]);
  if (source) return <Results key={source.id} source={source} sources={searchable!} params={params} saved={saved} />;
  return (
    <Page title={saved?.value.name ?? 'Search'}>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !searchable ? (
        <Loading what="sources" />
      ) : params.source ? (
        <Empty action={<Link to="/search">Use another source</Link>}>Source not found. It may have been deleted.</Empty>
      ) : (
        <Empty action={<SourcesLink />}>No log or trace sources yet.</Empty>
      )}
    </Page>
  );
}

interface ResultsProps {
  source: EventSource;
  sources: EventSource[];
  params: SearchParams;
  saved: Tagged<Saved> | undefined;
}

function Results({ source, sources, params, saved }: ResultsProps) {
  const navigate = useNavigate();
  const { range, span, zone, problem, refresh } = usePageTime(params.from, params.to, quarter);
  const search = useMemo(
    () => searchOf(params, source),
    [params.where, params.whereLanguage, params.select, params.orderBy, params.filters, source],
  );
  const go = useCallback(
    (next: SearchParams, replace = false) =>
      void navigate({ to: '.', search: (before: SearchParams) => ({ ...before, ...next }), replace } as Parameters<typeof navigate>[0]),
    [navigate],
  );
  // A saved search is named by the path, until what is searched for is another.
  const change = useCallback((next: SearchParams, replace = false) => go(saved ? next : { source: source.id, ...next }, replace), [go, saved, source.id]);
  const definition = useMemo(() => ({ ...definitionOf(params), source: source.id }), [params, source.id]);
  const edit = useCallback(
    (next: Definition) => {
      const { whereLanguage, ...all } = { ...definition, ...next };
      const other = next.source !== undefined && { widths: undefined }; // another source has columns of its own
      go({ ...all, whereLanguage: whereLanguage === 'sql' ? 'sql' : undefined, row: undefined, ...other });
    },
    [go, definition],
  );
  const condition = useMemo(() => saved && { kind: 'saved_search' as const, search: saved.value }, [saved]);
  const [wrap, setWrap] = useLocalStorage({ key: 'wrap', defaultValue: false, getInitialValueInEffect: false });

  const [ownWidths, setOwnWidths] = useLocalStorage<Widths>({ key: `widths ${source.id}`, defaultValue: {}, getInitialValueInEffect: false });
  const widths = useMemo(() => (params.widths ? widthsOf(params.widths) : ownWidths), [params.widths, ownWidths]);
  const resize = (next: Widths) => {
    setOwnWidths(next);
    change({ widths: linkOf(next) }, true);
  };

  const canLive = range.to === 'now' && !search.orderBy;
  // Hidden columns are added: the severity number for the color of a log, and the times for following live rows.
  const { asked, numbered } = useMemo(() => {
    const shown = search.select?.trim() || source.defaultTableSelectExpression;
    const colored = source.kind === 'log' ? withSeverityNumber(shown, search.orderBy ?? source.orderByExpression) : shown;
    const select = canLive ? withTimes(colored, source.timestampValueExpression) : colored;
    return { asked: select === shown ? search : { ...search, select }, numbered: colored !== shown };
  }, [canLive, search, source]);
  const rows = useInfiniteQuery(rowsQuery(search, span, asked.select));
  // The histogram and the facets wait for the rows, so that a mistake in the filter is reported once.
  const ready = rows.data !== undefined;
  const newest = rows.data?.pages[0];
  const first = useMemo(() => newest && rowsOf(newest), [newest]);
  const time = source.displayedTimestampValueExpression ?? source.timestampValueExpression;
  const live = canLive && params.isLive !== 'false';
  const [scrolled, setScrolled] = useState(false);
  const [expanded, setExpanded] = useState<string>();
  useEffect(() => setExpanded(undefined), [search, span]);
  const selecting = useSelecting();
  const paused = scrolled || selecting || params.row !== undefined || expanded !== undefined;
  const tail = useLive(asked, span, first, live, paused);
  const answer = useMemo(() => {
    if (!rows.data) return undefined;
    const columns = rows.data.pages.find((p) => p.columns.length > 0)?.columns ?? tail.columns;
    return { search, numbered, columns, first: rows.data.pages[0], rows: tail.cut ? tail.fresh : [...tail.fresh, ...rows.data.pages.flatMap(rowsOf)] };
  }, [search, numbered, rows.data, tail.cut, tail.fresh, tail.columns]);
  // The previous rows stay on the page until the next answer, also after a mistake in the filter.
  const shown = useLatest(answer);
  const all = shown?.rows ?? noRows;
  const previous = !ready && all.length > 0;

  const empty = all.length === 0;
  useEffect(() => {
    if (empty) setScrolled(false); // without a list, nothing scrolls back
  }, [empty]);

  // The fields and the histogram of a search without rows are read again when its first rows arrive. The server keeps what it found
  // about fields for ranges that end at about the same time, so the range of the fields ends later.
  const arrived = first?.length === 0 && tail.fresh.length > 0;
  const fieldSpan = useMemo(() => (arrived ? { from: span.from, to: Date.now() + (span.to - span.from) / 30 } : span), [arrived, span]);
  const [now, setNow] = useState(span);
  useEffect(() => setNow(arrived ? { from: span.from, to: Date.now() } : span), [arrived, span, asked]);
  useEffect(() => {
    if (!live) return;
    const timer = setInterval(() => {
      if (!document.hidden) setNow({ from: Date.now() - (span.to - span.from), to: Date.now() });
    }, 10_000);
    return () => clearInterval(timer);
  }, [span, live]);
  const histogram = useQuery({ ...histogramQuery(search, source, now), enabled: ready });
  const counts = useMemo(() => histogram.data && { search, data: histogram.data }, [search, histogram.data]);
  const counted = useLatest(counts);
  const buckets = ready && histogram.isError ? undefined : counted?.data;
  const chart = useMemo(() => (buckets ? pivot(buckets) : undefined), [buckets]);
  const found = counted?.search !== search ? undefined : chart?.series.reduce((sum, s) => sum + s.values.reduce<number>((a, b) => a + (b ?? 0), 0), 0);

  // Without a filter, it is something else that is wrong.
  const refused = search.where !== '' && rows.error instanceof ApiError && rows.error.status === 400 && !isTableGone(rows.error) ? rows.error : undefined;
  // What is written in the filter, run or not.
  const draft = useRef<Draft>(search);
  const filter = useCallback(
    (field: FieldName, value: unknown, wanted: boolean) =>
      edit({
        where: withValue(draft.current.where, draft.current.whereLanguage, field, value, wanted),
        whereLanguage: draft.current.whereLanguage,
      }),
    [edit],
  );

  const answered = shown?.columns ?? tail.columns;
  const columns = useMemo(
    () => (shown?.numbered ? withoutSeverityNumber(answered) : answered).filter((c) => !isHidden(c.name)),
    [answered, shown?.numbered],
  );
  const levelOf = useMemo(() => {
    const text = stripeColumn(source);
    const hasNumber = source.kind === 'log' && answered.some(isSeverityNumber);
    return ({ data }: Row) => severityOf(hasNumber ? data[severityNumber] : undefined, text && data[text]);
  }, [source, answered]);
  // They can be changed while each of them is one of the answer.
  const selected = (shown?.search ?? search).select;
  const expressions = useMemo(() => {
    const found = expressionsOf(selected ?? source.defaultTableSelectExpression);
    return found.length === columns.length ? found : undefined;
  }, [selected, source, columns]);
  const setColumns = useCallback(
    (next: string[]) => {
      const select = next.join(', ');
      go({ ...definition, select: select === expressionsOf(source.defaultTableSelectExpression).join(', ') ? undefined : select });
    },
    [go, definition, source],
  );
  const duration = useMemo(() => durationOf(source), [source]);
  const byDefault = orderOf(source.orderByExpression || `${expressionsOf(source.timestampValueExpression)[0]} DESC`);
  const order = search.orderBy ? orderOf(search.orderBy) : byDefault;
  const actions = useMemo(
    () => ({
      expressions,
      onFilter: filter,
      onColumn: (expression: string) => expressions && setColumns(withColumn(expressions, expression)),
      onChart:
        search.filters.length > 0
          ? undefined
          : (field: FieldName) => void navigate({ to: '/chart', search: { config: JSON.stringify(chartBy(search, field)), from: range.from, to: range.to } }),
    }),
    [expressions, filter, setColumns, navigate, search, range.from, range.to],
  );

  // The keyboard is on the row that is open, or where it was last.
  const [last, setLast] = useState<string>();
  const here = params.row ?? last;
  const current = useMemo(() => (here === undefined ? -1 : all.findIndex((r) => r.id === here)), [all, here]);
  const open = useCallback(
    (index: number) => {
      const row = all[index];
      if (!row) return;
      setLast(row.id);
      change({ row: row.id }, params.row !== undefined);
    },
    [all, change, params.row],
  );
  const move = (step: number) => {
    const next = Math.max(0, Math.min(all.length - 1, current + step));
    if (params.row === undefined) setLast(all[next]?.id);
    else open(next);
  };
  const close = () => params.row !== undefined && change({ row: undefined });
  const input = useRef<FilterHandle>(null);
  useShortcuts({
    '/': () => input.current?.focus(),
    j: () => move(1),
    k: () => move(-1),
    Enter: () => open(current),
    x: () => setExpanded((before) => (all[current]?.id === before ? undefined : all[current]?.id)),
    Escape: () => (params.row === undefined ? setExpanded(undefined) : close()),
    w: () => setWrap(!wrap),
    l: () => canLive && change({ isLive: live ? 'false' : undefined }),
  });
  const more = useCallback(() => {
    if (ready && !tail.cut && rows.hasNextPage && !rows.isFetchingNextPage && !rows.isError && all.length < most) void rows.fetchNextPage();
  }, [ready, rows.hasNextPage, rows.isFetchingNextPage, rows.isError, rows.fetchNextPage, all.length, tail.cut]);

  return (
    <Page
      title={saved?.value.name ?? 'Search'}
      flush
      actions={
        <>
          <SaveSearch {...{ search, params, saved }} />
          {canLive && (
            <Tooltip label="Live tail (l)">
              <Switch size="xs" label="Live" checked={live} onChange={() => change({ isLive: live ? 'false' : undefined })} mr={8} />
            </Tooltip>
          )}
          <TimePicker range={range} span={span} onChange={(r) => change({ ...r, row: undefined })} onRefresh={refresh} />
        </>
      }
    >
      <FilterLine
        {...{ source, sources, search, draft, input, span }}
        error={refused?.message ?? problem}
        onSource={(id) => edit({ source: id, where: undefined, select: undefined, orderBy: undefined, filters: undefined })}
        onRun={(where, whereLanguage) => {
          if (where === search.where && whereLanguage === search.whereLanguage) refresh();
          else edit({ where, whereLanguage });
        }}
      />
      {search.filters.length > 0 && (
        <p className={classes.filters}>
          Also filtered by {search.filters.map((f) => f.condition ?? `${f.left} ${f.operator} ${f.right}`).join(' and ')}.{' '}
          <Button variant="subtle" size="compact-xs" onClick={() => edit({ filters: undefined })}>
            Remove
          </Button>
        </p>
      )}
      {condition && !isRelative(range.from) && !isRelative(range.to) && !isChanged(params, condition.search) && (
        <Suspense>
          <Fired condition={condition} span={span} />
        </Suspense>
      )}
      <div className={classes.columns} data-previous={previous || undefined}>
        <aside className={classes.facets} aria-label="Fields">
          <Facets search={search} source={source} span={fieldSpan} ready={ready && !histogram.isPending} failed={rows.isError} onFilter={filter} />
        </aside>
        <section className={classes.results} aria-label="Results">
          <div className={classes.histogram}>
            {chart && (
              <ReadableChart pivot={chart} kind="bars" span={now} axis={false} label="Rows over time" onSelect={(s: Span) => change({ ...fixed(s), row: undefined })} />
            )}
          </div>
          <div className={classes.status} role="status">
            {rows.isPending
              ? isAway(rows.failureReason)
                ? 'Waiting for the server.'
                : 'Searching…'
              : found === undefined && histogram.isFetching
                ? 'Counting…'
                : found !== undefined && !rows.error && `${formatNumber(found)} ${found === 1 ? 'row' : 'rows'}`}
            {previous && <span>Showing the previous results.</span>}
            {tail.failed && live && <span className={classes.warning}>Live tail interrupted, retrying.</span>}
            {tail.waiting.length > 0 && (
              <Button size="compact-xs" variant="light" onClick={tail.show}>
                {tail.waiting.length} new {tail.waiting.length === 1 ? 'row' : 'rows'}
              </Button>
            )}
            {tail.cut && (
              <>
                <span className={classes.warning}>{live && 'Live tail is falling behind. '}Older rows are not shown.</span>
                <Button size="compact-xs" variant="light" onClick={refresh}>
                  Jump to newest
                </Button>
              </>
            )}
          </div>
          {rows.error && !refused && !ready && (
            <div className={classes.pad}>
              <Failure error={rows.error} retry={() => void rows.refetch()} />
            </div>
          )}
          {all.length === 0 && rows.isPending ? (
            <div className={classes.pad}>
              <Loading what="rows" rows={12} />
            </div>
          ) : all.length === 0 ? (
            ready && <Nothing {...{ search, range, span, time, zone }} select={search.select ?? source.defaultTableSelectExpression} onRange={change} onEdit={edit} />
          ) : (
            <Rows
              sourceId={source.id}
              rows={all}
              answer={shown?.first}
              body={bodyColumn(source)}
              duration={duration}
              {...{ columns, levelOf, zone, wrap, widths, current, expanded, actions }}
              selected={params.row}
              onColumns={setColumns}
              onWidths={resize}
              order={order}
              onSort={(i) => expressions && edit({ orderBy: nextOrder(expressions[i]!, columns[i]!.type, order, byDefault) })}
              onOpen={open}
              onEnd={more}
              onScroll={(top) => setScrolled(top > 0)}
              end={
                tail.cut
                  ? 'Older rows are not shown.'
                  : previous
                    ? ''
                    : rows.isFetchingNextPage
                      ? 'Loading more…'
                      : rows.error
                        ? rows.error.message
                        : all.length >= most
                          ? `Limit of ${most.toLocaleString('en-US')} rows reached. Narrow the search to see other rows.`
                          : rows.hasNextPage
                            ? ''
                            : 'End of results'
              }
            />
          )}
        </section>
        {params.row !== undefined && (
          <RowPanel
            {...{ source, zone, actions }}
            rowId={params.row}
            onOpen={(id) => change({ row: id }, true)}
            onMove={move}
            onClose={close}
          />
        )}
      </div>
    </Page>
  );
}

/** Returns the latest value that was not undefined. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value === undefined || value === latest) return latest;
  setLatest(value);
  return value;
}

/** Whether the person has selected some of the rows, which would be lost if these moved. */
function useSelecting(): boolean {
  const [selecting, setSelecting] = useState(false);
  useEffect(() => {
    const look = () => {
      const selection = getSelection();
      const at = selection?.anchorNode;
      const element = at instanceof Element ? at : at?.parentElement;
      setSelecting(!!selection && !selection.isCollapsed && !!element?.closest('tr[data-index]'));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);
  return selecting;
}

type Draft = Pick<Asked, 'where' | 'whereLanguage'>;

const sameFilter = (a: Draft, b: Draft) => a.where === b.where && a.whereLanguage === b.whereLanguage;

interface FilterLineProps {
  source: EventSource;
  sources: EventSource[];
  search: Asked;
  draft: React.RefObject<Draft>;
  input: React.RefObject<FilterHandle | null>;
  span: Span;
  error: string | undefined;
  onSource(id: string): void;
  onRun(where: string, language: Language): void;
}

/** FilterLine is where the filter is written. Enter runs it, typing never does. */
function FilterLine({ source, sources, search, draft, input, span, error, onSource, onRun }: FilterLineProps) {
  const [text, setText] = useState(search.where);
  const [language, setLanguage] = useState(search.whereLanguage);
  const [last, setLast] = useLocalStorage<string[]>({ key: 'filters', defaultValue: [], getInitialValueInEffect: false });
  const [back, setBack] = useState(-1);
  // Another search, such as the one before in the browser's history, brings its own filter.
  const [shown, setShown] = useState<Draft>(search);
  const [ran, setRan] = useState<Draft>(); // until the page shows it
  if (!sameFilter(shown, search)) {
    setShown(search);
    setRan(undefined);
    // What was run here stands here already, and more may have been typed since.
    if (!ran || !sameFilter(ran, search)) {
      setText(search.where);
      setLanguage(search.whereLanguage);
      setBack(-1);
    }
  }
  draft.current = { where: text.trim(), whereLanguage: language };
  const recall = (place: number) => {
    if (place >= last.length || place < -1) return;
    setBack(place);
    setText(place < 0 ? search.where : last[place]!);
  };
  const run = () => {
    const where = text.trim();
    if (where) setLast([where, ...last.filter((l) => l !== where)].slice(0, 30));
    setBack(-1);
    setText(where);
    setRan({ where, whereLanguage: language });
    onRun(where, language);
  };
  const knowledge = useKnowledge(source.id, span);
  return (
    <form
      className={classes.line}
      role="search"
      onSubmit={(e) => {
        e.preventDefault();
        run();
      }}
    >
      <NativeSelect
        aria-label="Source"
        size="xs"
        value={source.id}
        data={sources.map((s) => ({ value: s.id, label: s.name }))}
        onChange={(e) => onSource(e.currentTarget.value)}
      />
      <div className={classes.filter}>
        <FilterInput
          ref={input}
          {...{ text, language, knowledge }}
          placeholder={language === 'sql' ? "ServiceName = 'cart' AND Body ILIKE '%timeout%'" : 'timeout ServiceName:"cart" -SeverityText:debug'}
          mistake={error}
          describedBy="filter-error"
          onChange={setText}
          onRun={run}
          onRecall={(step) => recall(back + step)}
        />
        {error && (
          <p id="filter-error" className={classes.error} role="alert">
            {error}
          </p>
        )}
      </div>
      <SegmentedControl
        size="xs"
        aria-label="Filter language"
        value={language}
        onChange={(value) => setLanguage(value === 'sql' ? 'sql' : 'lucene')}
        data={[
          { value: 'lucene', label: 'Lucene' },
          { value: 'sql', label: 'SQL' },
        ]}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
