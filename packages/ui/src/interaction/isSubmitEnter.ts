/** Properties of a React or browser keyboard event that `isSubmitEnter` reads. */
export interface KeyPress {
  key: string;
  keyCode?: number | undefined;
  isComposing?: boolean | undefined;
  nativeEvent?: { isComposing?: boolean | undefined; keyCode?: number | undefined } | undefined;
}

// In Safari, the Enter that confirms a composition arrives after the composition has ended, but with this
// code.
const COMPOSING_KEY_CODE = 229;

/** Whether this Enter means "send", and does not confirm a word in an input method. */
export function isSubmitEnter(event: KeyPress): boolean {
  const native = event.nativeEvent ?? event;
  return event.key === 'Enter' && !native.isComposing && native.keyCode !== COMPOSING_KEY_CODE;
}
