import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const details = style({
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.md,
  paddingBlock: 10,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const label = style({ color: vars.color.inkMuted, fontSize: fontSize.small, lineHeight: '1.375rem' });

export const text = style({ margin: 0, lineHeight: '1.375rem', overflowWrap: 'anywhere' });

export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: '1.375rem',
});

export const description = style({
  margin: 0,
  paddingBlockStart: space.sm,
  color: vars.color.inkMuted,
  lineHeight: '1.375rem',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: { [`${details} + &`]: { borderBlockStart: `1px solid ${vars.color.line}` } },
});
