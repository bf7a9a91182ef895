import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, motion, space, targetSize } from '../../theme/scale.ts';

export const pictures = style({ position: 'relative', height: '100%' });

/** Space below the dots, where the pictures reach below the home indicator. */
export const foot = createVar();

export const dots = style({
  position: 'absolute',
  insetBlockEnd: fallbackVar(foot, '0'),
  insetInline: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'center',
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * (${targetSize} + ${space.md}))`,
  marginInline: 'auto',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: targetSize,
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&::before': {
      content: '',
      width: 8,
      height: 8,
      borderRadius: 999,
      background: vars.color.onDisc,
      // Sets it apart from pictures of its own colour.
      boxShadow: `0 0 0 1px ${vars.color.disc}`,
      opacity: 0.5,
      transition: `opacity ${motion.fast} ${motion.curve}`,
    },
    '&[aria-current]::before': { width: 18, opacity: 1 },
    '&[aria-current]': { width: 30 },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText' } } },
  },
});
