import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { KEYBOARD_INSET } from '../../interaction/toldOfKeyboard.ts';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, layer, media, motion, space } from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';

const keyboard = `var(${KEYBOARD_INSET}, 0px)`;

/** A window tall enough to keep the buttons in view. */
const roomForFoot = '(min-height: 560px)';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space.lg,
  paddingBlockEnd: `calc(${space.lg} + ${keyboard})`,
  background: vars.color.scrim,
  animation: `${appear} ${motion.normal} ${motion.curve}`,
  selectors: { '&[data-state=closed]': { animation: `${vanish} ${motion.fast} ${motion.curve} forwards` } },
  '@media': {
    // Leaves room for a toast above the sheet.
    [media.sheet]: {
      alignItems: 'end',
      padding: 0,
      paddingBlockStart: space.xxxl,
      paddingBlockEnd: keyboard,
    },
  },
});

// The panel needs no `tabindex` to scroll by keyboard, because the focus is always inside.
const panel = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  padding: space.lg,
  paddingBlockStart: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  color: vars.color.ink,
  // In the dark, a shadow alone shows no edge.
  boxShadow: `0 0 0 1px ${softEdge}, ${vars.shadow.overlay}`,
  animation: `${rise} ${motion.normal} ${motion.curve}`,
  selectors: { '&[data-state=closed]': { animation: `${vanish} ${motion.fast} ${motion.curve} forwards` } },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.sheet]: {
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingLeft: `max(${space.lg}, env(safe-area-inset-left))`,
      paddingRight: `max(${space.lg}, env(safe-area-inset-right))`,
      paddingBlockEnd: `calc(${space.lg} + env(safe-area-inset-bottom))`,
      animation: `${slideUp} ${motion.slow} ${motion.curve}`,
      selectors: {
        '&[data-state=closed]': { animation: `${slideDown} ${motion.normal} ${motion.curve} forwards` },
      },
    },
  },
});

export const panels = styleVariants({ small: 360, medium: 560 }, (maxWidth) => [
  panel,
  { '@media': { [media.aboveSheet]: { maxWidth } } },
]);

export const title = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  flex: 'none',
  margin: 0,
  paddingBlockStart: space.lg,
  paddingBlockEnd: space.xs,
  // Room for the close button.
  paddingInlineEnd: space.xl,
  background: vars.color.surface,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.regular,
  lineHeight: 1.15,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const description = style({ margin: 0, color: vars.color.inkMuted, textWrap: 'pretty' });

export const body = style({ marginBlockStart: space.md });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xs,
  marginBlockStart: space.lg,
  '@media': {
    [media.sheet]: { flexDirection: 'column', flexWrap: 'nowrap' },
    // Keeps the buttons in view.
    [roomForFoot]: {
      position: 'sticky',
      insetBlockEnd: `calc(-1 * ${space.lg})`,
      zIndex: 1,
      marginBlockEnd: `calc(-1 * ${space.lg})`,
      paddingBlock: `${space.sm} ${space.lg}`,
      marginBlockStart: space.sm,
      background: vars.color.surface,
    },
  },
});

globalStyle(`${actions} > :is(button, a)`, { borderRadius: 999 });

// Last in the document, so that the focus starts in the content, but first on the screen.
export const corner = style({
  position: 'sticky',
  insetBlockStart: 16,
  zIndex: 2,
  order: -1,
  alignSelf: 'flex-end',
  flex: 'none',
  height: 0,
});

export const close = style(
  restyling({ marginInlineEnd: `calc(-1 * ${space.sm})`, background: vars.color.surface }),
);
