import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const links = style({ display: 'grid', gap: 8, minWidth: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  // The button's label ends at the edge of the column.
  marginInlineEnd: -16,
});

export const title = style({ margin: 0, fontSize: '0.9375rem', fontWeight: 600 });

export const count = style({
  marginInlineStart: 4,
  color: vars.color.inkMuted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

export const add = style({ flex: 'none' });

export const hint = style({
  margin: 0,
  marginBlockStart: -8,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
});

export const list = style({
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  listStyle: 'none',
});

export const item = style({
  position: 'relative',
  padding: 10,
  selectors: {
    // Begins at the text.
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 78,
      insetInlineEnd: 0,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});
