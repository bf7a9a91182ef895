import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, motion, targetSize } from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';

const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: targetSize,
  height: targetSize,
  padding: 0,
  border: '1px solid transparent',
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  transition: `transform ${motion.fast} ${motion.curve}`,
  selectors: {
    '&:active:not([aria-disabled=true], :disabled)': { transform: 'scale(0.94)' },
    '&:disabled, &[aria-disabled=true]': { cursor: 'default' },
    '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': { color: vars.color.edge },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled=true], :disabled)': {
          // A one-colour gradient, so the hover colour lies over the variant's background.
          backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
        },
      },
    },
  },
});

export const variants = styleVariants({
  plain: [iconButton, { background: 'transparent', borderRadius: 999 }],
  outline: [iconButton, { background: 'transparent', borderColor: softEdge, borderRadius: 999 }],
  floating: [iconButton, { background: vars.color.surface, borderRadius: 999, boxShadow: vars.shadow.float }],
});

export const face = style({ display: 'grid', placeItems: 'center' });
