import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion, space, targetSize } from '../../theme/scale.ts';

const bleed = space.sm;

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: targetSize,
  margin: 0,
  marginBlockEnd: space.xs,
  // Keeps clear of the button that folds the panel.
  paddingInlineEnd: space.xxl,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.regular,
  lineHeight: 1.15,
});

export const list = style({
  display: 'grid',
  gap: space.xxs,
  marginBlock: 0,
  marginInline: `calc(-1 * ${bleed})`,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.sm,
  paddingBlock: space.xs,
  paddingInline: bleed,
  borderRadius: vars.radius.card,
  color: vars.color.ink,
  transition: `opacity ${motion.fast} ${motion.curve}`,
  selectors: { '&[data-current]': { background: vars.color.sunken } },
  '@media': {
    [media.hover]: { selectors: { 'ul > &:hover': { background: vars.color.hover } } },
    [media.forcedColors]: { selectors: { '&[data-current]': { outline: '2px solid', outlineOffset: -2 } } },
  },
});

/** Width and height of the pictures of a search, px. */
export const MOSAIC_SIZE = 52;

export const mosaic = style({
  display: 'grid',
  gap: 2,
  gridTemplateRows: 'minmax(0, 1fr)',
  width: MOSAIC_SIZE,
  height: MOSAIC_SIZE,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  selectors: {
    '&[data-pictures="0"]': { placeItems: 'center' },
    '&[data-pictures="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-pictures="3"]': {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    },
    // On the sunken ground of the current search.
    '[data-current] > &': { background: vars.color.surface },
  },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: { '[data-pictures="3"] > &:first-child': { gridRow: '1 / -1' } },
});

/** Title and facts: as high as the field that replaces them, so that nothing moves. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: targetSize,
  // Keeps clear of the menu, wherever that shows.
  paddingInlineEnd: space.xl,
  '@media': {
    [media.hover]: {
      selectors: {
        [`${entry}:not(:hover):not(:focus-within):not(:has([data-state=open])) > &`]: { paddingInlineEnd: 0 },
      },
    },
  },
});

export const title = style({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  maxWidth: '100%',
  minHeight: 24,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: 0,
  background: 'transparent',
  fontWeight: fontWeight.medium,
  lineHeight: '1.3',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'text',
  // On touch screens, a tap on the title opens the search; only the menu edits.
  '@media': { '(hover: none)': { pointerEvents: 'none' } },
});

export const tools = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
});

export const tool = style(
  restyling({
    color: vars.color.inkMuted,
    '@media': {
      [media.hover]: {
        selectors: {
          [`${entry}:not(:hover):not(:focus-within):not([data-current]) &:not([data-state=open])`]: {
            opacity: 0,
          },
        },
      },
    },
  }),
);

export const open = style({
  maxWidth: '100%',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '18px',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    // The link covers the entry, except for the other controls.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const news = style({
  color: vars.color.accent,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

/** Replaces the entries if there are none, for guests and on errors. */
export const note = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: space.xl,
  textAlign: 'center',
});

export const noteIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 64,
  marginBlockEnd: space.md,
  borderRadius: '50%',
  background: vars.color.sunken,
  color: vars.color.inkMuted,
});

export const noteTitle = style({
  margin: 0,
  marginBlockEnd: space.xxs,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const help = style({ margin: 0, color: vars.color.inkMuted, textWrap: 'pretty' });

export const action = style(restyling({ marginBlockStart: space.md }));

export const skeletonLine = style({ display: 'flex', alignItems: 'center', width: '100%', minHeight: 22 });
