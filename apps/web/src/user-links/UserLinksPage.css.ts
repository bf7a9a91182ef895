import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const count = style({ margin: '0 0 16px', color: vars.color.inkMuted, fontSize: '0.875rem' });

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))',
  gap: 32,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const wordsToCome = style({ display: 'grid', gap: 8, paddingBlock: 12 });

export const name = style({
  margin: '0 0 12px',
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 400,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  // Larger than the bar's title, which only says whose list it is.
  '@media': { '(max-width: 768px)': { marginBlockStart: 8, fontSize: '2rem' } },
});
