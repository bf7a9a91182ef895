import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight, media } from '../../theme/scale.ts';

export const text = style({ overflowWrap: 'anywhere' });

export const link = style({
  borderRadius: 2,
  color: 'inherit',
  fontWeight: fontWeight.semibold,
  textDecoration: 'none',
  touchAction: 'manipulation',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    },
    [media.forcedColors]: { textDecoration: 'underline' },
  },
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
