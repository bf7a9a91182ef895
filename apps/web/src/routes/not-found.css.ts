import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

export const page = style({
  ...inGutters,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  boxSizing: 'border-box',
  paddingBlock: 'clamp(40px, 10vh, 104px) clamp(16px, 4vh, 40px)',
  textAlign: 'center',
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: 'clamp(3rem, 6vw, 5rem)',
  fontWeight: 400,
  letterSpacing: '-0.02em',
  lineHeight: 1.05,
  textWrap: 'balance',
});

export const found = style({ color: vars.color.accent, fontStyle: 'italic' });

export const help = style({ margin: '12px 0 24px', color: vars.color.inkMuted, textWrap: 'balance' });

export const search = style({ width: '100%', maxWidth: 560 });

export const problem = style({
  margin: '8px 0 0',
  color: vars.color.danger,
  selectors: { '&:empty': { margin: 0 } },
});

export const suggestions = style({ justifyContent: 'center', marginBlockStart: 16 });
