import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

const phone = '(max-width: 599px)';

export const unsaved = style({
  flex: 1,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
  '@media': { [phone]: { display: 'none' } },
});

export const problem = style({
  display: 'flex',
  flex: 1,
  gap: 8,
  minWidth: 0,
  color: vars.color.danger,
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [phone]: { flexBasis: '100%' } },
});

export const icon = style({ flex: 'none', marginBlockStart: 2 });

export const cancel = style({
  paddingInline: 20,
  '@media': { [phone]: { minHeight: 48, background: vars.color.sunken } },
});

export const save = style({
  paddingInline: 28,
  '@media': { [phone]: { flex: 1, minHeight: 48 } },
});
