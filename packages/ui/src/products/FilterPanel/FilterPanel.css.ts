import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.sm,
  marginBlockEnd: space.md,
});

export const heading = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  fontWeight: fontWeight.regular,
  lineHeight: 1.15,
});

/** Aligns the button's label, not its background, with the edge. */
export const clear = style(
  restyling({ marginInlineEnd: `calc(-1 * ${space.md})`, fontSize: fontSize.small }),
);

export const fields = style({ display: 'grid', gap: space.lg, minWidth: 0 });

export const price = style({ display: 'grid', gap: space.xs, minWidth: 0 });

export const prices = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.sm });

export const priceField = style(restyling({ fontVariantNumeric: 'tabular-nums' }));

export const priceError = style({
  margin: 0,
  marginBlockStart: space.xxs,
  color: vars.color.danger,
  fontSize: fontSize.small,
  selectors: { '&:empty': { marginBlockStart: 0 } },
});

export const moreBrandsToCome = style({ height: 36 });

/** Aligns the button's label with the chips above. */
export const moreBrands = style(
  restyling({
    marginBlockStart: space.xxs,
    marginBlockEnd: `calc(-1 * ${space.sm})`,
    marginInlineStart: `calc(-1 * ${space.md})`,
    fontSize: fontSize.small,
  }),
);
