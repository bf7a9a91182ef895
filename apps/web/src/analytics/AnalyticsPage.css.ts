import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

const wide = '(min-width: 769px)';

export const numbers = style({ minWidth: 0, marginBlockEnd: 40 });

export const period = style({ marginBlockEnd: 24 });

export const pair = style({
  display: 'grid',
  columnGap: 40,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const title = style({ margin: 0, fontSize: '1.0625rem', fontWeight: 600, overflowWrap: 'anywhere' });

export const number = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '3rem',
  lineHeight: 1.1,
});

export const note = style({ margin: 0, color: vars.color.inkMuted });

export const help = style({
  maxWidth: 560,
  marginBlock: 8,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
});

export const links = style({
  display: 'grid',
  gap: 4,
  margin: 0,
  paddingBlockStart: 8,
  paddingInline: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  width: '100%',
  minHeight: 44,
  paddingBlock: 8,
  paddingInline: 12,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { background: vars.color.sunken, fontWeight: 600 },
    '&:hover': { background: vars.color.hover },
  },
});

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });
