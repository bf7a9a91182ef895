import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { layer, media, motion, notchAside, space } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });

/** A server-rendered viewer does not animate in. */
const drawnAlready = { '&[data-drawn][data-state=open]': { animation: 'none' } } as const;

const barHeight = '56px';

/**
 * Windows in which the bar may lie over the content; very low ones lack room for its buttons and the
 * content's own.
 */
const overPicture = `${media.belowPanel} and (min-height: 360px)`;

/** Room beside the panel for the round buttons. */
const aside = `(88px + ${notchAside})`;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: vars.color.scrim,
  animation: `${appear} ${motion.normal} ${motion.curve}`,
  selectors: {
    ...drawnAlready,
    '&[data-state=closed]': { animation: `${vanish} ${motion.fast} ${motion.curve} forwards` },
  },
  '@media': { [media.panel]: { backdropFilter: 'blur(4px)' } },
});

export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  // Set here too, because Radix enables pointer events only with the next render.
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  color: vars.color.ink,
  paddingBlockStart: `calc(${barHeight} + env(safe-area-inset-top))`,
  paddingInline: notchAside,
  animation: `${slideUp} ${motion.slow} ${motion.curve}`,
  selectors: {
    ...drawnAlready,
    '&[data-state=closed]': { animation: `${slideDown} ${motion.normal} ${motion.curve} forwards` },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [overPicture]: { selectors: { '&[data-bar=over]': { paddingBlockStart: 0 } } },
    [media.panel]: {
      width: `min(1040px, 100vw - 2 * ${aside})`,
      height: ['min(720px, 100vh - 64px)', 'min(720px, 100dvh - 64px)'],
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

/** On a phone, a bar; on larger screens, its buttons stand around the panel. */
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  height: `calc(${barHeight} + env(safe-area-inset-top))`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: `max(${space.xxs}, ${notchAside})`,
  '@media': {
    [media.panel]: { display: 'contents' },
    [overPicture]: {
      selectors: {
        [`${panel}[data-bar=over] > &`]: {
          zIndex: 1,
          gap: space.xs,
          paddingInline: `max(${space.xs}, ${notchAside})`,
          // Presses between the buttons reach the content below.
          pointerEvents: 'none',
        },
      },
    },
  },
});

const barButton = style(
  restyling({
    '@media': {
      [overPicture]: {
        selectors: {
          [`${panel}[data-bar=over] > ${bar} > &`]: {
            pointerEvents: 'auto',
            backgroundColor: vars.color.disc,
            color: vars.color.onDisc,
          },
        },
      },
    },
  }),
);

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

/** Hidden while a sheet lies over the content. */
const stepButton = style({
  '@media': {
    [overPicture]: { selectors: { [`${panel}[data-covered] > ${bar} > &`]: { visibility: 'hidden' } } },
  },
});

export const previous = style([
  barButton,
  stepButton,
  restyling({
    '@media': { [media.panel]: { ...besidePanel, insetInlineEnd: `calc(100% + 20px)` } },
  }),
]);

export const next = style([
  barButton,
  stepButton,
  restyling({
    '@media': { [media.panel]: { ...besidePanel, insetInlineStart: `calc(100% + 20px)` } },
  }),
]);

export const chevron = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const close = style([
  barButton,
  restyling({
    marginInlineStart: 'auto',
    '@media': {
      [media.panel]: {
        position: 'absolute',
        insetBlockStart: space.sm,
        insetInlineEnd: space.sm,
        zIndex: 1,
        // Covers the content that scrolls below it.
        background: vars.color.surface,
      },
    },
  }),
]);

// Close at the start leaves the end to the content's own buttons.
globalStyle(`.${panel}[data-close=start] > .${bar} > .${close}`, {
  '@media': { [overPicture]: { order: -1, marginInline: 0 } },
});
globalStyle(`.${panel}[data-close=start] > .${bar} > :is(.${previous}, .${next})`, {
  '@media': {
    // Fingers swipe; the buttons stay reachable by keyboard and screen readers.
    [`${overPicture} and (hover: none)`]: { clipPath: 'inset(50%)' },
  },
});
globalStyle(`.${panel}[data-close=start] > .${bar} > :is(.${previous}, .${next}):focus-visible`, {
  '@media': { [`${overPicture} and (hover: none)`]: { clipPath: 'none' } },
});
globalStyle(
  `.${panel}[data-close=start] > .${bar} > :is(.${previous}, .${next})[aria-disabled=true]:not(:focus-visible)`,
  { '@media': { [overPicture]: { clipPath: 'inset(50%)' } } },
);

export const frame = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Scrolling across the swipe axis and pinching stay with the browser.
  touchAction: 'pan-y pinch-zoom',
  selectors: { '&[data-upright]': { touchAction: 'pan-x pinch-zoom' } },
  '@media': { [media.panel]: { borderRadius: vars.radius.dialog } },
});

export const message = style({
  display: 'grid',
  alignContent: 'center',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minHeight: '100%',
  overflowY: 'auto',
});
