import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, space } from '../../theme/scale.ts';

export const field = style({ display: 'grid', gap: space.sm, minWidth: 0 });

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  // Fingers move the picture, not the page.
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const picture = style({
  position: 'absolute',
  display: 'block',
  maxWidth: 'none',
  pointerEvents: 'none',
});

/** Dims the area outside a round part. */
export const round = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const hint = style({
  margin: 0,
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
  textWrap: 'balance',
});

export const broken = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  margin: 0,
  padding: space.md,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.danger,
});
