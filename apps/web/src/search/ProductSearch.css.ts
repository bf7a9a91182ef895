import { globalStyle, style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

/** The filters beside the products, px. */
export const FILTERS_WIDTH = 304;

/** Header and search bar, below which the page scrolls. */
const BARS = 140;

export const page = style({
  display: 'grid',
  gridTemplateColumns: `${FILTERS_WIDTH}px minmax(0, 1fr)`,
  maxWidth: 1600,
  marginInline: 'auto',
  '@media': { '(max-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({
  position: 'sticky',
  insetBlockStart: BARS + 12,
  alignSelf: 'start',
  maxHeight: `calc(100dvh - ${BARS + 12}px)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the rings around what has the focus; and reaching into the gutter, for a scrollbar that lies over what it scrolls.
  marginInline: '12px -12px',
  paddingInline: '20px 16px',
  paddingBlockEnd: 32,
  '@media': { '(max-width: 1024px)': { display: 'none' } },
});

export const main = style({ minWidth: 0, scrollMarginBlockStart: BARS });

const phone = '(max-width: 768px)';
const beside = '(min-width: 1025px)';

// Beside the filters, what holds stands in one line with the number of results; below that, it has a line of its own.
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 16,
  paddingInline: inGutters.paddingInline,
  paddingBlockEnd: 12,
  '@media': inGutters['@media'],
});

export const heading = style({
  gridColumn: '1 / 3',
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.625rem, 3vw, 2.5rem)',
  fontWeight: 400,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // It is focused by script when the last filter is taken off.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});

export const lists = style({
  display: 'flex',
  gap: 20,
  gridColumn: 3,
  gridRow: 1,
  fontSize: '0.8125rem',
  fontWeight: 500,
  '@media': { [phone]: { gap: 16, gridRow: 2 } },
});

export const list = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});

export const inFull = style({ '@media': { [phone]: { display: 'none' } } });
export const inShort = style({ '@media': { '(min-width: 769px)': { display: 'none' } } });

export const count = style({
  gridColumn: 1,
  gridRow: 2,
  minHeight: '1.5em',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  transition: 'opacity 200ms',
  selectors: { '&[data-stale]': { opacity: 0.5 } },
});

export const applied = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  gridColumn: '1 / -1',
  minWidth: 0,
  // As high as a line of chips, so that the first one does not move the products.
  minHeight: 48,
  '@media': { [beside]: { gridColumn: '2 / -1', gridRow: 2 } },
});

export const chips = style({
  '@media': {
    // One line that can be pushed aside, so that the products stay in view.
    [phone]: {
      flex: 1,
      flexWrap: 'nowrap',
      overflowX: 'auto',
      // What is pressed is larger than what is seen.
      paddingBlock: 5,
      marginInlineEnd: -16,
      paddingInlineEnd: 16,
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
    },
  },
});

globalStyle(`${chips} > li`, { '@media': { [phone]: { flex: 'none', maxWidth: '70vw' } } });

// Products of the filter before are shown faded until the new ones are there.
export const products = style({
  transition: 'opacity 200ms',
  selectors: { '&[data-stale]': { opacity: 0.5 } },
});
