import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.color.warning,
  fontWeight: 500,
  selectors: { '&[data-verified]': { color: vars.color.positive } },
});

export const icon = style({ flex: 'none' });
