import { useLayoutEffect, useRef } from 'react';

interface Typed {
  field: HTMLInputElement;
  text: string;
  caret: number;
}

/**
 * Keeps the caret in place when the owner changes the typed text, such as by adding slashes. A browser would
 * move it to the end.
 *
 * @returns A function to call with the field in each change event.
 */
export function useSteadyCaret(): (field: HTMLInputElement) => void {
  const typed = useRef<Typed>(undefined);
  useLayoutEffect(() => {
    const last = typed.current;
    typed.current = undefined;
    if (!last || last.field.value === last.text) return;
    const caret = caretIn(last.field.value, last);
    last.field.setSelectionRange(caret, caret);
  });
  return (field) => {
    // Fields of some types, such as `email` and `number`, do not expose their selection.
    const { selectionStart, value } = field;
    typed.current = selectionStart === null ? undefined : { field, text: value, caret: selectionStart };
  };
}

/**
 * Returns the caret's position in the accepted text: before the text that followed it, if unchanged, else
 * after the unchanged beginning.
 */
export function caretIn(taken: string, { text, caret }: Pick<Typed, 'text' | 'caret'>): number {
  const [lead, rest] = [text.slice(0, caret), text.slice(caret)];
  if (taken.endsWith(rest)) return taken.length - rest.length;
  let same = 0;
  while (same < lead.length && lead[same] === taken[same]) same += 1;
  return same;
}
