import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 });

export const hours = style({
  margin: 0,
  marginBlockStart: 8,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
});
