import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 });

export const name = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '2rem',
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
});

export const description = style({
  margin: 0,
  marginBlockStart: 4,
  color: vars.color.inkMuted,
  fontSize: '1.0625rem',
  textWrap: 'pretty',
});
