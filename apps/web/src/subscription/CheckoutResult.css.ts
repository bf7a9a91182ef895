import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const paid = style({ display: 'grid', justifyItems: 'center', gap: 24 });

export const plan = style({
  boxSizing: 'border-box',
  width: 320,
  maxWidth: '100%',
  margin: 0,
  padding: 20,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  color: vars.color.inkMuted,
  fontSize: '0.875rem',
  lineHeight: 1.5,
});

globalStyle(`${plan} > dt`, { color: vars.color.ink, fontSize: '1.0625rem', fontWeight: 600 });

globalStyle(`${plan} > dd`, { margin: 0 });
