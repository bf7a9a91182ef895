import { style } from '@vanilla-extract/css';
import { inGutters } from '@vitrine/ui';

export const hero = style({
  ...inGutters,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 'clamp(16px, 2vw, 24px)',
  boxSizing: 'border-box',
  maxWidth: 1600,
  marginInline: 'auto',
  paddingBlock: 'clamp(32px, 3.5vw, 48px) clamp(20px, 4vw, 52px)',
  textAlign: 'center',
});
