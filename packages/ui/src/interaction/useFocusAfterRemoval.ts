import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What an entry needs to hand its focus on: `ref` for what gets the focus, the handlers for the entry itself. */
export interface FocusPlace {
  ref(element: HTMLElement | null): void;
  onFocus(): void;
  onBlur(): void;
}

/**
 * When the entry that has the focus goes, the focus goes to the one after it, else to the one before, else to
 * `fallback`. `ids` are the entries in the order in which they are seen.
 */
export function useFocusAfterRemoval(
  ids: readonly string[],
  fallback: RefObject<HTMLElement | null>,
): (id: string) => FocusPlace {
  const places = useRef(new Map<string, HTMLElement>());
  const focusedId = useRef<string | null>(null);
  const idsBefore = useRef(ids);

  useLayoutEffect(() => {
    const before = idsBefore.current;
    idsBefore.current = ids;
    const gone = focusedId.current;
    if (gone === null || ids.includes(gone)) return;
    focusedId.current = null;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const index = before.indexOf(gone);
    const nearest = [...before.slice(index + 1), ...before.slice(0, Math.max(index, 0)).reverse()];
    const next = nearest.find((id) => ids.includes(id));
    const target = next === undefined ? fallback.current : places.current.get(next);
    target?.focus();
  }, [ids, fallback]);

  return (id) => ({
    ref(element) {
      if (element) places.current.set(id, element);
      else places.current.delete(id);
    },
    onFocus() {
      focusedId.current = id;
    },
    onBlur() {
      focusedId.current = null;
    },
  });
}
