import { useNetwork } from '@mantine/hooks';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isAway, outageOf } from '../api/outage';
import { formatTime } from '../time/format';
import { useZone } from '../time/zone';
import classes from './Connection.module.css';

/** Connection is a line that says what is away, and since when what is on the page may be old. What waits for it is asked again. */
export function Connection() {
  const cache = useQueryClient().getQueryCache();
  const away = useSyncExternalStore(
    (changed) =>
      cache.subscribe(({ type }) => {
        // What a page does whenever it is drawn says nothing new of the server.
        if (type !== 'observerOptionsUpdated' && type !== 'observerResultsUpdated') changed();
      }),
    () => outageOf(cache.getAll().filter((q) => isAway(q.state.fetchFailureReason) && q.isActive()).map((q) => q.state.fetchFailureReason)),
  );
  const { online } = useNetwork();
  const outage = online ? away : 'You are offline.';
  const [since, setSince] = useState<number>();
  const interrupted = outage !== undefined;
  useEffect(() => setSince(interrupted ? Date.now() : undefined), [interrupted]);
  const [zone] = useZone();
  return (
    <div role="status" className={classes.line} data-shown={interrupted || undefined}>
      {interrupted && since !== undefined && (
        <>
          <IconPlugConnectedX size={16} aria-hidden />
          <span>
            {outage} Showing data from before {formatTime(since, zone).replace(/\.\d+$/, '')}. Reconnecting.
          </span>
        </>
      )}
    </div>
  );
}
