import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  paddingInline: 16,
  paddingBlock: 'clamp(24px, 8vh, 96px)',
});
