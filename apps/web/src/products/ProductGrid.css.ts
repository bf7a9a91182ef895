import { style } from '@vanilla-extract/css';
import { gutter, inGutters } from '@vitrine/ui';

/** At either side of the grid, px, in the windows that the server draws for. */
export const PADDING = { phone: gutter.phone, desktop: gutter.desktop } as const;

export const page = style({
  ...inGutters,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1600,
  marginInline: 'auto',
});
