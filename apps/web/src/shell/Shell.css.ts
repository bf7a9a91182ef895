import { style } from '@vanilla-extract/css';

export const content = style({
  // It takes the focus for screen readers after a navigation; nobody presses it.
  outline: 'none',
  '@media': {
    // The bottom bar of a phone lies over the end of the page.
    '(max-width: 768px)': { paddingBlockEnd: 'calc(57px + env(safe-area-inset-bottom))' },
  },
});
