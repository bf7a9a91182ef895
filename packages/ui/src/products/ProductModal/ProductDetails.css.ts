import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
  columnGap: space.md,
  rowGap: space.sm,
  margin: 0,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const label = style({ color: vars.color.inkMuted, fontSize: fontSize.tiny, lineHeight: '1.125rem' });

export const text = style({ margin: 0, lineHeight: '1.375rem', overflowWrap: 'anywhere' });
