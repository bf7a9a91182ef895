import { globalStyle, style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

/** Height in px of header and search bar, which stay while the page scrolls. */
const BARS = 140;

export const main = style({
  maxWidth: 1600,
  marginInline: 'auto',
  scrollMarginBlockStart: BARS,
});

const phone = '(max-width: 768px)';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  paddingInline: inGutters.paddingInline,
  '@media': inGutters['@media'],
});

export const heading = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '2rem',
  fontWeight: 400,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // A script focuses the heading when the last filter is removed, so it shows no outline.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { '(max-width: 599px)': { fontSize: '1.5rem' } },
});

export const count = style({
  minHeight: '1.5em',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  transition: 'opacity 200ms',
  selectors: { '&[data-stale]': { opacity: 0.5 } },
});

export const help = style({ flex: '1 0 100%', margin: 0, color: vars.color.inkMuted });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  marginInlineStart: 'auto',
  '@media': {
    [phone]: { flex: '1 0 100%', marginInlineStart: 0 },
    '(max-width: 599px)': { columnGap: 16, fontSize: '0.8125rem' },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  color: vars.color.ink,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});

export const arrow = style({
  flex: 'none',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const filters = style({
  paddingInline: inGutters.paddingInline,
  paddingBlock: '8px 16px',
  '@media': inGutters['@media'],
});

export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // As high as a chip, so that the first one shifts nothing.
  minHeight: 44,
  '@media': { [phone]: { flexWrap: 'nowrap' } },
});

export const chips = style({
  minWidth: 0,
  '@media': {
    // A single line that scrolls sideways keeps the products in view.
    [phone]: {
      flex: 1,
      overflowX: 'auto',
      // Leaves room for touch targets, which are larger than the chips.
      paddingBlock: 5,
      marginInlineEnd: -16,
      paddingInlineEnd: 16,
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
    },
  },
});

globalStyle(`${chips} > ul`, { '@media': { [phone]: { flexWrap: 'nowrap' } } });
globalStyle(`${chips} > ul > li`, { '@media': { [phone]: { flex: 'none', maxWidth: '70vw' } } });

/** On phones the sheet has the button. */
export const clear = style({
  color: vars.color.inkMuted,
  '@media': { '(max-width: 1024px)': { display: 'none' } },
});

// Products of the previous filter are faded until new ones load.
export const products = style({
  transition: 'opacity 200ms',
  selectors: { '&[data-stale]': { opacity: 0.5 } },
});

/** A message in the place of the products, aligned with the page's title. */
export const instead = style({
  selectors: {
    '&&': {
      alignItems: 'flex-start',
      maxWidth: 1600,
      marginInline: 0,
      paddingBlock: '24px 8px',
      paddingInline: inGutters.paddingInline,
      textAlign: 'start',
    },
  },
  '@media': Object.fromEntries(
    Object.entries(inGutters['@media']).map(([query, rule]) => [query, { selectors: { '&&': rule } }]),
  ),
});

globalStyle(`${instead} h2`, { fontSize: '1.5rem' });

/** A failure in the place of all products. */
export const failed = style({
  selectors: { '&&': { maxWidth: 640, paddingBlock: 'clamp(40px, 10vh, 104px) clamp(16px, 5vh, 48px)' } },
});

export const waysOn = style({ justifyContent: 'center', paddingInline: 16, paddingBlockEnd: 24 });

/** The ways out below such a message, or below the heading that says it. */
export const wayOut = style({
  paddingInline: inGutters.paddingInline,
  paddingBlock: '12px 16px',
  '@media': inGutters['@media'],
});

/** Lists after the last product. */
export const otherLists = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 48px',
  paddingInline: inGutters.paddingInline,
  paddingBlock: 32,
  '@media': inGutters['@media'],
});

export const otherList = style({ color: vars.color.inkMuted });
