import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { askAgain } from '../../api/outage';
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
      const answers = await Promise.allSettled(
        searchable.map(async ({ id }) => (await newestRows({ sourceId: id, where: '', whereLanguage: 'lucene', filters: [] }, from, 1, signal)).rows),
      );
      if (answers.some((answer) => answer.status === 'fulfilled' && answer.value > 0)) return true;
      const refused = answers.find((answer) => answer.status === 'rejected');
      if (refused) throw refused.reason;
      return false;
    },
    // A source whose server stays down does not hold up the search of the others.
    retry: (failed, reason) => failed < 3 && askAgain(failed, reason),
    enabled: searchable.length > 0,
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
