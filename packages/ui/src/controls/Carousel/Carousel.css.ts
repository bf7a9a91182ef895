import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

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
    // Nothing to go to: sideways strokes are for what it lies in.
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
  // A finger moves the slides, and they come to rest elsewhere.
  selectors: { '&[data-passed-over]': { scrollSnapAlign: 'none' } },
});

const way = {
  position: 'absolute',
  insetBlock: 0,
  zIndex: 1,
  marginBlock: 'auto',
  // A finger swipes; a mouse has no other way. What is cut away can still be reached, by a screen reader or a switch.
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
  insetInlineStart: space.md,
  zIndex: 1,
  paddingBlock: space.xxs,
  paddingInline: 10,
  borderRadius: 999,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
