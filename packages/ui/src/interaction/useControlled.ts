import { useState } from 'react';
import { warn } from '../provider/warnings.ts';

/**
 * Returns the controlled value if given, else own state that starts at `initial`, and the setter of that
 * state.
 */
export function useControlled<Value>(given: Value | undefined, initial: Value) {
  const [own, setOwn] = useState(initial);
  if (process.env.NODE_ENV !== 'production') {
    // biome-ignore lint/correctness/useHookAtTopLevel: the mode of a build never changes
    const [isGiven] = useState(given !== undefined);
    if (isGiven !== (given !== undefined))
      warn(
        'a value was kept by its owner at first and by the component later, or the other way round; without a value, give an empty one.',
      );
  }
  return [given === undefined ? own : given, setOwn] as const;
}
