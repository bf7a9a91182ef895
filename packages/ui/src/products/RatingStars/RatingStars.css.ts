import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

const rating = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const ratings = styleVariants({
  small: [rating, { gap: space.xxs, fontSize: fontSize.tiny }],
  medium: [rating, { gap: space.xs, fontSize: fontSize.body }],
});

const row = style({ display: 'inline-flex', flex: 'none' });

export const stars = styleVariants({ small: [row], medium: [row, { gap: 2, color: vars.color.ink }] });

export const star = style({ fill: 'currentColor' });
