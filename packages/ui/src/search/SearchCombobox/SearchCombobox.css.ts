import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { headerHeight } from '../../theme/frame.ts';
import { restyling } from '../../theme/restyling.ts';
import {
  fontSize,
  fontWeight,
  layer,
  media,
  motion,
  space,
  targetSize,
  typedSize,
} from '../../theme/scale.ts';

const HEIGHT = 52;

export const root = style({ minWidth: 0, minHeight: HEIGHT });

const appear = keyframes({ from: { opacity: 0 } });
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Dims the page behind the popup, not the header. */
export const dim = style({
  position: 'fixed',
  inset: 0,
  insetBlockStart: headerHeight,
  zIndex: layer.bar,
  background: vars.color.scrim,
  // Of the scrim's own: the page stays readable.
  opacity: 0.29,
  pointerEvents: 'none',
  animation: `${appear} ${motion.fast} ${motion.curve}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const frame = style({
  position: 'relative',
  color: vars.color.ink,
  selectors: {
    '&[data-open]': { zIndex: layer.bar },
    '&[data-sheet]': {
      position: 'fixed',
      inset: 0,
      zIndex: layer.overlay,
      // Always scrolls, so that a stroke never moves the page behind.
      overflowY: 'scroll',
      overscrollBehavior: 'contain',
      background: vars.color.canvas,
      animation: `${arrive} ${motion.fast} ${motion.curve}`,
    },
    '&[data-sheet]::after': { content: '', display: 'block', height: 1 },
  },
  '@media': { [media.reducedMotion]: { selectors: { '&[data-sheet]': { animation: 'none' } } } },
});

export const head = style({
  selectors: {
    '[data-sheet] > &': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      paddingBlock: space.xs,
      paddingBlockStart: `max(${space.xs}, env(safe-area-inset-top))`,
      paddingInline: space.md,
      background: vars.color.canvas,
    },
  },
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: HEIGHT,
  paddingInline: '4px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: 999,
  background: vars.color.surface,
  // The ring surrounds the pill, not the input inside.
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
  },
});

export const lens = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: targetSize,
  color: vars.color.inkMuted,
});

export const back = style(restyling({ flex: 'none' }));

export const arrow = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const input = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  paddingInlineEnd: space.xs,
  textOverflow: 'ellipsis',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: typedSize,
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
  },
});

export const clear = style(restyling({ flex: 'none' }));

/** Width of the popup, in rem, from which rows and pictures stand side by side. */
const BESIDE = '(min-width: 40rem)';

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space.xs})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  containerType: 'inline-size',
  // Forced colours make this border visible.
  border: '1px solid transparent',
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  animation: `${arrive} ${motion.fast} ${motion.curve}`,
  selectors: {
    '[data-sheet] > &': {
      position: 'static',
      overflow: 'visible',
      minHeight: `calc(100% - ${HEIGHT}px - 2 * ${space.xs})`,
      border: 0,
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      animation: 'none',
    },
  },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const tabs = style(
  restyling({
    paddingInline: space.xs,
    selectors: { '[data-sheet] &': { paddingInline: 0 } },
  }),
);

export const tab = style(restyling({ selectors: { '&[aria-selected=true]': { color: vars.color.ink } } }));

// The line below the chosen tab keeps the accent, as the only mark of colour.
globalStyle(`.${tab}.${tab}[aria-selected=true]::after`, {
  insetInline: space.md,
  background: vars.color.accent,
});

export const results = style(
  restyling({
    paddingBlock: space.md,
    paddingInline: space.sm,
    selectors: { '[data-sheet] &': { paddingInline: space.xxs } },
  }),
);

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.md,
  transition: `opacity ${motion.fast} ${motion.curve}`,
  selectors: { '&[data-stale]': { opacity: 0.5 } },
  '@container': {
    [BESIDE]: {
      selectors: {
        '&[data-two]': { gridTemplateColumns: 'minmax(0, 384fr) minmax(0, 420fr)', gap: space.xs },
        '&[data-two=even]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});

export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

export const group = style({ minWidth: 0 });

export const heading = style({
  paddingBlock: 4,
  paddingInline: space.sm,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
});

/** Rows without anything beside them stand in two columns. */
export const rows = style({
  '@container': {
    [BESIDE]: { selectors: { '&[data-alone]': { columns: 2, columnGap: space.xs } } },
  },
});

export const row = style({
  display: 'flex',
  // With very large text, buttons stand below the words.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 60,
  borderRadius: vars.radius.card,
  breakInside: 'avoid',
  selectors: {
    '&[data-slim]': { minHeight: HEIGHT },
    '&:has([data-active])': { background: vars.color.hover },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
  },
});

const ring = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
};

export const openCell = style({
  flex: '1 1 9rem',
  minWidth: 0,
  minHeight: 'inherit',
  alignSelf: 'stretch',
  borderRadius: vars.radius.card,
  '@media': { [media.forcedColors]: { selectors: { '&[data-active]': ring } } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  minHeight: 'inherit',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  selectors: { '[data-slim] &': { paddingBlock: 4 } },
  border: 0,
  borderRadius: vars.radius.card,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
});

/** The ring shows which of a row's cells Enter presses. */
export const actionCell = style({
  flex: 'none',
  paddingInlineEnd: space.sm,
  selectors: { '&[data-active]': { borderRadius: vars.radius.card } },
});

globalStyle(`.${actionCell}[data-active] > *`, ring);

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  marginInline: 2,
  borderRadius: 999,
  background: vars.color.sunken,
});

/** The picture of a row, as wide as a face. */
export const small = style(restyling({ flex: 'none', width: 44, borderRadius: vars.radius.control }));

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 });

export const label = style({
  display: 'block',
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  selectors: { '&[data-searched]': { fontWeight: fontWeight.regular } },
});

export const detail = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const note = style({
  flex: 'none',
  maxWidth: '45%',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const pictures = style({
  display: 'grid',
  gap: space.sm,
  paddingBlockStart: space.xs,
  paddingInline: space.sm,
});

export const pictureRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.xs,
});

export const pictureCell = style({
  minWidth: 0,
  borderRadius: vars.radius.control,
  selectors: { '&[data-active]': { ...ring, outlineOffset: '2px' } },
});

export const picture = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
});

export const pictureBox = style(restyling({ borderRadius: vars.radius.control }));

export const cover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
});

export const by = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

export const face = style(restyling({ width: 20, height: 20, fontSize: 10 }));

export const byName = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const headingToCome = style({ minHeight: '1lh' });

export const rowToCome = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: 60,
  paddingInline: space.sm,
});

/** With room for the line below a picture. */
export const pictureToCome = style({ paddingBlockEnd: 32 });

export const nothing = style({
  paddingBlock: `${space.sm} ${space.lg}`,
  paddingInline: space.sm,
  overflowWrap: 'anywhere',
});

export const nothingTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  lineHeight: 1.2,
});

export const noteHelp = style({ margin: 0, marginBlockStart: space.xxs, color: vars.color.inkMuted });

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlockEnd: space.md,
  paddingInline: space.sm,
  overflowWrap: 'anywhere',
});

export const failureTitle = style({ margin: 0, color: vars.color.danger, fontWeight: fontWeight.medium });

export const keys = style({
  display: 'none',
  gap: space.md,
  margin: 0,
  // At the foot of the popup, while the results scroll.
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 0,
  paddingBlock: space.sm,
  paddingInline: space.lg,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.inkMuted,
  fontSize: fontSize.tiny,
  '@media': {
    [`${media.hover} and (pointer: fine) and ${media.aboveTablet}`]: { display: 'flex', flexWrap: 'wrap' },
  },
});
