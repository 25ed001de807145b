import { useEffect, useRef } from 'react';
import { actionOf, type Actions } from './keys';

const all: { current: Actions }[] = [];
let before = '';
let forget: ReturnType<typeof setTimeout>;
// A dialog that Escape closes is gone before the key comes to the page.
let covered = false;

function look() {
  covered = document.querySelector('[role="dialog"]') !== null;
}

function listen(e: KeyboardEvent) {
  const target = e.target as HTMLElement;
  if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
  if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
  if (e.key === 'Enter' && /^(A|BUTTON|SUMMARY)$/.test(target.tagName)) return;
  if (covered) return;
  const action = actionOf(all.map((actions) => actions.current), before, e.key);
  clearTimeout(forget);
  before = e.key;
  forget = setTimeout(() => (before = ''), 1000);
  if (!action) return;
  before = '';
  e.preventDefault();
  action();
}

/** Runs actions by their key while the person types nowhere. A key of two letters, such as "g s", is typed one after the other. */
export function useShortcuts(actions: Actions) {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    if (all.push(current) === 1) {
      window.addEventListener('keydown', look, true);
      window.addEventListener('keydown', listen);
    }
    return () => {
      all.splice(all.indexOf(current), 1);
      if (all.length > 0) return;
      window.removeEventListener('keydown', look, true);
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
