import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import {
  fontSize,
  fontWeight,
  motion,
  notchAside,
  media as screens,
  space,
  targetSize,
} from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';
import { BESIDE, UPRIGHT } from './post-screens.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** Distance from which a post arrives after a step. */
const across = createVar();
const down = createVar();
const arrive = keyframes({ from: { opacity: 0, transform: `translate(${across}, ${down})` } });

const aside = `(88px + ${notchAside})`;
const SIDE = 'clamp(408px, 36vw, 432px)';
/** Keeps room for a panel beside wide media. */
const LOWEST = '560px';
/** As high as the media at the largest width that they can have beside the texts. */
const height = (window: string) =>
  `min(940px, ${window} - 48px, max(${LOWEST}, (100vw - 2 * ${aside} - ${SIDE}) / var(--post-ratio)))`;
/** As wide as the media at full height, beside the texts. */
const width = (window: string) =>
  `min(100vw - 2 * ${aside}, ${height(window)} * var(--post-ratio) + ${SIDE})`;

export const panel = style(
  restyling({
    '@media': {
      [screens.panel]: {
        width: [width('100vh'), width('100dvh')],
        height: [height('100vh'), height('100dvh')],
      },
    },
  }),
);

/** Rows of the author, the caption, the strip of links, a panel or room, and the foot. */
const BELOW_MEDIA = 'auto auto auto minmax(0, 1fr) auto';

const way = style({
  vars: { [across]: '0px', [down]: '24px' },
  selectors: { '[data-stepped=back] > &': { vars: { [down]: '-24px' } } },
  '@media': {
    [screens.panel]: {
      vars: { [across]: '24px', [down]: '0px' },
      selectors: {
        '&:dir(rtl)': { vars: { [across]: '-24px' } },
        '[data-stepped=back] > &': { vars: { [across]: '-24px', [down]: '0px' } },
        '[data-stepped=back] > &:dir(rtl)': { vars: { [across]: '24px' } },
      },
    },
  },
});

/** Media above the texts on a phone and an upright tablet; beside them on wider screens. */
export const frame = style([
  way,
  restyling({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Media may get higher than their shape, with bands in their colour, rather than leave the window empty.
    gridTemplateRows: `minmax(0, max(50dvh, 140vw / var(--post-ratio))) ${BELOW_MEDIA}`,
    overflow: 'hidden',
    '@media': {
      [UPRIGHT]: {
        selectors: {
          '[data-roomy] > &': {
            gridTemplateRows: `minmax(0, calc(100vw / var(--post-ratio))) ${BELOW_MEDIA}`,
          },
        },
      },
      '(scripting: none)': { gridTemplateRows: `auto ${BELOW_MEDIA}` },
      [BESIDE]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 40%)',
        gridTemplateRows: 'minmax(0, 1fr)',
      },
      [screens.panel]: { gridTemplateColumns: `minmax(0, 1fr) ${SIDE}` },
    },
  }),
]);

/** A post that came by a step slides in. */
export const arriving = style({
  selectors: { '[data-stepped] &': { animation: `${arrive} ${motion.normal} ${motion.curve}` } },
  '@media': { [screens.reducedMotion]: { selectors: { '[data-stepped] &': { animation: 'none' } } } },
});

export const media = style({
  minHeight: 0,
  minWidth: 0,
  background: `var(--post-ground, ${vars.color.sunken})`,
  '@media': {
    // Without scripts, the post is part of the page and as high as its content.
    '(scripting: none)': { minWidth: 'min(60vw, 560px)', minHeight: 'min(70vh, 110vw)' },
  },
});

export const mediaToCome = style(restyling({ borderRadius: 0 }));

/** Without room beside the media, the texts are rows below them. */
export const side = style({
  display: 'contents',
  '@media': {
    [BESIDE]: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  },
});

const inset = {
  paddingInline: space.md,
  '@media': { [screens.panel]: { paddingInline: space.lg } },
} as const;

export const owner = style([
  inset,
  {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 60,
    paddingBlock: space.xs,
    '@media': {
      [BESIDE]: {
        minHeight: 68,
        paddingBlock: space.sm,
        // Keeps clear of the close button.
        paddingInlineEnd: 68,
      },
    },
  },
]);

/** In a panel without room for it beside the buttons, it has a row of its own. */
export const author = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 104px',
  alignItems: 'center',
  gap: space.sm,
  minWidth: 0,
});

export const who = style({ display: 'grid', alignContent: 'center', minWidth: 0, minHeight: targetSize });

export const name = style({
  minWidth: 0,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const nameLink = style([
  name,
  {
    borderRadius: 4,
    color: 'inherit',
    textDecoration: 'none',
    // The face and the date belong to the link.
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
    '@media': { [screens.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  },
]);

/** Above the link's area, so that its title shows. */
export const day = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.35,
});

/** On the picture, while a panel covers the texts. */
export const pill = style({
  position: 'absolute',
  insetBlockStart: `calc(${space.xs} + env(safe-area-inset-top))`,
  insetInlineStart: space.xs,
  zIndex: 1,
  maxWidth: 'calc(100% - 80px)',
  paddingInlineEnd: space.md,
  borderRadius: 999,
  background: vars.color.disc,
  color: vars.color.onDisc,
  animation: `${appear} ${motion.normal} ${motion.curve}`,
  '@media': { [screens.reducedMotion]: { animation: 'none' } },
});

/** Reserves the menu's place before it loads, so that a long name does not rewrap. */
export const menu = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'flex-end',
  gap: space.xxs,
  minWidth: targetSize,
  marginInlineStart: 'auto',
});

export const linesToCome = style({ display: 'grid', gap: space.xs });

export const caption = style([
  inset,
  {
    flex: '0 1 auto',
    minHeight: '1lh',
    maxHeight: '30dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { [BESIDE]: { maxHeight: 'none' } },
  },
]);

/** Two lines stay in sight beside whatever is open. */
export const long = style({ minHeight: '2lh' });

/** Beside the media, the panel below the caption gets the larger part. */
export const sharing = style({ '@media': { [BESIDE]: { maxHeight: '30%' } } });

export const words = style({
  margin: 0,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: {
    '&[data-folded]': {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      // Without scripts, the caption cannot be unfolded.
      '@media': { '(scripting: none)': { WebkitLineClamp: 'unset' } },
    },
  },
});

export const unfold = style({
  minHeight: 32,
  padding: 0,
  border: 'none',
  background: 'transparent',
  color: vars.color.inkMuted,
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  '@media': {
    '(scripting: none)': { display: 'none' },
    [screens.hover]: { selectors: { '&:hover': { color: vars.color.ink } } },
  },
});

export const linksPlace = style([
  inset,
  {
    flex: 'none',
    paddingBlock: space.sm,
    '@media': {
      [BESIDE]: { paddingBlockEnd: 0 },
      // Low windows lack room for it; the bar at the foot opens the links too.
      '(max-height: 500px)': { display: 'none' },
    },
  },
]);

export const linksStrip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  minHeight: targetSize,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  border: 'none',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    [screens.forcedColors]: { border: '1px solid' },
    [screens.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
  },
});

export const linksChevron = style({
  marginInlineStart: 'auto',
  color: vars.color.inkMuted,
  selectors: {
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
    '[aria-expanded=true] > &, [aria-expanded=true] > &:dir(rtl)': { transform: 'rotate(90deg)' },
  },
});

/** Stays in its place below whatever panel is open. */
export const foot = style([
  inset,
  {
    position: 'relative',
    // Above the shadow of an open panel.
    zIndex: 3,
    gridRow: 6,
    flex: 'none',
    background: vars.color.surface,
    paddingBlockStart: space.xs,
    paddingBlockEnd: `calc(${space.xs} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [BESIDE]: { marginBlockStart: 'auto', paddingBlock: '10px' },
    },
  },
]);

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: targetSize,
  marginInline: -10,
});

export const own = style({ display: 'flex', gap: space.xxs, marginInlineStart: 'auto' });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: targetSize,
  height: targetSize,
  padding: '0 10px',
  border: 'none',
  borderRadius: 999,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&[data-tone=accent][aria-pressed=true]': { color: vars.color.accent },
    '&[aria-expanded=true]': { background: vars.color.hover },
  },
  '@media': { [screens.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});

export const icon = style({ display: 'grid', placeItems: 'center', width: 24, height: 24 });

export const fillable = style({ selectors: { '[aria-pressed=true] &': { fill: 'currentColor' } } });

export const count = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const notice = style({ color: vars.color.inkMuted, fontSize: fontSize.small, textWrap: 'pretty' });

/** Of a panel that stands below the texts and covers nothing. */
const inPlace = {
  position: 'static',
  height: 'auto',
  minHeight: 0,
  marginBlockStart: space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderRadius: 0,
  boxShadow: 'none',
  animation: 'none',
} as const;

/** Covers the post above its actions on a phone. */
export const sidePanel = style({
  position: 'absolute',
  gridColumn: 1,
  gridRow: '1 / 6',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  height: '70%',
  borderStartStartRadius: vars.radius.dialog,
  borderStartEndRadius: vars.radius.dialog,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${motion.slow} ${motion.curve}`,
  '@media': {
    [screens.forcedColors]: { borderBlockStart: '1px solid' },
    [screens.reducedMotion]: { animation: 'none' },
    [BESIDE]: {
      ...inPlace,
      flex: '1 1 0',
    },
    [UPRIGHT]: { selectors: { '[data-roomy] &': { ...inPlace, gridRow: 5, marginBlockStart: space.xxs } } },
  },
});

const headInPlace = { minHeight: 0, paddingBlockEnd: 0 } as const;
const titleInPlace = { position: 'absolute', clipPath: 'inset(50%)' } as const;

/** Below the texts, the bar at the foot tells which panel is open, and closes it. */
export const panelHead = style([
  inset,
  {
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'flex-end',
    minHeight: 56,
    paddingBlockEnd: space.xs,
    touchAction: 'none',
    '@media': {
      [BESIDE]: headInPlace,
      [UPRIGHT]: { selectors: { '[data-roomy] &': headInPlace } },
    },
  },
]);

export const panelTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
  '@media': {
    [BESIDE]: titleInPlace,
    [UPRIGHT]: { selectors: { '[data-roomy] &': titleInPlace } },
  },
});

/** The whole head of the sheet, with a handle to take it by. */
export const panelClose = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: space.xs,
      insetInline: 0,
      width: 36,
      height: 4,
      marginInline: 'auto',
      borderRadius: 999,
      background: softEdge,
    },
    '&:focus-visible': { outlineOffset: '-6px', borderRadius: vars.radius.dialog },
  },
  '@media': {
    [screens.forcedColors]: { selectors: { '&::before': { background: 'ButtonText' } } },
    [BESIDE]: { display: 'none' },
    [UPRIGHT]: { selectors: { '[data-roomy] &': { display: 'none' } } },
  },
});

export const panelChevron = style({
  position: 'absolute',
  insetBlockEnd: space.sm,
  insetInlineEnd: space.md,
  color: vars.color.inkMuted,
});

export const panelBody = style([
  inset,
  {
    // Visually hidden elements scroll with the panel; else they would make the whole post scroll.
    position: 'relative',
    flex: '1 1 0',
    minHeight: 0,
    paddingBlockEnd: `calc(${space.md} + env(safe-area-inset-bottom))`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    touchAction: 'pan-y pinch-zoom',
    // Keeps focus rings from being clipped.
    paddingBlockStart: space.xxs,
    animation: `${appear} ${motion.normal} ${motion.curve}`,
    '@media': {
      [screens.reducedMotion]: { animation: 'none' },
    },
  },
]);

export const cover = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  height: '100%',
  padding: space.lg,
  background: vars.color.sunken,
  textAlign: 'center',
});

export const coverTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.page,
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const coverHelp = style({ margin: 0, marginBlockEnd: space.md, color: vars.color.inkMuted });
