import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Props of an entry: `ref` for the element to focus, handlers for the entry itself. */
export interface FocusPlace {
  ref(element: HTMLElement | null): void;
  onFocus(): void;
  onBlur(): void;
}

/**
 * When the focused entry is removed, focuses the next one, else the previous one, else `fallback`. `ids` are
 * in visual order.
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
