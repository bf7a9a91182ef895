import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space, targetSize } from '../../theme/scale.ts';
import { bleed } from '../ProductRow/ProductRow.css.ts';

/** Where a screen is too small for the actions to be in sight by themselves: they keep to its foot. */
const atTheFoot = '(max-width: 699px), (max-height: 599px)';
/** Where the foot has no room for words beside the way to the shop. */
const narrowFoot = '(max-width: 479px), (min-width: 700px) and (max-height: 599px)';

/** Picture and facts: below each other on a phone, beyond side by side, where the facts scroll by themselves. */
export const product = style(
  restyling({
    display: 'flex',
    flexDirection: 'column',
    // What has the focus is not covered by the actions.
    scrollPaddingBlockEnd: '88px',
    '@media': {
      [media.sideBySide]: { display: 'grid', gridTemplateColumns: '1fr 1fr', overflow: 'hidden' },
      [media.panel]: { gridTemplateColumns: '54fr 46fr' },
    },
  }),
);

/** Always the same box, whatever the shape of the picture: stepping moves nothing. */
export const stage = style({
  flex: 'none',
  height: 'min(125vw, 54vh)',
  background: vars.color.sunken,
  overflow: 'hidden',
  containerType: 'size',
  '@media': { [media.sideBySide]: { height: 'auto' } },
});

/** No box of its own on a phone, where its parts stand below the picture, and the actions last. */
export const side = style({
  display: 'contents',
  '@media': {
    [media.sideBySide]: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      minHeight: 0,
      paddingBlockStart: space.lg,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlockEnd: '88px',
    },
    [media.panel]: { paddingBlockStart: '40px' },
  },
});

const block = {
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  paddingInline: space.md,
  '@media': {
    [media.sideBySide]: { maxWidth: 'none', paddingInline: space.lg },
    [media.panel]: { paddingInline: '40px' },
  },
} as const;

export const facts = style([
  block,
  {
    display: 'flex',
    flexDirection: 'column',
    paddingBlockStart: space.md,
    '@media': { [media.sideBySide]: { paddingBlockStart: 0 } },
  },
]);

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

/** On one line where room is dear. */
export const worth = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
  marginBlockStart: space.xs,
  '@media': { [media.sideBySide]: { display: 'block', marginBlockStart: space.sm } },
});

export const rating = style({ display: 'flex', selectors: { '&:empty': { display: 'none' } } });

export const price = style({
  // Beside a rating that is missing it begins the line all the same.
  marginInlineEnd: 'auto',
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
  '@media': {
    [media.sideBySide]: { selectors: { [`${rating}:not(:empty) + &`]: { marginBlockStart: space.md } } },
  },
});

export const finder = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '32px',
  marginBlockStart: space.md,
  '@media': { [media.sideBySide]: { marginBlockStart: space.lg } },
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

export const actions = style([
  block,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    paddingBlockStart: space.lg,
    '@media': {
      [atTheFoot]: {
        // Last on the screen, and before what leads on in the order of reading.
        order: 1,
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        maxWidth: 'none',
        gap: space.xs,
        marginBlockStart: 'auto',
        paddingBlock: `${space.sm} calc(${space.sm} + env(safe-area-inset-bottom))`,
        borderBlockStart: `1px solid ${vars.color.line}`,
        background: vars.color.surface,
      },
    },
  },
]);

// What the caller puts here shares the row with heart and share, or takes one of its own with `block`.
globalStyle(`${actions} > :is(button, a)`, { flexGrow: 1 });

/** A row of its own, and at the foot as much of the row as the others leave. */
export const shopPlace = style(
  restyling({ flex: '1 0 100%', '@media': { [atTheFoot]: { flex: '1 1 120px' } } }),
);

/** At the foot as high as its neighbours, also with the name of the shop on two lines: stepping moves nothing. */
export const shop = style([
  shopPlace,
  restyling({
    '@media': {
      [atTheFoot]: { gap: space.xxs, padding: `${space.xxs} ${space.xs}`, lineHeight: '17px' },
    },
  }),
]);

/** Out of the page: it points the way that the text runs. */
export const away = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

/** Beside the way to the shop, a narrow foot shows its icon alone. */
export const cart = style(
  restyling({
    flexGrow: 1,
    selectors: {
      '&[data-beside-shop]': {
        '@media': { [narrowFoot]: { flexGrow: 0, gap: 0, width: targetSize, padding: 0 } },
      },
    },
  }),
);

export const cartLabel = style({
  selectors: { [`${cart}[data-beside-shop] &`]: { '@media': { [narrowFoot]: { display: 'none' } } } },
});

export const cartIcon = style({ position: 'relative', display: 'inline-flex' });

export const tick = style({
  position: 'absolute',
  insetBlockStart: -6,
  insetInlineEnd: -7,
  display: 'grid',
  placeItems: 'center',
  width: 12,
  height: 12,
  borderRadius: 999,
  background: vars.color.positive,
  color: vars.color.surface,
});

export const own = style({
  display: 'flex',
  flex: 'none',
  gap: 10,
  '@media': { [atTheFoot]: { gap: space.xs } },
});

/** What is known, and what goes on from here. */
export const more = style([
  block,
  {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: space.lg,
    paddingBlock: space.md,
    vars: { [bleed]: space.md },
    '@media': {
      [media.sideBySide]: { vars: { [bleed]: space.lg } },
      [media.panel]: { paddingBlock: '24px 32px', vars: { [bleed]: '40px' } },
    },
  },
]);

export const notice = style({
  marginBlockStart: 'auto',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  textWrap: 'pretty',
});

export const linksLeft = style({ margin: 0 });

export const signUp = style({
  display: 'inline-block',
  paddingBlock: 3,
  color: vars.color.ink,
  fontWeight: fontWeight.semibold,
  textUnderlineOffset: '0.2em',
});

export const skeletonLine = style({ display: 'flex', alignItems: 'center', width: '100%', height: '1lh' });

/** Below why there is nothing to see. */
export const insteadOf = style({
  minWidth: 0,
  padding: `0 ${space.md} ${space.lg}`,
  vars: { [bleed]: space.md },
  '@media': { [media.panel]: { padding: '0 40px 32px', vars: { [bleed]: '40px' } } },
});
