import { style } from '@vanilla-extract/css';

export const hero = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 'clamp(12px, 2vw, 24px)',
  paddingInline: 24,
  paddingBlock: 'clamp(20px, 2.5vw, 32px) clamp(16px, 2vw, 28px)',
  textAlign: 'center',
});
