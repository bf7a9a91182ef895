import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

/** Picture and facts: below each other on a phone, beyond side by side, where the facts scroll by themselves. */
export const product = style(
  restyling({
    '@media': { [media.panel]: { display: 'grid', gridTemplateColumns: '54fr 46fr', overflow: 'hidden' } },
  }),
);

/** Always the same box, whatever the shape of the picture: stepping moves nothing. */
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  height: 'min(125vw, 54vh)',
  background: vars.color.sunken,
  placeContent: 'center',
  overflow: 'hidden',
  containerType: 'size',
  '@media': { [media.panel]: { height: 'auto' } },
});

const contained = 'min(100cqw, 100cqh * var(--ratio))';
const covering = 'max(100cqw, 100cqh * var(--ratio))';

/**
 * In the picture's own shape (`--ratio`): it fills the stage where that cuts off little, and else lies on it whole.
 * The large factor makes a switch of the comparison.
 */
export const picture = style({
  width: `calc(${contained} + clamp(0px, (1.3 * ${contained} - ${covering}) * 9999, ${covering} - ${contained}))`,
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  padding: space.md,
  paddingBlockStart: space.lg,
  paddingBlockEnd: `calc(${space.lg} + env(safe-area-inset-bottom))`,
  '@media': {
    [media.panel]: {
      maxWidth: 'none',
      minWidth: 0,
      padding: '40px',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

export const seller = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  // Clear of the close button.
  '@media': { [media.panel]: { paddingInlineEnd: space.md } },
});

export const title = style({
  margin: 0,
  marginBlockStart: space.xxs,
  fontFamily: vars.font.display,
  fontSize: 'clamp(2rem, 3.2vw, 2.625rem)',
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.08,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const rating = style({
  display: 'flex',
  marginBlockStart: space.sm,
  selectors: { '&:empty': { display: 'none' } },
});

export const price = style({
  marginBlockStart: space.md,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  selectors: {
    '&[data-unavailable]': {
      color: vars.color.inkMuted,
      fontSize: fontSize.large,
      fontWeight: fontWeight.regular,
    },
  },
});

export const finder = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '32px',
  marginBlockStart: space.lg,
});

export const initial = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: 999,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  textTransform: 'uppercase',
});

export const owner = style({ fontWeight: fontWeight.semibold, color: 'inherit', overflowWrap: 'anywhere' });

export const ownerLink = style([
  owner,
  {
    display: 'inline-block',
    paddingBlock: space.xxs,
    textDecoration: 'none',
    borderRadius: 4,
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginBlockStart: space.lg,
});

// What the caller puts here shares the row with heart and share, or takes one of its own with `block`.
globalStyle(`${actions} > button, ${actions} > a`, { flexGrow: 1 });

export const own = style({ display: 'flex', flex: 'none', gap: 10 });

export const notice = style({
  marginBlockStart: 'auto',
  paddingBlockStart: space.lg,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  textWrap: 'pretty',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      marginBlockEnd: space.md,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const linksLeft = style({ margin: 0 });

export const message = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '100%',
  '@media': { [media.panel]: { gridColumn: '1 / -1' } },
});

export const skeletonLine = style({ display: 'flex', alignItems: 'center', width: '100%', height: '1lh' });
