import { useQuery } from '@tanstack/react-query';
import { firingQuery } from '../api/queries';
import classes from './FiringCount.module.css';

/** FiringCount is how many alerts fire, and nothing while none does. */
export function FiringCount() {
  const { data } = useQuery(firingQuery);
  if (!data?.length) return null;
  return (
    <span className={classes.count} role="status" aria-label={`${data.length} firing`}>
      {data.length}
    </span>
  );
}
