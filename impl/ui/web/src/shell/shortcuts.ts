import { useEffect, useRef } from 'react';

type Action = () => void;

/** Runs actions by their key while nobody types. A key of two letters, such as "g s", is typed one after the other. */
export function useShortcuts(actions: Record<string, Action>) {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    let before = '';
    let forget: ReturnType<typeof setTimeout>;
    const listen = (e: KeyboardEvent) => {
      const target = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
      if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
      if (e.key === 'Enter' && /^(A|BUTTON)$/.test(target.tagName)) return;
      if (document.querySelector('[role="dialog"]') && e.key !== 'Escape') return;
      const action = current.current[`${before} ${e.key}`] ?? current.current[e.key];
      clearTimeout(forget);
      before = e.key;
      forget = setTimeout(() => (before = ''), 1000);
      if (!action) return;
      e.preventDefault();
      action();
    };
    window.addEventListener('keydown', listen);
    return () => {
      clearTimeout(forget);
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
