import { useState } from 'react';
import { warn } from '../provider/warnings.ts';

/** A value that the caller keeps, where one is given, or that a component keeps itself from an initial one. */
export function useControlled<Value>(given: Value | undefined, initial: Value) {
  const [own, setOwn] = useState(initial);
  if (process.env.NODE_ENV !== 'production') {
    // biome-ignore lint/correctness/useHookAtTopLevel: a build is for production or is not
    const [isGiven] = useState(given !== undefined);
    if (isGiven !== (given !== undefined))
      warn(
        'a value was kept by its owner at first and by the component later, or the other way round; without a value, give an empty one.',
      );
  }
  return [given === undefined ? own : given, setOwn] as const;
}
