import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../api/queries';

/** Whether the person who is signed in may change things. The server decides; this spares them buttons that fail. */
export function useMayEdit(): boolean {
  const { data } = useQuery(sessionQuery);
  return data !== undefined && data.person.role !== 'viewer';
}
