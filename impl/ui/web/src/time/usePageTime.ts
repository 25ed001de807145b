import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { resolve, type Range, type Span } from './range';
import { useZone } from './zone';

/**
 * Resolves the range of a page once, so that everything on it shows the same minutes, until the range changes or refresh is
 * called, which asks for the same minutes again where they have not moved. A range that is none is the fallback, with a
 * sentence that says so.
 */
export function usePageTime(from: string | undefined, to: string | undefined, fallback: Range) {
  const [zone] = useZone();
  const [asked, setAsked] = useState(0);
  const result = useMemo<{ range: Range; span: Span; problem?: string }>(() => {
    const range = { from: from ?? fallback.from, to: to ?? (from ? 'now' : fallback.to) };
    const span = resolve(range, Date.now(), zone);
    if (typeof span !== 'string') return { range, span };
    return { range: fallback, span: resolve(fallback, Date.now(), zone) as Span, problem: span };
  }, [from, to, fallback, zone, asked]);
  const cache = useQueryClient();
  const { range, span } = result;
  const refresh = useCallback(() => {
    const next = resolve(range, Date.now(), zone);
    if (typeof next !== 'string' && next.from === span.from && next.to === span.to) void cache.refetchQueries({ type: 'active' });
    else setAsked((n) => n + 1);
  }, [cache, range, span, zone]);
  return { ...result, zone, refresh };
}
