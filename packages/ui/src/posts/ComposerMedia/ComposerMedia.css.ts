import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, gutter, media, notchAside, space } from '../../theme/scale.ts';

export const section = style({
  display: 'grid',
  gap: space.md,
  minWidth: 0,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  outline: 'none',
});

const belowTablet = '(max-width: 767px)';

/** Its aspect ratio is set inline. */
export const stage = style({
  position: 'relative',
  // By default, an item with an aspect ratio is not stretched.
  placeSelf: 'start stretch',
  boxSizing: 'border-box',
  aspectRatio: '4 / 3',
  minHeight: 200,
  // Shorter in a low window, so that the strip and the alt text stay in view.
  maxHeight: 'clamp(240px, 50vh, 520px)',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  '@media': {
    [belowTablet]: {
      maxHeight: 'max(200px, 54vh)',
      selectors: {
        '&[data-edge-to-edge]': {
          marginInline: `calc(-1 * max(${gutter.phone}px, ${notchAside}))`,
          borderRadius: 0,
        },
      },
    },
  },
});

export const whole = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});

const disc = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: vars.color.disc,
  color: vars.color.onDisc,
} as const;

export const playable = style({
  ...disc,
  insetBlockStart: 'calc(50% - 28px)',
  insetInlineStart: 'calc(50% - 28px)',
  width: 56,
  height: 56,
});

export const tools = style({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  display: 'flex',
  gap: space.xxs,
});

/** A disc of 40 px within the target. */
export const tool = style(
  restyling({
    border: '2px solid transparent',
    borderRadius: 999,
    background: vars.color.disc,
    backgroundClip: 'padding-box',
    color: vars.color.onDisc,
    // The ring is on the disc: outside, its contrast would depend on the picture.
    ':focus-visible': { outlineOffset: '-4px' },
  }),
);

/** Tiles of 84 px, of 72 on phones; the gap has room for the ring of the selected one. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 84px)',
  alignItems: 'start',
  gap: space.sm,
  '@media': { [media.sheet]: { gridTemplateColumns: 'repeat(auto-fill, 72px)' } },
});

/** The tiles stand in the grid around the list. */
export const list = style({ display: 'contents', listStyle: 'none' });

export const medium = style({ minWidth: 0, selectors: { '&[data-dragged]': { opacity: 0.7 } } });

const box = {
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
} as const;

export const thumb = style({ position: 'relative' });

export const still = style(box);

export const handle = style({
  ...box,
  padding: 0,
  border: 0,
  cursor: 'grab',
  // A finger moves the picture instead of scrolling the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.color.canvas}, 0 0 0 4px ${vars.color.ink}` },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 5 },
  },
  '@media': {
    // Forced colours hide shadows.
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: '3px solid Highlight' } } },
  },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  pointerEvents: 'none',
});

export const place = style({
  ...disc,
  insetBlockStart: 6,
  insetInlineStart: 6,
  width: 20,
  height: 20,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const video = style({ ...disc, insetBlockStart: 6, insetInlineEnd: 6, width: 20, height: 20 });

export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: space.xxs,
  borderEndStartRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  background: vars.color.disc,
  pointerEvents: 'none',
});

/** Over the lower part of the tile, or the whole of a small one, which can still be pressed. */
export const failure = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: space.xxs,
  borderEndStartRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  alignContent: 'end',
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
  pointerEvents: 'none',
  '@media': { [media.sheet]: { insetBlockStart: 0, borderRadius: vars.radius.control } },
});

export const failed = style({
  margin: 0,
  color: vars.color.danger,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.medium,
  lineHeight: 1.2,
  textAlign: 'center',
  textWrap: 'balance',
});

export const retry = style({
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
});

export const problem = style({
  margin: 0,
  color: vars.color.danger,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
});

export const order = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlockStart: `calc(-1 * ${space.xs})`,
});

export const hint = style({
  flex: '1 1 0',
  minWidth: 0,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  textWrap: 'pretty',
});

export const byKey = style({
  '@media': { 'not all and (any-pointer: fine)': { display: 'none' } },
});

export const earlier = style({ selectors: { '&:dir(ltr)': { transform: 'scaleX(-1)' } } });

export const later = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
