import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const loading = style({ display: 'grid', gap: 16 });

export const note = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  margin: 0,
  paddingBlock: 8,
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
});

export const more = style({ justifySelf: 'center' });
