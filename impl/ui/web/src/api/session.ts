import { useSyncExternalStore } from 'react';

let ended: { promise: Promise<void>; begun: () => void } | undefined;
const listeners = new Set<() => void>();

function change(next: typeof ended) {
  ended = next;
  for (const listener of listeners) listener();
}

/** Asks for a sign-in, over whatever is on the page, and waits until a person is signed in. */
export function sessionEnded(): Promise<void> {
  if (!ended) {
    let begun = () => {};
    const promise = new Promise<void>((resolve) => (begun = resolve));
    change({ promise, begun });
  }
  return ended!.promise;
}

/** Has the requests go on that wait for a session. */
export function sessionBegun() {
  const before = ended;
  change(undefined);
  before?.begun();
}

/** Whether a sign-in is asked for. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ended !== undefined,
  );
}
