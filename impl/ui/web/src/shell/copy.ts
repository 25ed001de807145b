import { useCallback, useEffect, useState } from 'react';

/** Returns the outcome of the last copy ("Copied" or "Copy failed", for two seconds) and a function that copies a text. */
export function useCopy(): [said: string | undefined, copy: (text: string) => void] {
  const [said, setSaid] = useState<{ text: string }>(); // another object for each copy, which has its own two seconds
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), 2000);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = useCallback((text: string) => {
    copyText(text).then(
      () => setSaid({ text: 'Copied' }),
      () => setSaid({ text: 'Copy failed' }),
    );
  }, []);
  return [said?.text, copy];
}

/** Copies a text. Pages over plain HTTP lack navigator.clipboard, and some frames may not use it; both can copy a selection. */
async function copyText(text: string): Promise<void> {
  try {
    return await navigator.clipboard.writeText(text);
  } catch {
    // undefined, or not allowed
  }
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed'; // a page would scroll to it
  // In a dialog or a menu, as the focus does not leave one.
  (before?.closest('[role="dialog"], [role="menu"]') ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!copied) throw new Error('The browser blocked copying.');
}
