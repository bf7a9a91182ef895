import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, layer, media, motion, space } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  zIndex: layer.toast,
  maxWidth: 260,
  paddingBlock: 6,
  paddingInline: space.sm,
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  textWrap: 'pretty',
  animation: `${appear} ${motion.fast} ${motion.curve}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
