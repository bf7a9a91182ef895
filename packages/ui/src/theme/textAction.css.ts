import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fontSize, fontWeight, media } from './scale.ts';

/** A text button inside a line, for an action on that line. */
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
    // Makes the target 44 px high.
    '&::after': { content: '', position: 'absolute', insetInline: '-6px', insetBlock: '-10px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});
