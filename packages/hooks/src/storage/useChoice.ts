import { useSyncExternalStore } from 'react';
import type { Choice } from './choice.ts';

export function useChoice<Value extends string>(
  choice: Choice<Value>,
  onServer: Value,
): [Value, (value: Value) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.get, () => onServer), choice.set];
}
