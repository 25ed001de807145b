import { useEffect, useRef, useState } from 'react';
import type { Span } from '../../time/range';
import { cameSince, kept, latest, nothing, show, take, type Row } from './live';
import { newestRows, type Search } from './search';

const every = 2000;
/** How far back each request looks once more, for rows that were stored late. */
const overlap = 5000;
/** How many rows a request asks for. */
const page = 1000;

const none: Awaited<ReturnType<typeof newestRows>>['columns'] = [];

export function rowsOf(page: { data: Record<string, unknown>[]; rowIds?: string[] }): Row[] {
  return page.data.map((data, i) => ({ data, id: page.rowIds?.[i] ?? '' }));
}

/**
 * Follows a search that asks for the times of its rows: those that have come since its first page, newest first. While it is
 * paused, those that come wait. It rests while the page is not seen. It returns the columns of the new rows, because an empty first page
 * names none.
 */
export function useLive(search: Search | undefined, span: Span, first: Row[] | undefined, live: boolean, paused: boolean) {
  const [state, setState] = useState(nothing);
  const [columns, setColumns] = useState(none);
  const [failed, setFailed] = useState(false);
  const waits = useRef(paused);
  waits.current = paused;

  const seen = useRef(new Set<string>());
  const newest = useRef(0);
  useEffect(() => {
    setState(nothing);
    setColumns(none);
    seen.current = new Set(first?.map((row) => row.id));
    newest.current = latest(first ?? [], span.from);
    // The first page stays the same while its search and span do.
  }, [search, span, first]);

  // New rows stay when live tail is switched off, and it continues from there.
  useEffect(() => {
    setFailed(false);
    if (!live || !search || !first) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      if (!document.hidden) {
        try {
          const since = Math.max(newest.current - overlap, span.from);
          const answer = await newestRows(search, since, page, stop.signal);
          if (stop.signal.aborted) return;
          const answered = rowsOf(answer);
          const { rows, gap } = cameSince(seen.current, answered, page);
          for (const row of rows) seen.current.add(row.id);
          newest.current = latest(answered, newest.current);
          setFailed(false);
          if (rows.length > 0) {
            setState((s) => take(s, rows, gap, waits.current));
            setColumns((before) => (before.length > 0 ? before : answer.columns));
          }
        } catch {
          if (stop.signal.aborted) return;
          setFailed(true);
        }
        if (seen.current.size > 4 * kept) for (const id of [...seen.current].slice(0, 2 * kept)) seen.current.delete(id);
      }
      timer = setTimeout(() => void ask(), every);
    };
    timer = setTimeout(() => void ask(), every);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [search, span, first, live]);

  return { ...state, columns, failed, show: () => setState(show) };
}
