import { useLayoutEffect, useRef } from 'react';

interface Typed {
  field: HTMLInputElement;
  text: string;
  caret: number;
}

/**
 * Keeps the caret where somebody types, also where the owner of a field takes another text than was typed: without capitals, or with
 * slashes. A browser puts it to the end then.
 *
 * @returns what is to be called with the field after each change.
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
    // Fields of addresses and numbers tell nothing of it.
    const { selectionStart, value } = field;
    typed.current = selectionStart === null ? undefined : { field, text: value, caret: selectionStart };
  };
}

/** Where the caret goes in the text that was taken: before what followed it, else after what led to it. */
export function caretIn(taken: string, { text, caret }: Pick<Typed, 'text' | 'caret'>): number {
  const [lead, rest] = [text.slice(0, caret), text.slice(caret)];
  if (taken.endsWith(rest)) return taken.length - rest.length;
  let same = 0;
  while (same < lead.length && lead[same] === taken[same]) same += 1;
  return same;
}
