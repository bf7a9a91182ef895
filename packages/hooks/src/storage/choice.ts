import { createEmitter } from '../emitter/emitter.ts';
import type { Storage } from './storage.ts';

/** A choice among a few values, stored in this browser for all tabs. */
export interface Choice<Value extends string> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/** @param values The first one is the default, and replaces unknown values. */
export function createChoice<Value extends string>(
  storage: Storage,
  key: string,
  values: readonly [Value, ...Value[]],
): Choice<Value> {
  const changed = createEmitter();
  storage.onForeignChange((changedKey) => {
    if (changedKey === undefined || changedKey === key) changed.emit();
  });
  return {
    get: () => values.find((value) => value === storage.get(key)) ?? values[0],
    set(value) {
      if (value === values[0]) storage.remove(key);
      else storage.set(key, value);
      changed.emit();
    },
    subscribe: (listener) => changed.on(listener),
  };
}
