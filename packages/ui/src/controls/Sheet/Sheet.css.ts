import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { KEYBOARD_INSET } from '../../interaction/toldOfKeyboard.ts';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, layer, media, motion, space } from '../../theme/scale.ts';

const keyboard = `var(${KEYBOARD_INSET}, 0px)`;

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });
const toBelow = keyframes({ to: { transform: 'translateY(100%)' } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const toRight = keyframes({ to: { transform: 'translateX(100%)' } });

const coming = (way: string) => `${way} ${motion.slow} ${motion.curve}`;
const going = (way: string) => `${way} ${motion.normal} ${motion.curve} forwards`;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: vars.color.scrim,
  animation: `${appear} ${motion.normal} ${motion.curve}`,
  selectors: { '&[data-state=closed]': { animation: `${vanish} ${motion.normal} ${motion.curve} forwards` } },
});

/** Height of a notch at the top; 0 for a sheet from below, which does not reach it. */
const notch = createVar();

const fullHeight = {
  vars: { [notch]: 'env(safe-area-inset-top)' },
  height: [`calc(100vh - ${keyboard})`, `calc(100dvh - ${keyboard})`],
  width: 'min(400px, 100vw - 48px)',
};

// The panel needs no `tabindex` to scroll by keyboard, because the focus is always inside.
const panel = style({
  // Set here too, because Radix enables pointer events only with the next render.
  pointerEvents: 'auto',
  position: 'fixed',
  zIndex: layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focused elements clear of the head and the foot.
  scrollPaddingBlock: '80px 96px',
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const panels = styleVariants(
  {
    bottom: {
      vars: { [notch]: '0px' },
      insetInline: 0,
      insetBlockEnd: keyboard,
      maxWidth: 640,
      maxHeight: [`calc(100vh - ${space.xxl} - ${keyboard})`, `calc(100dvh - ${space.xxl} - ${keyboard})`],
      marginInline: 'auto',
      borderStartStartRadius: vars.radius.dialog,
      borderStartEndRadius: vars.radius.dialog,
      animation: coming(fromBelow),
      selectors: { '&[data-state=closed]': { animation: going(toBelow) } },
    },
    start: {
      ...fullHeight,
      insetBlockStart: 0,
      insetInlineStart: 0,
      borderStartEndRadius: vars.radius.dialog,
      borderEndEndRadius: vars.radius.dialog,
      animation: coming(fromLeft),
      selectors: {
        '[dir=rtl] &': { animation: coming(fromRight) },
        '&[data-state=closed]': { animation: going(toLeft) },
        '[dir=rtl] &[data-state=closed]': { animation: going(toRight) },
      },
    },
    end: {
      ...fullHeight,
      insetBlockStart: 0,
      insetInlineEnd: 0,
      borderStartStartRadius: vars.radius.dialog,
      borderEndStartRadius: vars.radius.dialog,
      animation: coming(fromRight),
      selectors: {
        '[dir=rtl] &': { animation: coming(fromLeft) },
        '&[data-state=closed]': { animation: going(toRight) },
        '[dir=rtl] &[data-state=closed]': { animation: going(toLeft) },
      },
    },
  },
  (side) => [panel, side],
);

const sides = {
  paddingLeft: `max(${space.lg}, env(safe-area-inset-left))`,
  paddingRight: `max(${space.lg}, env(safe-area-inset-right))`,
};

export const title = style({
  ...sides,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  flex: 'none',
  margin: 0,
  // In line with the close button.
  paddingBlockStart: `calc(20px + ${notch})`,
  paddingBlockEnd: space.md,
  background: vars.color.surface,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.regular,
  lineHeight: 1.15,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

/** Room for the close button. */
export const titleText = style({ display: 'block', paddingInlineEnd: space.xl });

export const body = style({
  ...sides,
  flex: '1 0 auto',
  paddingBlockStart: space.xs,
  paddingBlockEnd: space.lg,
  selectors: {
    '&[data-untitled]': { paddingBlockStart: `calc(${space.md} + ${notch})` },
    '&[data-last]': { paddingBlockEnd: `calc(${space.lg} + env(safe-area-inset-bottom))` },
  },
});

export const actions = style({
  ...sides,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flex: 'none',
  gap: space.xs,
  paddingBlockStart: space.sm,
  paddingBlockEnd: `calc(${space.sm} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

globalStyle(`.${actions}.${actions} > *`, { flex: '1 1 auto' });

// Last in the document, so that the focus starts in the content, but first on the screen.
export const corner = style({
  position: 'sticky',
  insetBlockStart: `calc(${space.sm} + ${notch})`,
  zIndex: 2,
  order: -1,
  alignSelf: 'flex-end',
  flex: 'none',
  height: 0,
  marginInlineEnd: space.sm,
});

export const close = style(restyling({ background: vars.color.surface }));
