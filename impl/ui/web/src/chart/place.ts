/** Place is a position in the window, in pixels, where a menu opens, and the element that gets the focus back. */
export interface Place {
  x: number;
  y: number;
  from: HTMLElement | null;
}

/** Returns the place of a click, or the lower left corner of the element if a key caused it. */
export function placeOf(e: { clientX: number; clientY: number; detail: number; currentTarget: EventTarget | null }): Place {
  const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  if (e.detail > 0) return { x: e.clientX, y: e.clientY, from };
  const { left, bottom } = (e.currentTarget as Element).getBoundingClientRect();
  return { x: left, y: bottom, from };
}
