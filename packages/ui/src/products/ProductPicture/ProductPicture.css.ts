import { style } from '@vanilla-extract/css';
import { darkenedPlaceholder } from '../../layout/darkened-placeholder.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, motion, space } from '../../theme/scale.ts';

export const box = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: vars.color.sunken,
  ...darkenedPlaceholder,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: vars.color.veil,
      pointerEvents: 'none',
    },
  },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${motion.slow} ${motion.curve}`,
  // Without scripts, nothing sets `data-decoded`.
  '@media': { '(scripting: none)': { opacity: 1 } },
  selectors: {
    '&[data-decoded]': { opacity: 1 },
    // Users wait for the first pictures, so these render as they arrive.
    '&[data-priority]': { opacity: 1 },
  },
});

export const fallback = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  padding: space.md,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.35,
  textAlign: 'center',
});

export const fallbackName = style({
  display: '-webkit-box',
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});
