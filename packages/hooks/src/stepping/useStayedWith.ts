import { useEffect, useState } from 'react';

/** Milliseconds: whoever steps through a row passes many things faster than that. */
export const STAYS_MS = 250;

/**
 * Whether somebody has stayed with a thing that they stepped to, for a quarter of a second of a page that is loaded: the time to
 * ask for what only goes with it. It stays so for what they come back to.
 *
 * @param id The thing that is shown.
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
