import { globalStyle, style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

const wide = '(min-width: 900px)';
const phone = '(max-width: 768px)';

export const page = style({
  ...inGutters,
  maxWidth: 1120,
  marginInline: 'auto',
  paddingBlockStart: 8,
  '@media': { ...inGutters['@media'], [wide]: { paddingBlock: '32px 48px' } },
});

// On a phone, the word mark alone is above the post, and its own bar takes the place of the navigation.
globalStyle(`:root:has(${page})`, {
  '@media': { [phone]: { vars: { '--vitrine-bottom-bar-height': 'env(safe-area-inset-bottom)' } } },
});
globalStyle(`div:has(> main ${page}) ~ nav, header:has(~ * ${page}) nav ~ *`, {
  '@media': { [phone]: { display: 'none' } },
});
globalStyle(`header:has(~ * ${page}) > :last-child`, {
  '@media': { [phone]: { justifyContent: 'center' } },
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
