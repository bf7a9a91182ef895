import { useEffect, useRef, useState } from 'react';

/** Milliseconds after which somebody whose focus has not come back has left. */
const LEFT_AFTER_MS = 300;

/** Calls `onLeft` a moment after the focus or a press went elsewhere, unless the focus has come back. */
export function useLeaving(
  mayLeave: boolean,
  root: { readonly current: HTMLElement | null },
  onLeft: () => void,
): { leave(): void; stay(): void } {
  const [isLeaving, setLeaving] = useState(false);
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  useEffect(() => {
    if (!mayLeave) return;
    const elsewhere = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setLeaving(true);
    };
    window.addEventListener('pointerdown', elsewhere, true);
    return () => window.removeEventListener('pointerdown', elsewhere, true);
  }, [mayLeave, root]);
  useEffect(() => {
    if (!isLeaving || !mayLeave) return;
    const timer = setTimeout(() => {
      setLeaving(false);
      // Another window took the focus, or it has come back.
      if (!root.current?.contains(document.activeElement)) latest.current();
    }, LEFT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, mayLeave, root]);
  return { leave: () => setLeaving(true), stay: () => setLeaving(false) };
}
