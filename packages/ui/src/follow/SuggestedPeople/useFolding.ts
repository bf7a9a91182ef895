import { useEffect, useRef, useState } from 'react';
import { REDUCED_MOTION } from '../../theme/reduced-motion.ts';

/** As long as the transition of a row. */
const FOLD_MS = 200;

/** Lets rows fold before their people are dismissed. If the page is left meanwhile, they are dismissed at once. */
export function useFolding<Person extends { id: string }>(onFolded: (person: Person) => void) {
  const [folding, setFolding] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, () => void>());
  const latest = useRef(onFolded);
  useEffect(() => {
    latest.current = onFolded;
  });
  useEffect(() => {
    const { current } = waiting;
    return () => {
      for (const end of [...current.values()]) end();
    };
  }, []);
  return {
    folding,
    fold(person: Person) {
      const { id } = person;
      if (waiting.current.has(id)) return;
      const timer = setTimeout(end, window.matchMedia(REDUCED_MOTION).matches ? 0 : FOLD_MS);
      waiting.current.set(id, end);
      setFolding((before) => new Set(before).add(id));
      function end() {
        clearTimeout(timer);
        waiting.current.delete(id);
        setFolding((before) => new Set([...before].filter((other) => other !== id)));
        latest.current(person);
      }
    },
  };
}
