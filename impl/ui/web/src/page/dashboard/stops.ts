import { useState } from 'react';

/**
 * Makes one stop of Tab of many buttons, as a list has hundreds of them; the arrow keys go from one to the next. The first
 * is the stop while the last one that had the focus is not there.
 */
export function useOneStop(first: number, last: number) {
  const [at, setAt] = useState(first);
  const stop = at >= first && at <= last ? at : first;
  return {
    stop: (index: number) => ({ 'data-stop': index, tabIndex: index === stop ? 0 : -1, onFocus: () => setAt(index) }),
    onKeyDown: (e: React.KeyboardEvent<HTMLElement>) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
      const from = (e.target as HTMLElement).dataset.stop;
      if (!step || from === undefined) return;
      e.preventDefault();
      e.currentTarget.querySelector<HTMLElement>(`[data-stop="${Number(from) + step}"]`)?.focus();
    },
  };
}
