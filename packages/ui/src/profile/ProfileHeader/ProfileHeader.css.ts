import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space, targetSize } from '../../theme/scale.ts';

/** Headers with room for a larger cover and face. */
const roomy = '(min-width: 560px)';
/** Headers with room for name and buttons beside the face. */
const beside = '(min-width: 840px)';

export const header = style({
  position: 'relative',
  containerType: 'inline-size',
  color: vars.color.ink,
  fontSize: fontSize.body,
});

/** Same as the background of a skeleton. */
const awaitedGround = `color-mix(in srgb, ${vars.color.line} 65%, ${vars.color.canvas})`;
const isAwaited = '[aria-busy=true] &';

export const cover = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: 132,
  // The gradient ends in a tint: plain `sunken` looks like a hole in the dark theme.
  background: `linear-gradient(135deg, color-mix(in srgb, ${vars.color.accent} 22%, ${vars.color.sunken}), color-mix(in srgb, ${vars.color.accent} 10%, ${vars.color.sunken}))`,
  selectors: {
    [isAwaited]: { background: awaitedGround },
    '&::after': { content: '', position: 'absolute', inset: 0, background: vars.color.veil },
  },
  '@container': { [roomy]: { height: 150 } },
  '@media': { [media.aboveSheet]: { borderRadius: vars.radius.dialog } },
});

export const coverPicture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

const corner = {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space.xs,
  display: 'flex',
  gap: space.xs,
} as const;
export const leading = style({ ...corner, insetInlineStart: space.xs });

/** On a narrow header, the menu lies on the cover, else beside the buttons. */
export const menu = style({
  ...corner,
  insetInlineEnd: space.xs,
  '@container': { [beside]: { position: 'static' } },
});

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"face actions" "words words"',
  columnGap: space.xs,
  paddingInline: space.md,
  '@container': {
    [roomy]: { columnGap: space.lg, paddingInline: space.xs },
    [beside]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"face words actions"',
      alignItems: 'start',
    },
  },
});

const faceOf = (side: number) => ({ width: side, height: side, fontSize: Math.round(side * 0.42) });

export const face = style({
  gridArea: 'face',
  position: 'relative',
  zIndex: 1,
  marginBlockStart: -40,
  // A ring in the page's colour sets the picture apart from the cover.
  boxShadow: `0 0 0 4px ${vars.color.canvas}`,
  selectors: {
    '&&': faceOf(96),
    [isAwaited]: { background: awaitedGround, color: 'transparent' },
  },
  '@container': {
    [roomy]: {
      marginBlockStart: -44,
      boxShadow: `0 0 0 5px ${vars.color.canvas}`,
      selectors: { '&&': faceOf(136) },
    },
  },
});

export const words = style({
  gridArea: 'words',
  minWidth: 0,
  marginBlockStart: space.sm,
  '@container': { [beside]: { marginBlockStart: 14 } },
});

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
});

export const name = style({
  minWidth: 0,
  maxWidth: '100%',
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.page,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@container': { [roomy]: { fontSize: fontSize.display } },
});

/** On a narrow header, the username has a line of its own. */
export const username = style({
  flexBasis: '100%',
  margin: 0,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '@container': { [beside]: { flexBasis: 'auto' } },
});

export const bio = style({
  maxWidth: '72ch',
  margin: 0,
  marginBlockStart: space.xs,
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@container': { [beside]: { marginBlockStart: space.xxs } },
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'end',
  justifyContent: 'flex-end',
  gap: space.xs,
  minHeight: targetSize,
  marginBlockStart: space.sm,
  '@container': { [beside]: { alignSelf: 'start', marginBlockStart: space.md } },
});

/** Placeholder, as high as the text line that replaces it. */
export const awaited = style({ display: 'grid', alignItems: 'center', minHeight: '1lh' });

/** The line above the posts: tabs, and counts at its end. */
export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: targetSize,
  paddingInline: space.md,
  '@container': {
    [roomy]: { paddingInline: space.xs },
    [beside]: { marginBlockStart: space.sm, paddingInline: 0 },
  },
});

export const withTabs = style({
  '@container': {
    [beside]: {
      flexDirection: 'row-reverse',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      boxShadow: `inset 0 -1px ${vars.color.line}`,
    },
  },
});

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  marginInline: `calc(-1 * ${space.xs})`,
  padding: 0,
  listStyle: 'none',
});

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minHeight: targetSize,
  paddingInline: space.xs,
  color: vars.color.inkMuted,
});

export const countButton = style([
  count,
  {
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    font: 'inherit',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.color.hover, color: vars.color.ink } } },
    },
  },
]);

export const number = style({
  color: vars.color.ink,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
