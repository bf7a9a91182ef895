import type { MouseEvent } from 'react';

/** What a button carries while its work is under way: it keeps the focus, and presses do nothing. */
export const whileBusy = {
  'aria-busy': true,
  'aria-disabled': true,
  // In the capture phase, so that a link's own handler and a form's submission stay out as well.
  onClickCapture(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;
