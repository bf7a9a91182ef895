import { style } from '@vanilla-extract/css';

export const spinner = style({
  position: 'relative',
  display: 'inline-flex',
  // Decoration has no line of text to stand on.
  selectors: { '&[aria-hidden]': { verticalAlign: 'top' } },
});
