import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onReset` after the control's form was reset. */
export function useFormReset(
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  onReset: () => void,
): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const hear = (event: Event) => {
      if (event.target !== control.current?.form) return;
      // The event comes before the reset, which any listener may still prevent.
      waiting = setTimeout(() => {
        if (!event.defaultPrevented) latest.current();
      });
    };
    document.addEventListener('reset', hear);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('reset', hear);
    };
  }, [control]);
}
