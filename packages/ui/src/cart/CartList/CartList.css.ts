import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { bottomBarHeight, headerHeight } from '../../theme/frame.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, layer, media, space } from '../../theme/scale.ts';

export const section = style({ color: vars.color.ink });

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

// No grid on a phone, because the bar would stick within its own row only.
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  '@media': {
    [media.panel]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
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

export const subtotal = style({
  ...row,
  margin: 0,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});

export const sumLabel = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const sum = style({
  flex: 'none',
  color: vars.color.ink,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-unavailable]': { color: vars.color.inkMuted, fontWeight: fontWeight.regular } },
});

// Lines of whole pixels: what floats is drawn as a layer of its own or not, and only there both look the same.
const line = { small: '1.1875rem', large: '1.375rem', title: '1.75rem' } as const;

/** On a phone a bar that floats above the bottom bar, beyond it a card beside the list. */
export const summary = style({
  position: 'sticky',
  insetBlockEnd: space.sm,
  zIndex: layer.bar,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
  padding: space.sm,
  paddingInlineStart: space.md,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.phone]: {
      insetBlockEnd: `calc(${bottomBarHeight} + ${space.xs})`,
    },
    [media.panel]: {
      insetBlockStart: `calc(${headerHeight} + ${space.md})`,
      insetBlockEnd: 'auto',
      zIndex: 'auto',
      // Level with the picture of the first line.
      marginBlockStart: space.md,
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space.md,
      padding: space.lg,
    },
    // At 200 % of the size, or on a phone that lies, it would cover most of what is in the cart.
    '(max-height: 480px) and (max-width: 899px)': { position: 'static', insetBlockEnd: 'auto' },
  },
});

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

export const checkout = style(restyling({ '@media': { [media.panel]: { width: '100%' } } }));

export const note = style({
  gridColumn: '1 / -1',
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: line.small,
  textWrap: 'pretty',
});

/** An empty cart: nothing to pay for, and so no sum. */
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
  '@media': { [media.panel]: { gridTemplateColumns: '120px minmax(0, 1fr)', columnGap: space.lg } },
});

export const skeletonFacts = style({ display: 'grid', alignContent: 'start', gap: space.xs });
