import { useEffect, useEffectEvent } from 'react';

/**
 * Lets Escape end something within what is open, and not what it lies in, which listens at the document.
 *
 * @param isWanted Whether there is anything to end.
 * @param onEscape Ends it; answers false where it leaves the key to others after all.
 */
export function useOwnEscape(isWanted: boolean, onEscape: () => boolean): void {
  const end = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isWanted) return;
    const take = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !end()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [isWanted]);
}
