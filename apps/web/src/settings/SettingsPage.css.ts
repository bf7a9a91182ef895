import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
});

export const help = style({ margin: 0, color: vars.color.inkMuted, textWrap: 'pretty' });

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const rows = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const heading = style({
  paddingInline: 16,
  paddingBlockEnd: 8,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  fontWeight: 600,
});

export const row = style({
  paddingBlock: 12,
  paddingInline: 16,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const problem = style({
  margin: 0,
  color: vars.color.danger,
  selectors: { '&:empty': { display: 'none' } },
});

export const save = style({
  justifySelf: 'start',
  minWidth: 200,
  minHeight: 52,
  '@media': { '(max-width: 599px)': { justifySelf: 'stretch' } },
});
