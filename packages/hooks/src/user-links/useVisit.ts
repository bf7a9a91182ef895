import { useState } from 'react';

let visits = 0;

/**
 * Returns the number of this visit to a page, for keys of answers that must not outlast it: lists of others may
 * be private by the next one.
 */
export function useVisit(): string {
  const [visit] = useState(() => {
    visits += 1;
    return String(visits);
  });
  return visit;
}
