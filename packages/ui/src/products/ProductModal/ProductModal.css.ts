import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, layer, media, motion, space } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });

const barHeight = '56px';
/** Room beside the panel for the round buttons. */
const aside = '88px';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: vars.color.scrim,
  animation: `${appear} ${motion.normal} ${motion.curve}`,
  selectors: { '&[data-state=closed]': { animation: `${vanish} ${motion.fast} ${motion.curve} forwards` } },
  '@media': { [media.panel]: { backdropFilter: 'blur(4px)' } },
});

export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  color: vars.color.ink,
  paddingBlockStart: `calc(${barHeight} + env(safe-area-inset-top))`,
  animation: `${slideUp} ${motion.slow} ${motion.curve}`,
  selectors: {
    '&[data-state=closed]': { animation: `${slideDown} ${motion.normal} ${motion.curve} forwards` },
  },
  '@media': {
    [media.panel]: {
      width: `min(1040px, 100vw - 2 * ${aside})`,
      height: ['min(680px, 100vh - 64px)', 'min(680px, 100dvh - 64px)'],
      margin: 'auto',
      padding: 0,
      borderRadius: vars.radius.dialog,
      boxShadow: vars.shadow.overlay,
      animation: `${rise} ${motion.normal} ${motion.curve}`,
      selectors: {
        '&[data-state=closed]': { animation: `${vanish} ${motion.fast} ${motion.curve} forwards` },
      },
    },
  },
});

/** On a phone the bar of the sheet; beyond, the buttons leave it for their places around the panel. */
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  height: `calc(${barHeight} + env(safe-area-inset-top))`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: space.xxs,
  '@media': { [media.panel]: { display: 'contents' } },
});

const besidePanel = {
  position: 'absolute',
  insetBlock: 0,
  width: 52,
  height: 52,
  marginBlock: 'auto',
  border: 'none',
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
} as const;

export const previous = style({
  '@media': { [media.panel]: { ...besidePanel, insetInlineEnd: `calc(100% + 20px)` } },
});

export const next = style({
  '@media': { [media.panel]: { ...besidePanel, insetInlineStart: `calc(100% + 20px)` } },
});

export const chevron = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const close = style({
  marginInlineStart: 'auto',
  '@media': {
    [media.panel]: { position: 'absolute', insetBlockStart: space.sm, insetInlineEnd: space.sm, zIndex: 1 },
  },
});

export const frame = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Sideways is ours, pinching stays with the browser.
  touchAction: 'pan-y pinch-zoom',
  '@media': {
    [media.panel]: {
      display: 'grid',
      gridTemplateColumns: '54fr 46fr',
      overflow: 'hidden',
      borderRadius: vars.radius.dialog,
    },
  },
});

/** Always the same box, whatever the shape of the picture: stepping moves nothing. */
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  height: 'min(125vw, 54vh)',
  background: vars.color.sunken,
  placeContent: 'center',
  overflow: 'hidden',
  containerType: 'size',
  '@media': { [media.panel]: { height: 'auto' } },
});

const contained = 'min(100cqw, 100cqh * var(--ratio))';
const covering = 'max(100cqw, 100cqh * var(--ratio))';

/**
 * In the picture's own shape (`--ratio`): it fills the stage where that cuts off little, and else lies on it whole.
 * The large factor makes a switch of the comparison.
 */
export const picture = style({
  width: `calc(${contained} + clamp(0px, (1.3 * ${contained} - ${covering}) * 9999, ${covering} - ${contained}))`,
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  padding: space.md,
  paddingBlockStart: space.lg,
  paddingBlockEnd: `calc(${space.lg} + env(safe-area-inset-bottom))`,
  '@media': {
    [media.panel]: {
      maxWidth: 'none',
      minWidth: 0,
      padding: '40px',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

export const seller = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  // Clear of the close button.
  '@media': { [media.panel]: { paddingInlineEnd: space.md } },
});

export const title = style({
  margin: 0,
  marginBlockStart: space.xxs,
  fontFamily: vars.font.display,
  fontSize: 'clamp(2rem, 3.2vw, 2.625rem)',
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.08,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const rating = style({
  display: 'flex',
  marginBlockStart: space.sm,
  selectors: { '&:empty': { display: 'none' } },
});

export const price = style({
  marginBlockStart: space.md,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  selectors: {
    '&[data-unavailable]': {
      color: vars.color.inkMuted,
      fontSize: fontSize.large,
      fontWeight: fontWeight.regular,
    },
  },
});

export const finder = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '32px',
  marginBlockStart: space.lg,
});

export const initial = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: 999,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  textTransform: 'uppercase',
});

export const owner = style({ fontWeight: fontWeight.semibold, color: 'inherit', overflowWrap: 'anywhere' });

export const ownerLink = style([
  owner,
  {
    display: 'inline-block',
    paddingBlock: space.xxs,
    textDecoration: 'none',
    borderRadius: 4,
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginBlockStart: space.lg,
});

// What the caller puts here shares the row with heart and share, or takes one of its own with `block`.
globalStyle(`${actions} > button, ${actions} > a`, { flexGrow: 1 });

export const own = style({ display: 'flex', flex: 'none', gap: 10 });

export const notice = style({
  marginBlockStart: 'auto',
  paddingBlockStart: space.lg,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  textWrap: 'pretty',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      marginBlockEnd: space.md,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const linksLeft = style({ margin: 0 });

export const message = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '100%',
  '@media': { [media.panel]: { gridColumn: '1 / -1' } },
});

export const skeletonLine = style({ display: 'flex', alignItems: 'center', width: '100%', height: '1lh' });
