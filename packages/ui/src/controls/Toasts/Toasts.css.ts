import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { FOOT_ROOM } from '../../interaction/useFootRoom.ts';
import { vars } from '../../theme/contract.css.ts';
import { bottomBarHeight, hiddenScrollbar } from '../../theme/frame.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, layer, media, motion, notchAside, space } from '../../theme/scale.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Height in px of a toast of one line. */
const HEIGHT = 52;
/** A pill in one line, and round corners of the same size around several. */
const ROUND = HEIGHT / 2;

const lighter = (share: number) => `color-mix(in srgb, ${vars.color.onInk} ${share}%, transparent)`;

const footRoom = `var(${FOOT_ROOM}, 0px)`;

export const viewport = style({
  position: 'fixed',
  zIndex: layer.toast,
  left: `max(${space.md}, ${notchAside})`,
  right: `calc(max(${space.md}, ${notchAside}) + ${hiddenScrollbar})`,
  width: 'fit-content',
  marginInline: 'auto',
  // Keeps clear of bars at the foot of the window.
  insetBlockEnd: `calc(max(${space.md}, ${footRoom} + ${space.xs}) + ${bottomBarHeight})`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  marginBlock: 0,
  padding: 0,
  borderRadius: ROUND,
  listStyle: 'none',
  pointerEvents: 'none',
  // Distance from the edges of the window, for `useClearPlace`, which cannot read safe areas.
  scrollMarginBlock: `calc(${space.xs} + env(safe-area-inset-top)) calc(${space.xs} + env(safe-area-inset-bottom))`,
  scrollMarginInline: `max(${space.md}, ${notchAside})`,
  '@media': {
    // An open `Viewer` with `bar="over"` has fields and buttons beside its picture, so toasts lie over the
    // picture.
    [media.sideBySide]: {
      selectors: {
        ':root:has([data-bar=over][data-state=open]) &': {
          width: 'fit-content',
          maxWidth: '55vw',
          marginInlineStart: 0,
        },
      },
    },
    // Overlays have their buttons at the foot of such windows, so toasts go to the top.
    [media.sheet]: {
      selectors: {
        ':root:has([role=alertdialog][data-state=open], [data-sheet][data-state=open]) &': {
          insetBlockEnd: 'auto',
          insetBlockStart: `calc(${space.xs} + env(safe-area-inset-top))`,
        },
      },
    },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space.sm,
  boxSizing: 'border-box',
  minHeight: HEIGHT,
  maxWidth: 'min(100%, 560px)',
  paddingInline: ROUND - 8,
  paddingBlock: space.xxs,
  borderRadius: ROUND,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  boxShadow: vars.shadow.float,
  // A modal dialog disables pointer events on the page, but toasts stay pressable.
  pointerEvents: 'auto',
  animation: `${rise} ${motion.normal} ${motion.curve}`,
  selectors: {
    // The action is as far from the end as from the edges above and below it.
    '&:has(button)': { paddingInlineEnd: space.xs },
    '&[data-swipe=move]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
    '&[data-swipe=cancel]': { transform: 'none', transition: `transform ${motion.normal} ${motion.curve}` },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

const toneIcon = style({ display: 'inline-flex', flex: 'none' });

export const toneIcons = styleVariants({
  neutral: [toneIcon],
  pending: [toneIcon],
  positive: [toneIcon],
  // The role alone is made for a light ground in the light theme, and for a dark one in the dark theme.
  danger: [toneIcon, { color: `color-mix(in srgb, ${vars.color.danger} 50%, ${vars.color.onInk})` }],
});

export const text = style({
  // If the text gets less room than this, the buttons go below it.
  flex: '1 1 7.5rem',
  minWidth: 0,
  maxWidth: 'max-content',
  paddingBlock: space.xs,
  // Whole pixels, so that the text looks the same during and after a move.
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

// A message with many names must not fill a phone.
export const lines = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
});

export const buttons = style({
  display: 'flex',
  flex: 'none',
  gap: space.xxs,
  marginInlineStart: 'auto',
  // Buttons are made for light grounds; here they stand on ink.
  vars: { [vars.color.ink]: vars.color.onInk, [vars.color.hover]: lighter(14) },
});

/** Drawn 36 px high, with a press area of 44. */
export const action = style(
  restyling({
    minHeight: 36,
    paddingBlock: space.xxs,
    paddingInline: 14,
    background: lighter(16),
    selectors: { '&::before': { content: '', position: 'absolute', inset: -5 } },
    '@media': { [media.hover]: { selectors: { '&&:hover': { background: lighter(26) } } } },
  }),
);

globalStyle(`${text} a`, { color: 'inherit' });
