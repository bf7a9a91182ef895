import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/scale.ts';

export const dot = style({
  position: 'relative',
  display: 'inline-block',
  boxSizing: 'border-box',
  flex: 'none',
  width: 10,
  height: 10,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: 999,
  background: vars.color.surface,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  selectors: { '&[data-online]': { borderColor: vars.color.positive, background: vars.color.positive } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-online]': { background: 'CanvasText' } } },
  },
});
