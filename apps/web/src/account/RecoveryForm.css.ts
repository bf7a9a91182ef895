import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

export const page = style({
  ...inGutters,
  paddingBlock: 'clamp(24px, 10vh, 104px) 32px',
  color: vars.color.ink,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 400,
  marginInline: 'auto',
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '2rem',
  fontWeight: 400,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const help = style({
  margin: 0,
  marginBlockStart: 8,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

export const error = style({
  display: 'flex',
  gap: 8,
  margin: 0,
  color: vars.color.danger,
  selectors: { '&:empty': { display: 'none' } },
});

export const errorIcon = style({ flex: 'none', marginBlockStart: '0.1em' });

export const errorHelp = style({ display: 'block', color: vars.color.inkMuted });

export const submit = style({ minHeight: 52, fontSize: '1rem' });

export const sent = style({ display: 'grid', gap: 8 });

export const note = style({ margin: 0, color: vars.color.inkMuted, fontSize: '0.8125rem' });

export const noteLink = style({ color: vars.color.ink, textUnderlineOffset: '0.2em', whiteSpace: 'nowrap' });
