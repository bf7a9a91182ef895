/** The part of a keyboard event that counts here; React's and the browser's both fit. */
export interface KeyPress {
  key: string;
  keyCode?: number | undefined;
  isComposing?: boolean | undefined;
  nativeEvent?: { isComposing?: boolean | undefined; keyCode?: number | undefined } | undefined;
}

// Safari ends a composition before the Enter that ended it arrives, but marks that Enter with this code.
const COMPOSING_KEY_CODE = 229;

/** Whether this is an Enter that means "send", and not one that picks a word of an input method. */
export function isSubmitEnter(event: KeyPress): boolean {
  const native = event.nativeEvent ?? event;
  return event.key === 'Enter' && !native.isComposing && native.keyCode !== COMPOSING_KEY_CODE;
}
