import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { paintedPlace } from '../../theme/painted-place.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space, targetSize } from '../../theme/scale.ts';

export const chip = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  boxSizing: 'border-box',
  gap: space.sm,
  width: 372,
  maxWidth: '100%',
  minWidth: 0,
  padding: space.xs,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 18,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  textAlign: 'start',
  '@media': { [media.phone]: { width: 286 } },
});

export const picture = style(
  restyling({
    ...paintedPlace,
    flex: 'none',
    width: 96,
    height: 120,
    borderRadius: 10,
    '@media': { [media.phone]: { width: 84, height: 105 } },
  }),
);

export const facts = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  paddingBlockStart: space.xxs,
});

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

export const name = style({
  ...twoLines,
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
});

export const link = style([
  name,
  {
    color: 'inherit',
    textDecoration: 'none',
    touchAction: 'manipulation',
    selectors: {
      // The link covers the card, except for its buttons.
      '&::after': { content: '', position: 'absolute', zIndex: 0, inset: 0, borderRadius: 17 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover::after': { background: vars.color.hover } } } },
  },
]);

export const retailer = style({
  overflow: 'hidden',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.125rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  fontSize: fontSize.body,
  lineHeight: '1.25rem',
});

export const price = style({ fontWeight: fontWeight.semibold, fontVariantNumeric: 'tabular-nums' });

export const noPrice = style({ color: vars.color.inkMuted, fontSize: fontSize.tiny });

/** The icons stand on the line of the text; their targets reach over it. */
export const foot = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  marginBlockStart: 'auto',
  marginInlineStart: -12,
  // Beside the buttons, the card is pressed.
  pointerEvents: 'none',
});

export const toggle = style(
  restyling({ borderColor: 'transparent', borderRadius: 999, pointerEvents: 'auto' }),
);

export const cart = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: targetSize,
  height: targetSize,
  padding: 0,
  border: 0,
  borderRadius: 999,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  pointerEvents: 'auto',
  touchAction: 'manipulation',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});

export const tick = style({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineEnd: 7,
  display: 'grid',
  placeItems: 'center',
  width: 14,
  height: 14,
  border: `2px solid ${vars.color.surface}`,
  borderRadius: 999,
  background: vars.color.ink,
  color: vars.color.onInk,
});

export const gone = style({
  margin: 0,
  padding: space.sm,
  color: vars.color.inkMuted,
  fontSize: fontSize.body,
});
