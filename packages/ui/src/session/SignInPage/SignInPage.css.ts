import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { KEYBOARD_INSET } from '../../interaction/toldOfKeyboard.ts';
import { vars } from '../../theme/contract.css.ts';
import { BOTTOM_BAR_HEIGHT, HEADER_HEIGHT } from '../../theme/frame.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion, notchAside, space } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Large enough to exceed any length that it is subtracted from, once there is a keyboard. */
const keyboard = `10 * var(${KEYBOARD_INSET}, 0px)`;

const barHeight = 'calc(56px + env(safe-area-inset-top))';

/** Length in px by which the sheet of the form overlaps the picture: the radius of its corners. */
const OVERLAP = 20;

/** Height in px that a picture keeps on a phone, however high the form is. */
const LEAST_PICTURE = 160;

/** Height in px of the registration form. */
const LONGER_FORM = 392;

/** Maximum width in px of an `AuthForm`, with which the other parts are aligned. */
const FORM_WIDTH = 400;

/** Height in px above the form's row: the page's padding and the bar. */
const ABOVE_FORM = 16 + 48;

export const page = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On a phone, the picture takes the height that the form leaves. A keyboard on the screen folds it away.
  gridTemplateRows: `minmax(clamp(${barHeight} + ${OVERLAP}px, ${LEAST_PICTURE}px - ${keyboard}, ${LEAST_PICTURE}px), 1fr) auto auto`,
  minHeight: `max(0px, 100dvh - ${keyboard})`,
  // The page around it keeps the safe area free too.
  marginBlockEnd: 'calc(-1 * env(safe-area-inset-bottom))',
  background: vars.color.canvas,
  color: vars.color.ink,
  '@media': {
    [media.aboveTablet]: {
      gridTemplateColumns: 'clamp(320px, 45.6vw, 720px) minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      columnGap: space.xl,
      boxSizing: 'border-box',
      minHeight: '100dvh',
      marginBlockEnd: 0,
      paddingInline: `max(${space.md}, ${notchAside})`,
      paddingBlock: space.md,
    },
  },
});

// The page has a word mark and a way out of its own, so the header and the navigation beside it are hidden.
globalStyle(`header:has(~ .${page}, ~ * .${page}), :is(.${page}, :has(.${page})) ~ nav`, { display: 'none' });
globalStyle(`:root:has(.${page}):has(.${page})`, {
  vars: {
    [HEADER_HEIGHT]: 'env(safe-area-inset-top)',
    [BOTTOM_BAR_HEIGHT]: 'env(safe-area-inset-bottom)',
  },
});

export const bar = style({
  gridArea: '1 / 1',
  zIndex: 1,
  alignSelf: 'start',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  height: barHeight,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: `max(${space.md}, ${notchAside}) max(${space.xxs}, ${notchAside})`,
  '@media': {
    [media.aboveTablet]: {
      gridArea: '1 / 2',
      justifySelf: 'center',
      width: `min(${FORM_WIDTH}px, 100% - ${space.md})`,
      height: 48,
      marginInlineEnd: space.md,
      paddingBlockStart: 0,
      paddingInline: 0,
    },
  },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  minWidth: 0,
  paddingBlock: space.xxs,
  borderRadius: 4,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: 'min(1.875rem, 44px)',
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const stop = style({ color: vars.color.accent });

export const close = style(
  restyling({
    '@media': {
      [media.phone]: {
        border: '4px solid transparent',
        background: vars.color.disc,
        backgroundClip: 'padding-box',
        color: vars.color.onDisc,
      },
      // The cross ends at the edge of the form.
      [media.aboveTablet]: { marginInlineEnd: -12 },
    },
  }),
);

const ground = (share: number) => `color-mix(in srgb, ${vars.color.canvas} ${share}%, transparent)`;

/**
 * A layer of the page's ground over the top of the picture, for readable text on any picture. Below `from` it
 * fades slowly, so that no band is seen.
 */
const readableAbove = (share: number, from: number, until: string) =>
  `linear-gradient(${ground(share)} ${from}px, ${ground(share * 0.7)} calc(${from}px + (${until} - ${from}px) * 0.3), ${ground(share * 0.25)} calc(${from}px + (${until} - ${from}px) * 0.65), transparent ${until})`;

export const stage = style({
  gridArea: '1 / 1',
  position: 'relative',
  overflow: 'hidden',
  maxHeight: `max(0px, 100dvh - ${keyboard})`,
  background: vars.color.sunken,
  isolation: 'isolate',
  containerType: 'size',
  selectors: {
    // A large light picture glows on a dark page. A light page's ground changes nothing here.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      background: `color-mix(in srgb, ${vars.color.canvas} 34%, transparent)`,
      mixBlendMode: 'multiply',
      pointerEvents: 'none',
    },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: readableAbove(70, 0, '160px'),
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.aboveTablet]: {
      gridArea: '1 / 1 / 3 / 2',
      position: 'sticky',
      insetBlockStart: space.md,
      height: `calc(100dvh - 2 * ${space.md})`,
      minHeight: 320,
      borderRadius: vars.radius.dialog,
      selectors: { '&::after': { background: readableAbove(80, 88, 'max(240px, 60%)') } },
    },
  },
});

export const picture = style(
  restyling({
    position: 'absolute',
    inset: 0,
    height: '100%',
    animation: `${appear} ${motion.slow} ${motion.curve}`,
  }),
);

// On a phone, the product in the middle stays clear of the form's sheet. Elsewhere the top stays, for the
// promise: most products keep it free.
globalStyle(`${picture} img`, {
  objectPosition: '50% 55%',
  '@media': { [media.aboveTablet]: { objectPosition: '50% 12%' } },
});

export const finder = style({
  position: 'absolute',
  insetInlineStart: space.md,
  // Above the product, below the word mark.
  insetBlockStart: `calc(${barHeight} + ${space.xxs})`,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  maxWidth: `calc(100% - 2 * ${space.md})`,
  margin: 0,
  padding: space.xxs,
  paddingInlineEnd: space.md,
  borderRadius: 999,
  background: vars.color.surface,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  animation: `${appear} ${motion.slow} ${motion.curve}`,
  '@media': {
    [media.aboveTablet]: {
      insetInlineStart: space.lg,
      insetBlockStart: 'auto',
      insetBlockEnd: space.lg,
    },
  },
  '@container': { '(max-height: 240px)': { display: 'none' } },
});

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const promise = style({
  gridArea: '2 / 1',
  position: 'relative',
  zIndex: 1,
  margin: 0,
  marginBlockStart: -OVERLAP,
  paddingBlock: `${space.lg} 20px`,
  paddingInline: `max(${space.md}, ${notchAside}, 50% - ${FORM_WIDTH / 2}px)`,
  borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
  background: vars.color.canvas,
  fontFamily: vars.font.display,
  fontSize: '2.5rem',
  letterSpacing: '-0.015em',
  lineHeight: 1.1,
  textWrap: 'balance',
  '@media': {
    [media.aboveTablet]: {
      gridArea: '1 / 1 / 3 / 2',
      alignSelf: 'start',
      marginBlockStart: 0,
      padding: space.xl,
      background: 'transparent',
      fontSize: 'clamp(2.5rem, 5vw, 4.5rem)',
    },
  },
});

export const word = style({ color: vars.color.accent, fontStyle: 'italic' });

export const form = style({
  gridArea: '3 / 1',
  paddingInline: `max(${space.md}, ${notchAside})`,
  paddingBlockEnd: `calc(${space.xl} + env(safe-area-inset-bottom))`,
  '@media': {
    [media.aboveTablet]: {
      gridArea: '2 / 2',
      display: 'grid',
      alignItems: 'start',
      // The longer form is in the middle of the window, which begins above this row. The shorter one begins
      // where the longer one does, so that the switch between them stays.
      paddingBlock: `max(${space.lg}, 50dvh - ${ABOVE_FORM + LONGER_FORM / 2}px) ${space.lg}`,
      paddingInline: `0 ${space.md}`,
    },
  },
});
