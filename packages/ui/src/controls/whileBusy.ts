import type { MouseEvent } from 'react';

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Props of a control that keeps the focus but ignores presses. */
export const unpressable = {
  'aria-disabled': true,
  // In the capture phase, so that link handlers and form submissions do not run.
  onClickCapture(event: MouseEvent) {
    ignore(event);
  },
  // A middle click would open a link in a new tab.
  onAuxClickCapture(event: MouseEvent) {
    ignore(event);
  },
} as const;

export const whileBusy = { 'aria-busy': true, ...unpressable } as const;
