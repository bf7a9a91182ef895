import { style } from '@vanilla-extract/css';
import { restyling } from '../../theme/restyling.ts';
import { layer, media, motion, space } from '../../theme/scale.ts';

export const button = style(
  restyling({
    position: 'fixed',
    zIndex: layer.bar,
    insetInlineEnd: `max(${space.lg}, env(safe-area-inset-right))`,
    insetBlockEnd: `calc(${space.lg} + env(safe-area-inset-bottom))`,
    transition: `opacity ${motion.normal} ${motion.curve}, visibility ${motion.normal}`,
    selectors: { '&[data-hidden]': { opacity: 0, visibility: 'hidden' } },
    '@media': {
      // Above the bottom bar.
      [media.phone]: {
        insetInlineEnd: space.md,
        insetBlockEnd: `calc(57px + ${space.md} + env(safe-area-inset-bottom))`,
      },
    },
  }),
);
