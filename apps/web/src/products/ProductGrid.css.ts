import { style } from '@vanilla-extract/css';

/** At either side of the grid, px. */
export const PADDING = { phone: 16, tablet: 24, desktop: 32 } as const;

export const page = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1600,
  marginInline: 'auto',
  paddingInline: PADDING.desktop,
  '@media': {
    '(max-width: 1024px)': { paddingInline: PADDING.tablet },
    '(max-width: 768px)': { paddingInline: PADDING.phone },
  },
});
