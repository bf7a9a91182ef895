import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

/** As wide as the buttons of the other rows. */
export const you = style({
  minWidth: '7.5em',
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
  textAlign: 'center',
});
