import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion, space, targetSize } from '../../theme/scale.ts';

const signSize = '18px';
const besideChevron = `calc(${space.md} + ${signSize} + ${space.sm})`;

/** Cards that stand directly in a grid share its rows, so that prices, features and buttons are in line. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  gridAutoRows: 'auto auto 1fr auto',
  rowGap: 0,
  minWidth: 0,
  height: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: {
      gridRow: 'auto',
      gridTemplateRows: 'none',
      gridAutoRows: 'auto',
      height: 'auto',
      interpolateSize: 'allow-keywords',
    },
  },
});

/** The ring covers the border, and takes no room. */
export const offered = style({ outline: `2px solid ${vars.color.ink}`, outlineOffset: -1 });

export const head = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space.xxs} ${space.sm}`,
  paddingBlockStart: space.lg,
  paddingInline: space.lg,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      alignItems: 'center',
      minHeight: 72,
      paddingBlock: space.xs,
      paddingInlineStart: space.md,
      paddingInlineEnd: besideChevron,
      selectors: {
        '[data-state=open] > &': {
          alignItems: 'flex-start',
          minHeight: targetSize,
          paddingBlock: `${space.md} ${space.xs}`,
        },
      },
    },
  },
});

/** An unfolded card has its badge in place of the chevron. */
export const withBadge = style({
  '@media': {
    [media.phone]: { selectors: { '[data-state=open] > &&': { paddingInlineEnd: space.md } } },
  },
});

export const words = style({
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { [media.phone]: { flex: '1 1 0' } },
});

export const name = style({
  margin: 0,
  paddingBlock: 2,
  fontSize: fontSize.large,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.4,
});

const onlyFolded = (display: string) =>
  ({
    display: 'none',
    '@media': {
      [media.phone]: { display, selectors: { [`${card}[data-state=open] &`]: { display: 'none' } } },
    },
  }) as const;

export const summary = style({
  ...onlyFolded('block'),
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const state = style({
  ...onlyFolded('flex'),
  alignItems: 'center',
  gap: space.xxs,
  minWidth: 0,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
});

export const badge = style(
  restyling({
    flex: 'none',
    maxWidth: '50%',
    minHeight: 24,
    marginBlock: 2,
    paddingInline: 9,
    background: vars.color.sunken,
  }),
);

/** Covers the head of a phone's card. */
export const fold = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  alignItems: 'center',
  justifyContent: 'flex-end',
  margin: 0,
  paddingBlock: 0,
  paddingInline: space.md,
  border: 0,
  borderRadius: `calc(${vars.radius.card} - 1px)`,
  background: 'transparent',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px' },
    '&:active': { background: vars.color.hover },
    [`${card}[data-state=open] &`]: { paddingBlock: `${space.md} ${space.xs}` },
  },
  '@media': {
    [media.phone]: { display: 'flex' },
    [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
  },
});

export const chevron = style({
  flex: 'none',
  transition: `transform ${motion.normal} ${motion.curve}`,
  selectors: {
    [`${card}[data-state=open] &`]: { transform: 'rotate(180deg)' },
    [`${card}[data-state=open] > ${withBadge} &`]: { visibility: 'hidden' },
  },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  gridAutoRows: 'auto 1fr auto',
  paddingInline: space.lg,
  paddingBlockEnd: space.lg,
  '@media': {
    [media.phone]: {
      gridRow: 'auto',
      gridTemplateRows: 'none',
      gridAutoRows: 'auto',
      blockSize: 0,
      minHeight: 0,
      paddingInline: space.md,
      paddingBlockEnd: 0,
      overflow: 'clip',
      opacity: 0,
      visibility: 'hidden',
      transition: ['block-size', 'opacity', 'visibility']
        .map((property) => `${property} ${motion.normal} ${motion.curve}`)
        .join(', '),
      selectors: { '[data-state=open] > &': { blockSize: 'auto', opacity: 1, visibility: 'inherit' } },
    },
  },
});

export const money = style({
  paddingBlockStart: space.md,
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space.sm,
      paddingBlockStart: 0,
    },
  },
});

export const price = style({ margin: 0, color: vars.color.inkMuted, lineHeight: 1 });

export const amount = style({
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: fontSize.display,
  letterSpacing: '-0.01em',
  '@media': { [media.phone]: { fontSize: '2.5rem' } },
});

export const period = style({ marginInlineStart: space.xxs, fontSize: fontSize.body });

export const note = style({
  marginBlockStart: space.xxs,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { marginBlockStart: 0 } },
});

export const features = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 10,
  margin: 0,
  padding: 0,
  paddingBlockStart: space.lg,
  listStyle: 'none',
  '@media': { [media.phone]: { paddingBlockStart: space.md } },
});

export const feature = style({ display: 'flex', gap: space.xs, fontSize: fontSize.body, lineHeight: 1.45 });

export const featureWords = style({ flex: '1 1 0', minWidth: 0 });

/** A check in the middle of the first line. */
export const sign = style({ flex: 'none', marginBlockStart: `calc((1lh - ${signSize}) / 2)` });

export const foot = style({
  '@media': { [media.phone]: { paddingBlockEnd: space.md } },
});

export const action = style(
  restyling({
    minHeight: 48,
    marginBlockStart: 20,
    '@media': { [media.phone]: { marginBlockStart: space.md } },
  }),
);

export const quiet = style(restyling({ background: vars.color.sunken }));

export const outlined = style(restyling({ borderColor: vars.color.edge }));

/** The person's own plan is readable at any time, also while it cannot be pressed. */
export const active = style(
  restyling({
    color: vars.color.ink,
    selectors: { '&:disabled': { color: vars.color.ink } },
  }),
);

export const status = style({
  marginBlockStart: space.sm,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: { '&:empty': { marginBlockStart: 0 } },
});
