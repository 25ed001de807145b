import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { sourcesQuery } from '../../api/queries';
import { isEventSource } from '../../api/types';
import { Page } from '../../shell/Page';
import { Loading } from '../../shell/States';
import { newestRows } from '../search/search';
import { FirstSteps } from './FirstSteps';

/** Start leads to the search, or to the first steps where there is nothing to search. */
export function Start() {
  // While another page loads, this one is still shown. It must not replace the page that was asked for.
  const leaving = useLocation({ select: (location) => location.pathname !== '/' });
  const { data: sources, error } = useQuery(sourcesQuery);
  const searchable = sources?.filter(isEventSource) ?? [];
  const rows = useQuery({
    queryKey: ['any', searchable.map((s) => s.id)],
    queryFn: async ({ signal }) => {
      const from = Date.now() - 30 * 86_400_000;
      const counts = await Promise.all(
        searchable.map(async ({ id }) => (await newestRows({ sourceId: id, where: '', whereLanguage: 'lucene', filters: [] }, from, 1, signal)).rows),
      );
      return counts.some((count) => count > 0);
    },
    enabled: searchable.length > 0,
    retry: false,
  });
  // What is wrong is said there.
  if (!leaving && (error || rows.error || rows.data || sources && searchable.length === 0)) return <Navigate to="/search" replace />;
  if (rows.data === false) return <FirstSteps />;
  return (
    <Page title="obstack">
      <Loading what="what has arrived" />
    </Page>
  );
}
