import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { FOOT_ROOM } from '../../interaction/useFootRoom.ts';
import { vars } from '../../theme/contract.css.ts';
import { bottomBarHeight } from '../../theme/frame.ts';
import { restyling } from '../../theme/restyling.ts';
import { layer, media, motion, notchAside, space, targetSize } from '../../theme/scale.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const footRoom = `var(${FOOT_ROOM}, 0px)`;

export const viewport = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: `max(${space.md}, ${notchAside})`,
  width: 'fit-content',
  marginInline: 'auto',
  // What stays at the foot of the window is not covered.
  insetBlockEnd: `calc(${space.lg} + ${footRoom} + ${bottomBarHeight})`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  marginBlock: 0,
  padding: 0,
  borderRadius: vars.radius.card,
  listStyle: 'none',
  pointerEvents: 'none',
  // The distance that it keeps from the edges of the window, for `useClearPlace`, which can read no safe areas.
  scrollMarginBlock: `calc(${space.xs} + env(safe-area-inset-top)) calc(${space.xs} + env(safe-area-inset-bottom))`,
  scrollMarginInline: `max(${space.md}, ${notchAside})`,
  '@media': {
    [media.phone]: {
      width: 'auto',
      insetBlockEnd: `calc(${space.md} + ${footRoom} + ${bottomBarHeight})`,
    },
    // Beside a picture is what can be written and pressed: what is told meanwhile lies over the picture.
    [media.sideBySide]: {
      selectors: {
        ':root:has([data-bar=over][data-state=open]) &': {
          width: 'fit-content',
          maxWidth: '55vw',
          marginInlineStart: 0,
        },
      },
    },
    // Questions and sheets have their answers at the foot of the window there: what is told meanwhile must not cover them.
    [media.sheet]: {
      selectors: {
        ':root:has([role=alertdialog][data-state=open], [data-sheet][data-state=open]) &': {
          insetBlockEnd: 'auto',
          insetBlockStart: `calc(${space.sm} + env(safe-area-inset-top))`,
        },
      },
    },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.xs,
  minHeight: targetSize,
  maxWidth: 480,
  paddingInlineStart: space.md,
  paddingInlineEnd: space.xxs,
  paddingBlock: space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  // A modal dialog turns pointer events off for the page, but a toast over it can be pressed.
  pointerEvents: 'auto',
  animation: `${rise} ${motion.normal} ${motion.curve}`,
  selectors: {
    '&[data-swipe=move]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
    '&[data-swipe=cancel]': { transform: 'none', transition: `transform ${motion.normal} ${motion.curve}` },
  },
  '@media': { [media.phone]: { flexWrap: 'wrap', width: '100%' } },
});

const toneIcon = style({ display: 'inline-flex', flex: 'none' });

export const toneIcons = styleVariants({
  neutral: [toneIcon],
  pending: [toneIcon, { color: vars.color.inkMuted }],
  positive: [toneIcon, { color: vars.color.positive }],
  danger: [toneIcon, { color: vars.color.danger }],
});

export const text = style({
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlock: space.xs,
  marginInlineEnd: space.xs,
  // Whole pixels: a message is drawn as a layer of its own while it moves, and looks the same afterwards.
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
  // Where the text gets less room than this, the buttons go below it.
  '@media': { [media.phone]: { flexBasis: '9.5rem' } },
});

// A group of many names must not fill a phone.
export const lines = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
});

export const buttons = style({ display: 'flex', flex: 'none', marginInlineStart: 'auto' });

export const action = style(restyling({ color: vars.color.accent }));
