import { useState } from 'react';

/** A value that the caller keeps, where one is given, or that a component keeps itself from an initial one. */
export function useControlled<Value>(given: Value | undefined, initial: Value) {
  const [own, setOwn] = useState(initial);
  return [given === undefined ? own : given, setOwn] as const;
}
