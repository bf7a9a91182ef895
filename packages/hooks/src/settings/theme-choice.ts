import { createEmitter } from '../emitter/emitter.ts';
import type { Storage } from '../storage/storage.ts';

export type ThemePreference = 'system' | 'light' | 'dark';

/** Where the choice is kept; the page's first script reads it too, before anything is drawn. */
export const THEME_KEY = 'theme';

/** This browser's choice between light, dark and what the system says; the same in all tabs. */
export interface ThemeChoice {
  get(): ThemePreference;
  set(preference: ThemePreference): void;
  subscribe(listener: () => void): () => void;
}

export function createThemeChoice(storage: Storage): ThemeChoice {
  const changed = createEmitter();
  storage.onForeignChange((key) => {
    if (key === undefined || key === THEME_KEY) changed.emit();
  });
  return {
    get() {
      const stored = storage.get(THEME_KEY);
      return stored === 'light' || stored === 'dark' ? stored : 'system';
    },
    set(preference) {
      if (preference === 'system') storage.remove(THEME_KEY);
      else storage.set(THEME_KEY, preference);
      changed.emit();
    },
    subscribe: (listener) => changed.on(listener),
  };
}
