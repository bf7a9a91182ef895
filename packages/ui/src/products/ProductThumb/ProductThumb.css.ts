import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { motion } from '../../theme/scale.ts';

export const thumb = style({
  position: 'relative',
  isolation: 'isolate',
  transition: `opacity ${motion.fast} ${motion.curve}`,
  selectors: { '&[data-like-pending]': { opacity: 0.5 } },
});

export const link = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    // Inside the picture, with a seam that sets the ring apart from any picture.
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      boxShadow: `inset 0 0 0 4px ${vars.color.canvas}`,
    },
  },
});

export const heart = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  display: 'flex',
});

// A full press target, but a smaller heart that covers less of the picture.
globalStyle(`${heart} > button::before`, { inset: 6 });
globalStyle(`${heart} > button:focus-visible`, { outlineOffset: '-9px' });
globalStyle(`${heart} svg`, { width: 16, height: 16 });
