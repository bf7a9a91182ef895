import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const panel = style({ display: 'flex', flexDirection: 'column', gap: 12 });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const note = style({ margin: 0, color: vars.color.inkMuted, fontSize: '0.8125rem' });
