import { style } from '@vanilla-extract/css';

/** The filters beside the products, px. */
export const FILTERS_WIDTH = 304;

export const page = style({
  display: 'grid',
  gridTemplateColumns: `${FILTERS_WIDTH}px minmax(0, 1fr)`,
  maxWidth: 1600,
  marginInline: 'auto',
  '@media': { '(max-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({
  position: 'sticky',
  insetBlockStart: 64,
  alignSelf: 'start',
  maxHeight: 'calc(100dvh - 64px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px 0 32px 32px',
  '@media': { '(max-width: 1024px)': { display: 'none' } },
});

export const main = style({ minWidth: 0, scrollMarginBlockStart: 72 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  paddingInline: 32,
  paddingBlockEnd: 24,
  '@media': {
    '(max-width: 1024px)': { paddingInline: 24 },
    '(max-width: 768px)': { paddingInline: 16, paddingBlockEnd: 16 },
  },
});

// Products of the filter before are shown faded until the new ones are there.
export const products = style({
  transition: 'opacity 200ms',
  selectors: { '&[data-stale]': { opacity: 0.5 } },
});

export const end = style({ margin: 0, paddingBlock: 32, textAlign: 'center' });
