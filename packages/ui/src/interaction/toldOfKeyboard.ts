/** CSS variable: height that an on-screen keyboard covers, if it does not shrink the window. */
export const KEYBOARD_INSET = '--vitrine-keyboard-inset';

/**
 * Ref callback of an overlay: sets `KEYBOARD_INSET`, so that its bottom stays above an on-screen keyboard.
 */
export function toldOfKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!element || !viewport) return undefined;
  const tell = () => {
    // Zooming shrinks the visual viewport too, so while zoomed nothing counts as covered.
    const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
    element.style.setProperty(KEYBOARD_INSET, `${Math.max(0, Math.round(covered))}px`);
  };
  tell();
  viewport.addEventListener('resize', tell);
  viewport.addEventListener('scroll', tell);
  return () => {
    viewport.removeEventListener('resize', tell);
    viewport.removeEventListener('scroll', tell);
  };
}
