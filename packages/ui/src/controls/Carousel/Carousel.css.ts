import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion, space } from '../../theme/scale.ts';

export const carousel = style({ position: 'relative', height: '100%' });

export const track = style({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-locked]': { overflowX: 'hidden' },
    '&:focus-visible': { outlineOffset: '-4px' },
    // A single slide leaves sideways swipes to the elements around the carousel.
    '&[data-single]': { touchAction: 'pan-y' },
  },
});

export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  // During a swipe, only its target slide has a snap point.
  selectors: { '&[data-passed-over]': { scrollSnapAlign: 'none' } },
});

const way = {
  position: 'absolute',
  insetBlock: 0,
  zIndex: 1,
  marginBlock: 'auto',
  // Touch screens hide the buttons until focused, since fingers swipe; clipped buttons stay reachable for
  // screen readers.
  '@media': {
    '(hover: none)': { selectors: { '&:not(:focus-visible)': { clipPath: 'inset(50%)' } } },
  },
  selectors: { '&[aria-disabled=true]:not(:focus-visible)': { clipPath: 'inset(50%)' } },
} as const;

export const previous = style(restyling({ ...way, insetInlineStart: space.sm }));
export const next = style(restyling({ ...way, insetInlineEnd: space.sm }));

export const chevron = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const place = style({
  position: 'absolute',
  insetBlockEnd: space.md,
  insetInline: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  width: 'fit-content',
  marginInline: 'auto',
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: 999,
  background: vars.color.disc,
  color: vars.color.onDisc,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.semibold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  // Clear of the controls of films, which are at their foot.
  selectors: {
    [`${carousel}:has(video) > &`]: {
      insetBlockStart: `calc(20px + env(safe-area-inset-top))`,
      insetBlockEnd: 'auto',
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const dot = style({
  width: 6,
  height: 6,
  borderRadius: 999,
  background: 'currentcolor',
  opacity: 0.35,
  transition: `opacity ${motion.normal} ${motion.curve}`,
  selectors: { '&[data-shown]': { opacity: 1 } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

globalStyle(
  `.${carousel}[data-quiet] > :is(.${previous}, .${next}):not(:focus-visible), .${carousel}[data-quiet] > .${place}`,
  { clipPath: 'inset(50%)' },
);
