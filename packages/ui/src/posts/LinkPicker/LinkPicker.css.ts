import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, media, space } from '../../theme/scale.ts';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  minWidth: 0,
});

export const paste = style({ display: 'flex', alignItems: 'flex-start', gap: space.xs });

export const address = style({ flex: '1 1 auto' });

export const sign = style({ marginInlineEnd: space.xs });

export const addAddress = style(restyling({ flex: 'none', marginBlock: 4 }));

export const sources = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** As high whatever is in it, so that the dialog does not jump. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.md,
  // Room for focus rings.
  margin: `0 calc(-1 * ${space.xxs})`,
  padding: space.xxs,
  minHeight: '45vh',
  '@media': {
    [`${media.aboveSheet} and (min-height: 560px)`]: {
      minHeight: 0,
      height: 'min(400px, 45vh)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

export const count = style({
  flex: '1 1 auto',
  alignSelf: 'center',
  color: vars.color.inkMuted,
  fontSize: fontSize.body,
  fontVariantNumeric: 'tabular-nums',
});

export const done = style(restyling({ paddingInline: space.lg }));
