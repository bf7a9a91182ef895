import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fontSize, fontWeight, media } from './scale.ts';

/** A button within words: what can be done with the line that it stands in. */
export const textAction = style({
  position: 'relative',
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.inkMuted,
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    // A target of 44 px across the line.
    '&::after': { content: '', position: 'absolute', insetInline: '-6px', insetBlock: '-10px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});
