import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, motion, targetSize } from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';

const pop = keyframes({
  '0%': { transform: 'scale(1)' },
  '30%': { transform: 'scale(0.8)' },
  '65%': { transform: 'scale(1.22)' },
  '100%': { transform: 'scale(1)' },
});

const heartButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: targetSize,
  height: targetSize,
  padding: 0,
  border: '1px solid transparent',
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&[aria-pressed=true]': { color: vars.color.accent },
    '&[aria-disabled=true]': { cursor: 'default' },
  },
});

export const variants = styleVariants({
  disc: [
    heartButton,
    {
      borderRadius: 999,
      color: vars.color.onDisc,
      isolation: 'isolate',
      selectors: {
        '&::before': {
          content: '',
          // Keeps the disc behind the focus ring.
          zIndex: -1,
          position: 'absolute',
          inset: 1,
          borderRadius: 999,
          background: vars.color.disc,
          transition: `transform ${motion.fast} ${motion.curve}`,
        },
        '&:active:not([aria-disabled=true])::before': { transform: 'scale(0.94)' },
        // The ring is on the disc: outside, its contrast would depend on the picture.
        '&:focus-visible': { outlineOffset: '-4px' },
      },
      '@media': {
        [media.hover]: {
          selectors: { '&:hover:not([aria-disabled=true])::before': { transform: 'scale(1.06)' } },
        },
      },
    },
  ],
  outline: [
    heartButton,
    {
      borderRadius: vars.radius.control,
      borderColor: softEdge,
      color: vars.color.ink,
      '@media': {
        [media.hover]: {
          selectors: { '&:hover:not([aria-disabled=true])': { background: vars.color.hover } },
        },
      },
    },
  ],
});

export const icon = style({
  position: 'relative',
  display: 'block',
  selectors: {
    '[aria-pressed=true] > &': { fill: 'currentColor' },
    '[data-popped] > &': { animation: `${pop} ${motion.slow} ${motion.curve}` },
  },
});
