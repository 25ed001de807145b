import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

interface Props {
  label: string;
  className: string | undefined;
  role?: 'region' | 'group';
  /** One element, which may be larger than what is around it. */
  children: ReactNode;
}

/** Scroller is a stop of Tab while what is in it is larger, as keys scroll it then. */
export function Scroller({ label, className, role = 'region', children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const tabIndex = useScrollStop(box);
  return (
    <div ref={box} className={className} role={role} aria-label={label} tabIndex={tabIndex}>
      {children}
    </div>
  );
}

/** The tabIndex of a box whose one element may be larger. */
export function useScrollStop(box: RefObject<HTMLElement | null>): 0 | undefined {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const el = box.current!;
    const sizes = new ResizeObserver(() => setScrolls(el.scrollWidth > el.clientWidth || el.scrollHeight > el.clientHeight));
    for (const sized of [el, ...el.children]) sizes.observe(sized);
    return () => sizes.disconnect();
  }, [box]);
  return scrolls ? 0 : undefined;
}
