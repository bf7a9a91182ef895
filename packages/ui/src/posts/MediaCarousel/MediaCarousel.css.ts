import { style } from '@vanilla-extract/css';
import { darkenedPlaceholder } from '../../layout/darkened-placeholder.ts';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const carousel = style(restyling({ background: vars.color.sunken }));

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  overflow: 'hidden',
  containerType: 'size',
  touchAction: 'pan-x',
});

/** The bands beside a video, which itself is not dimmed, do not glow in dark mode. */
export const videoStage = style([stage, darkenedPlaceholder]);

/** Dims a picture in dark mode, as its tile is. */
const dimmed = {
  '&::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: vars.color.veil,
    pointerEvents: 'none',
  },
} as const;

export const surface = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  cursor: 'zoom-in',
  selectors: { '&[data-zoomed]': { cursor: 'zoom-out' }, ...dimmed },
});

export const box = style({
  position: 'relative',
  display: 'block',
  width: 'min(100cqw, 100cqh * var(--ratio))',
  aspectRatio: 'var(--ratio)',
  ...darkenedPlaceholder,
});

export const fitted = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});

export const preview = style([fitted, { position: 'absolute', inset: 0 }]);

export const failed = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  maxWidth: '80%',
  margin: 0,
  padding: space.md,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const zoom = style(
  restyling({ position: 'absolute', insetBlockEnd: space.sm, insetInlineEnd: space.sm, zIndex: 1 }),
);
