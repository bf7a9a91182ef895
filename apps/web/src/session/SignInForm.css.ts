import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  // A field is never wider than the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  paddingInline: 16,
  paddingBlock: 'clamp(24px, 8vh, 96px)',
});
