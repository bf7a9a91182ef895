import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight } from '../../theme/scale.ts';

const face = (side: number) => ({ width: side, height: side, fontSize: Math.round(side * 0.42) });

const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: 999,
  background: `color-mix(in srgb, ${vars.color.accent} 16%, ${vars.color.sunken})`,
  color: vars.color.ink,
  fontWeight: fontWeight.semibold,
  lineHeight: 1,
  userSelect: 'none',
});

export const sizes = styleVariants({ small: face(32), medium: face(44), large: face(88) }, (size) => [
  avatar,
  size,
]);

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
