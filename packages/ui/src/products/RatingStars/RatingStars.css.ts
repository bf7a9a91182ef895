import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const rating = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      small: { gap: space.xxs, fontSize: fontSize.tiny },
      medium: { gap: space.xs, fontSize: fontSize.body },
    },
  },
});

export const stars = recipe({
  base: { display: 'inline-flex', flex: 'none' },
  variants: { size: { small: {}, medium: { gap: 2, color: vars.color.ink } } },
});

export const star = style({ fill: 'currentColor' });
