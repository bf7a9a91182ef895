import { style } from '@vanilla-extract/css';

export const hero = style({
  display: 'grid',
  justifyItems: 'center',
  paddingInline: 24,
  paddingBlock: 'clamp(24px, 5vw, 64px) clamp(20px, 4vw, 48px)',
  textAlign: 'center',
});
