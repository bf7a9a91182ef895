import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { bottomBarHeight, headerHeight } from '../../theme/frame.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, layer, media, space } from '../../theme/scale.ts';

export const section = style({ color: vars.color.ink });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
});

export const heading = style({
  margin: 0,
  marginBlockEnd: space.md,
  fontFamily: vars.font.display,
  fontSize: fontSize.page,
  fontWeight: fontWeight.regular,
  lineHeight: 1.125,
  overflowWrap: 'anywhere',
  '@media': { [media.panel]: { fontSize: fontSize.display, marginBlockEnd: space.xs } },
});

// No grid on a phone: the summary bar would stick only within its own row.
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  '@media': {
    [media.panel]: {
      display: 'grid',
      // Wider lines would set the remove buttons far apart from the names.
      gridTemplateColumns: 'minmax(0, 760px) minmax(320px, 400px)',
      justifyContent: 'space-between',
      alignItems: 'start',
      columnGap: space.xxl,
    },
  },
});

export const groups = style({ minWidth: 0 });

export const group = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space.md,
} as const;

/** On wide windows, the sums by shop are beside the total. */
export const subtotal = style({
  ...row,
  margin: 0,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  '@media': { [media.panel]: { display: 'none' } },
});

export const sumLabel = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const sum = style({
  flex: 'none',
  color: vars.color.ink,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-unavailable]': { color: vars.color.inkMuted, fontWeight: fontWeight.regular } },
});

// Whole pixels, so that text looks alike with and without a compositing layer.
const line = { small: '1.1875rem', large: '1.375rem', title: '1.75rem' } as const;

/** Docked at the bottom of narrow windows, above the bottom bar; a card beside the list on wide ones. */
export const summary = style({
  position: 'sticky',
  insetBlockEnd: bottomBarHeight,
  zIndex: layer.bar,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
  paddingBlock: space.sm,
  background: vars.color.surface,
  // Ground and hairline reach the edges of the window, whatever the page's gutters, and widen no page.
  boxShadow: `0 100vmax 0 100vmax ${vars.color.surface}, 0 calc(100vmax - 1px) 0 100vmax ${vars.color.line}`,
  clipPath: 'inset(-1px -100vmax 0)',
  '@media': {
    [media.panel]: {
      insetBlockStart: `calc(${headerHeight} + ${space.md})`,
      insetBlockEnd: 'auto',
      zIndex: 'auto',
      // Aligns the card with the picture of the first line.
      marginBlockStart: space.md,
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space.md,
      padding: space.lg,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.float,
      clipPath: 'none',
    },
    // At 200 % zoom, or on a phone in landscape, a sticky bar would cover most of the cart.
    '(max-height: 480px) and (max-width: 899px)': { position: 'static', insetBlockEnd: 'auto' },
  },
});

export const shops = style({
  display: 'none',
  margin: 0,
  '@media': {
    [media.panel]: {
      display: 'grid',
      gap: space.sm,
      paddingBlockEnd: space.md,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});

export const shop = style({ ...row, color: vars.color.inkMuted });

globalStyle(`${shop} > dd`, { margin: 0 });

export const total = style({
  display: 'grid',
  minWidth: 0,
  margin: 0,
  '@media': { [media.panel]: { ...row, alignItems: 'baseline' } },
});

export const totalLabel = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: line.small,
  '@media': { [media.panel]: { color: vars.color.ink, fontSize: fontSize.body } },
});

export const pieces = style({
  marginInlineStart: space.xs,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const totalSum = style({
  margin: 0,
  fontSize: fontSize.large,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: line.large,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-unavailable]': {
      color: vars.color.inkMuted,
      fontSize: fontSize.body,
      fontWeight: fontWeight.regular,
    },
  },
  '@media': { [media.panel]: { fontSize: fontSize.title, lineHeight: line.title } },
});

export const skeletonSum = style([totalSum, { display: 'flex', alignItems: 'center', height: '1lh' }]);

export const missing = style({
  gridColumn: '1 / -1',
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: line.small,
  textWrap: 'pretty',
});

export const checkout = style(
  restyling({
    selectors: {
      '&[data-closed]': {
        borderColor: vars.color.line,
        background: 'transparent',
        color: vars.color.inkMuted,
        cursor: 'default',
      },
    },
    '@media': { [media.panel]: { width: '100%' } },
  }),
);

export const note = style({
  gridColumn: '1 / -1',
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: line.small,
  textWrap: 'pretty',
});

export const nothing = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.sm,
});

export const skeletonLine = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: space.md,
  paddingBlock: space.md,
  '@media': { [media.panel]: { gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: space.lg } },
});

export const skeletonFacts = style({ display: 'grid', alignContent: 'start', gap: space.xs });
