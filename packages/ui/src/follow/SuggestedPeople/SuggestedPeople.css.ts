import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion, space } from '../../theme/scale.ts';

/** Room for focus rings. */
const runsOn = space.xxs;

const appear = keyframes({ from: { opacity: 0 } });

export const section = style({ minWidth: 0, color: vars.color.ink });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
});

export const none = style({
  margin: `${space.xs} 0 0`,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});

export const list = style({
  display: 'flex',
  gap: 10,
  margin: `${space.xxs} calc(-1 * ${runsOn}) 0`,
  padding: `${space.xs} ${runsOn}`,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: runsOn,
  scrollbarWidth: 'none',
  touchAction: 'pan-x pan-y pinch-zoom',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': {
    [media.wide]: {
      flexDirection: 'column',
      gap: 0,
      overflow: 'visible',
    },
  },
});

/** Further people than a wide window has rows for. */
const beyond = Object.fromEntries(
  [3, 4, 6].map((rows) => [
    `${list}[data-rows="${rows}"] > &:nth-child(n + ${rows + 1})`,
    { display: 'none' },
  ]),
);

export const item = style({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  gridTemplateRows: '1fr',
  // Grows with large text.
  width: 'max(148px, 9.25rem)',
  maxWidth: '100%',
  scrollSnapAlign: 'start',
  animation: `${appear} ${motion.normal} ${motion.curve}`,
  transition: `opacity ${motion.normal} ${motion.curve}, grid-template-rows ${motion.normal} ${motion.curve}`,
  selectors: { '&[data-folding]': { opacity: 0 } },
  '@media': {
    [media.wide]: {
      width: 'auto',
      selectors: { '&[data-folding]': { gridTemplateRows: '0fr' }, ...beyond },
    },
    [media.reducedMotion]: { animation: 'none', transition: 'none' },
  },
});

export const person = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  minHeight: 0,
  minWidth: 0,
  padding: `${space.sm} 10px`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  textAlign: 'center',
  '@media': {
    [media.wide]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.sm,
      padding: `${space.xs} 0`,
      border: 'none',
      borderRadius: 0,
      background: 'transparent',
      textAlign: 'start',
      selectors: { [`${item}[data-folding] > &`]: { overflow: 'hidden', paddingBlock: 0 } },
    },
  },
});

export const face = style(
  restyling({
    width: 56,
    height: 56,
    fontSize: 24,
    '@media': { [media.wide]: { width: 44, height: 44, fontSize: 18 } },
  }),
);

export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 2,
  width: '100%',
  minWidth: 0,
  marginBlockStart: space.xs,
  '@media': {
    [media.wide]: {
      flex: 1,
      justifyItems: 'start',
      marginBlockStart: 0,
    },
  },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({
  ...oneLine,
  maxWidth: '100%',
  color: 'inherit',
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  lineHeight: '1.25rem',
  textDecoration: 'none',
  borderRadius: 4,
  selectors: {
    // The face above, or beside, belongs to the press area.
    '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlockStart: 0, height: 96 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.wide]: {
      fontSize: fontSize.body,
      selectors: { '&::after': { insetInlineEnd: 'auto', width: '60%', height: '100%' } },
    },
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
});

export const reason = style({
  display: '-webkit-box',
  maxWidth: '100%',
  minHeight: '2.125rem',
  overflow: 'hidden',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.0625rem',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': { [media.wide]: { minHeight: 0 } },
});

export const category = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  marginBlockStart: 2,
  color: vars.color.inkMuted,
  fontSize: fontSize.tiny,
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
});

export const follow = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  width: '100%',
  marginBlockStart: space.xs,
  '@media': {
    [media.wide]: {
      display: 'flex',
      flex: 'none',
      width: 'auto',
      marginBlockStart: 0,
      marginInlineStart: -4,
    },
  },
});

export const dismiss = style(
  restyling({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 0,
    insetInlineEnd: 0,
    color: vars.color.inkMuted,
    '@media': {
      [media.wide]: { position: 'relative', marginInlineStart: -18, marginInlineEnd: -14 },
    },
  }),
);

/** A line of text that is on its way, as high as its text. */
export const lineToCome = style(
  restyling({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: '1lh',
    '@media': { [media.wide]: { justifyContent: 'start' } },
  }),
);

export const followToCome = style(
  restyling({ width: '100%', height: 36, '@media': { [media.wide]: { width: 80 } } }),
);
