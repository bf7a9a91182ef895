import { useEffect, useState } from 'react';

/** A thing shown for this long counts as stayed with; quick steps through a row are faster. */
export const STAYS_MS = 250;

/**
 * Returns whether the viewer has stayed with a thing for a quarter of a second on a loaded page. Once true
 * for a thing, it remains true.
 */
export function useStayedWith(id: string): boolean {
  const [stayedWith, setStayedWith] = useState<ReadonlySet<string>>(() => new Set());
  const isKnown = stayedWith.has(id);
  useEffect(() => {
    if (isKnown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer = setTimeout(() => setStayedWith((before) => new Set(before).add(id)), STAYS_MS);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', begin);
    };
  }, [id, isKnown]);
  return isKnown;
}
