import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

const wide = '(min-width: 900px)';

export const page = style({
  ...inGutters,
  maxWidth: 1120,
  marginInline: 'auto',
  paddingBlockStart: 8,
  '@media': { ...inGutters['@media'], [wide]: { paddingBlock: '32px 48px' } },
});

export const loading = style({
  margin: 0,
  paddingBlock: '30svh',
  color: vars.color.inkMuted,
  textAlign: 'center',
});

export const main = style({ minHeight: 52 });

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, auto))',
  alignItems: 'center',
  gap: 8,
});

export const android = style({ color: vars.color.inkMuted });

export const onTheSite = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
});
