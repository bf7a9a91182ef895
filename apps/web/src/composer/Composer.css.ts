import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

export const page = style({
  ...inGutters,
  boxSizing: 'border-box',
  maxWidth: 720,
  marginInline: 'auto',
  paddingBlock: '0 48px',
  color: vars.color.ink,
});

export const title = style({
  margin: 0,
  paddingBlock: '20px 16px',
  fontFamily: vars.font.display,
  fontSize: '2rem',
  fontWeight: 400,
  lineHeight: 1.15,
  '@media': { '(min-width: 900px)': { fontSize: '3rem', paddingBlock: '32px 24px' } },
});

export const form = style({ display: 'grid', gap: 24 });

export const choice = style({ display: 'grid', rowGap: 4 });

export const problems = style({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

export const muted = style({ margin: 0, color: vars.color.inkMuted, fontSize: '0.8125rem' });

export const problem = style({ margin: 0, color: vars.color.danger, fontSize: '0.8125rem' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 12,
});

export const note = style({
  flex: '1 1 200px',
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  selectors: { '&:empty': { flexBasis: 0 } },
  // The buttons stay side by side.
  '@media': { '(max-width: 599px)': { selectors: { '&:not(:empty)': { flexBasis: '100%' } } } },
});

export const crop = style({ display: 'grid', justifyItems: 'center', gap: 16 });
