/** How much of the foot of the window a keyboard on the screen covers, where it does not make the window smaller. */
export const KEYBOARD_INSET = '--vitrine-keyboard-inset';

/** The ref of what lies over the page: it is told of the keyboard, so that its foot stays above it. */
export function toldOfKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!element || !viewport) return undefined;
  const tell = () => {
    // Who zooms sees less of the window too.
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
