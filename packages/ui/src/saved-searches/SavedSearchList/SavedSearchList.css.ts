import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion, space, targetSize, typedSize } from '../../theme/scale.ts';

/** How far an entry's ground reaches beyond its text. */
const bleed = space.sm;

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: targetSize,
  margin: 0,
  marginBlockEnd: space.xs,
  // Clear of the button that folds the panel.
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
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: space.xs,
  paddingInlineStart: bleed,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  transition: `opacity ${motion.fast} ${motion.curve}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});

/** As high as the field that takes its place: nothing below moves. */
export const titleRow = style({ display: 'flex', alignItems: 'center', minWidth: 0, minHeight: targetSize });

export const title = style({
  position: 'relative',
  zIndex: 1,
  display: '-webkit-box',
  maxWidth: '100%',
  minHeight: 24,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: 0,
  background: 'transparent',
  fontWeight: fontWeight.semibold,
  lineHeight: '1.3',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'text',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // A finger that means the row meets the title first: there it opens the row, and the pencil edits.
  '@media': { '(hover: none)': { pointerEvents: 'none' } },
});

export const tools = style({ position: 'relative', zIndex: 1, display: 'flex' });

export const tool = style(restyling({ color: vars.color.inkMuted }));

export const form = style({ gridColumn: '1 / -1', position: 'relative', zIndex: 1, margin: 0 });

export const field = style({
  display: 'block',
  width: '100%',
  height: targetSize,
  padding: 0,
  paddingInline: space.xs,
  // Its text stands where the title's did.
  marginInlineStart: `calc(-1 * (${space.xs} + 1px))`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: typedSize,
  // Close to what stands below.
  selectors: { '&:focus-visible': { outlineOffset: -1 } },
});

export const facts = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'end',
  columnGap: space.xs,
  marginBlockStart: -3,
  // In line with the icon above.
  paddingInlineEnd: 14,
  paddingBlockEnd: space.xxs,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});

export const open = style({
  flex: 1,
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    // One link for the whole entry: its area is everything that has no control of its own.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const query = style({ display: 'block' });

export const badge = style({
  flex: 'none',
  paddingInline: space.xs,
  borderRadius: 999,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '20px',
});

/** What stands in the place of the entries: quieter than the heading of so narrow a column. */
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
  fontSize: fontSize.title,
  lineHeight: 1.2,
  textWrap: 'balance',
});

export const help = style({ margin: 0, color: vars.color.inkMuted, textWrap: 'pretty' });

export const action = style(restyling({ marginBlockStart: space.md }));

export const skeletonEntry = style({ padding: space.xs, paddingInlineStart: bleed });

export const skeletonFacts = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 24,
  marginBlockStart: -3,
});
