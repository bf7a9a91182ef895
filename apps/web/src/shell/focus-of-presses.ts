/**
 * Gives the focus to a link or a button that is pressed, where the browser does not, as Safari: what opens then knows where the focus
 * belongs when it closes.
 */
export function focusWhatIsPressed({ target }: Event): void {
  const pressed = target instanceof Element && target.closest<HTMLElement>('a, button');
  if (pressed && document.activeElement?.contains(pressed)) pressed.focus({ preventScroll: true });
}
