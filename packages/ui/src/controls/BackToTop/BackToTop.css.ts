import { style } from '@vanilla-extract/css';
import { bottomBarHeight, hiddenScrollbar } from '../../theme/frame.ts';
import { restyling } from '../../theme/restyling.ts';
import { layer, media, motion, notchAside, space } from '../../theme/scale.ts';

export const button = style(
  restyling({
    position: 'fixed',
    zIndex: layer.bar,
    insetInlineEnd: `max(${space.lg}, ${notchAside})`,
    marginRight: hiddenScrollbar,
    insetBlockEnd: `calc(${space.lg} + ${bottomBarHeight})`,
    transition: `opacity ${motion.normal} ${motion.curve}, visibility ${motion.normal}`,
    selectors: { '&[data-hidden]': { opacity: 0, visibility: 'hidden' } },
    '@media': {
      [media.phone]: {
        insetInlineEnd: `max(${space.md}, ${notchAside})`,
        insetBlockEnd: `calc(${space.md} + ${bottomBarHeight})`,
      },
    },
  }),
);
