import type { MouseEvent } from 'react';

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** What a control carries that cannot be pressed: it keeps the focus, and presses do nothing. */
export const unpressable = {
  'aria-disabled': true,
  // In the capture phase, so that a link's own handler and a form's submission stay out as well.
  onClickCapture(event: MouseEvent) {
    ignore(event);
  },
  // The wheel opens a link in a new tab.
  onAuxClickCapture(event: MouseEvent) {
    ignore(event);
  },
} as const;

/** What a button carries while its work is under way. */
export const whileBusy = { 'aria-busy': true, ...unpressable } as const;
