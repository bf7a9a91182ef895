import { style } from '@vanilla-extract/css';

export const spinner = style({
  position: 'relative',
  display: 'inline-flex',
  // A decorative spinner has no text, and so no baseline to align with.
  selectors: { '&[aria-hidden]': { verticalAlign: 'top' } },
});
