import { type RefObject, useEffect, useRef } from 'react';

/** Calls when the form of a control has been put back, and the control with it. */
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
      // It is told before anything is put back, and whoever hears it may prevent it.
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
