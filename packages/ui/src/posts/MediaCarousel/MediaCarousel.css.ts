import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, space } from '../../theme/scale.ts';

/** The veil of dialogs, laid over itself until it is near black in each theme. */
const veil = `linear-gradient(${vars.color.scrim}, ${vars.color.scrim})`;

export const carousel = style(
  restyling({ background: [veil, veil, veil, veil, vars.color.sunken].join(', ') }),
);

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  overflow: 'hidden',
  containerType: 'size',
  touchAction: 'pan-x',
});

export const surface = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  cursor: 'zoom-in',
  selectors: { '&[data-zoomed]': { cursor: 'zoom-out' } },
});

/** The whole medium, as large as its stage lets it be. */
export const box = style({
  display: 'block',
  width: 'min(100cqw, 100cqh * var(--ratio))',
  aspectRatio: 'var(--ratio)',
});

export const fitted = style({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

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
