import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const accepted = style({
  maxWidth: 400,
  margin: 0,
  marginBlockStart: 16,
  marginInline: 'auto',
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  textAlign: 'center',
  textWrap: 'balance',
});

globalStyle(`${accepted} a`, { color: vars.color.ink, textUnderlineOffset: '0.2em' });
