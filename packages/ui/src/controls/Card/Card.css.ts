import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, motion, space } from '../../theme/scale.ts';

export const card = style({
  display: 'block',
  minWidth: 0,
  margin: 0,
  // Forced colours make this border visible.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:is(a, button)': {
      textDecoration: 'none',
      cursor: 'pointer',
      touchAction: 'manipulation',
      transition: `transform ${motion.fast} ${motion.curve}`,
    },
    '&:is(a, button):active:not(:disabled)': { transform: 'scale(0.99)' },
    '&:disabled': { color: vars.color.inkMuted, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:is(a, button):hover:not(:disabled)': {
          // A one-colour gradient, so the hover colour lies over the variant's background.
          backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
        },
      },
    },
  },
});

export const variants = styleVariants({
  outlined: { borderColor: vars.color.line, backgroundColor: vars.color.surface },
  sunken: { backgroundColor: vars.color.sunken },
  floating: { backgroundColor: vars.color.surface, boxShadow: vars.shadow.float },
});

export const paddings = styleVariants({
  none: { padding: 0, overflow: 'hidden' },
  small: { padding: space.sm },
  medium: { padding: space.md },
  large: { padding: space.lg },
});
