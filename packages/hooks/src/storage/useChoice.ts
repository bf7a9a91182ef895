import { useSyncExternalStore } from 'react';
import type { Choice } from './choice.ts';

/** What is chosen, and the function to choose. */
export function useChoice<Value extends string>(
  choice: Choice<Value>,
  onServer: Value,
): [Value, (value: Value) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.get, () => onServer), choice.set];
}
