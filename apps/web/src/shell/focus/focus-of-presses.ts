/**
 * Focuses a pressed link or button. Safari and others do not, and a closing layer could not return the focus.
 */
export function focusWhatIsPressed({ target }: Event): void {
  const pressed = target instanceof Element && target.closest<HTMLElement>('a, button');
  if (pressed && document.activeElement?.contains(pressed)) pressed.focus({ preventScroll: true });
}
