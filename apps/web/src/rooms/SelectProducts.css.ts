import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

export const head = style({
  ...inGutters,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  boxSizing: 'border-box',
  maxWidth: 1600,
  minHeight: 64,
  marginInline: 'auto',
  // The number of chosen products stays in sight.
  position: 'sticky',
  insetBlockStart: 'var(--vitrine-header-height, 0px)',
  zIndex: 3,
  background: vars.color.canvas,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 400,
});

export const help = style({
  ...inGutters,
  boxSizing: 'border-box',
  maxWidth: 1600,
  margin: '0 auto 16px',
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
});

export const products = style({
  ...inGutters,
  boxSizing: 'border-box',
  maxWidth: 1600,
  marginInline: 'auto',
  paddingBlockEnd: 'calc(32px + var(--vitrine-foot-room, 0px))',
});

export const ask = style({ '@media': { '(max-width: 599px)': { flex: 1 } } });
