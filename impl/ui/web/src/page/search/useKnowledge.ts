import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Knowledge } from '../../filter/editor';
import type { Span } from '../../time/range';
import { completionsQuery, fieldsQuery } from './search';

/** Returns the fields and values of a source, which complete its filters. A failed request completes nothing. */
export function useKnowledge(sourceId: string, span: Span): Knowledge {
  const cache = useQueryClient();
  return useMemo(
    () => ({
      fields: async () => (await cache.fetchQuery(fieldsQuery(sourceId, span)).catch(() => undefined))?.fields ?? [],
      values: async (field: string, prefix: string) =>
        (await cache.fetchQuery(completionsQuery(sourceId, span, field, prefix)).catch(() => undefined))?.values ?? [],
    }),
    [cache, sourceId, span],
  );
}
