import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { headerHeight } from '../../theme/frame.ts';
import { fontSize, fontWeight, layer, media, motion, space, targetSize } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

/** Has no height, so that the pill moves nothing. */
export const place = style({
  position: 'sticky',
  zIndex: layer.bar,
  insetBlockStart: `calc(${headerHeight} + ${space.xs})`,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  height: 0,
  // The space beside the pill belongs to what is below.
  pointerEvents: 'none',
  selectors: {
    '&[data-align=end]': { justifyContent: 'flex-end' },
    '&[data-edge=bottom]': {
      insetBlock: `auto calc(${space.md} - 4px)`,
      alignItems: 'flex-end',
    },
  },
});

export const pill = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.xs,
  height: targetSize,
  padding: `0 ${space.md}`,
  border: 'none',
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  borderRadius: 999,
  whiteSpace: 'nowrap',
  isolation: 'isolate',
  cursor: 'pointer',
  pointerEvents: 'auto',
  touchAction: 'manipulation',
  userSelect: 'none',
  animation: `${appear} ${motion.normal} ${motion.curve}`,
  selectors: {
    // 36 px are seen, 44 pressed.
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetInline: 0,
      insetBlock: 4,
      borderRadius: 999,
      background: vars.color.surface,
      boxShadow: vars.shadow.float,
    },
    '&:focus-visible': { outlineOffset: '-6px' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover::before': {
          backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
        },
      },
    },
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { selectors: { '&::before': { border: '1px solid ButtonText' } } },
  },
});
