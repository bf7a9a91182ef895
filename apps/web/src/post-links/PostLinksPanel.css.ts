import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const panel = style({ display: 'flex', flexDirection: 'column', gap: 12 });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const note = style({ margin: 0, color: vars.color.inkMuted, fontSize: '0.8125rem' });

export const loading = style({ display: 'flex', gap: 16, paddingBlock: 16 });

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 8,
  minWidth: 0,
  paddingBlockStart: 4,
});

export const button = style({ marginBlockStart: 'auto' });
