import { useCallback, useState } from 'react';

const watched = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Whether an item of a list is in sight or nearly so, and whether it has been. One observer looks at all of them. */
export function useNear<T extends Element>() {
  const [near, setNear] = useState(false);
  const [been, setBeen] = useState(false);
  if (near && !been) setBeen(true);
  const ref = useCallback((el: T) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const entry of entries) watched.get(entry.target)?.(entry.isIntersecting);
      },
      { scrollMargin: '300px' }, // what the focus goes to next is there before it
    );
    watched.set(el, setNear);
    observer.observe(el);
    return () => observer?.unobserve(el);
  }, []);
  return { ref, near, been };
}
