import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

const wide = '(min-width: 769px)';

export const block = style({
  display: 'grid',
  gap: 24,
  marginBlockStart: 40,
  '@media': { [wide]: { gridTemplateColumns: '1fr 2fr', alignItems: 'center' } },
});

export const words = style({ maxWidth: 340 });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '2rem',
  fontWeight: 400,
  lineHeight: 1.1,
});

export const opened = style({ color: vars.color.accent });

export const help = style({ marginBlock: 8, color: vars.color.inkMuted });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
});

export const chart = style({ minWidth: 0 });
