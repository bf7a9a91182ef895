import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

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
