import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const details = style({ display: 'grid', margin: 0, fontSize: fontSize.small, lineHeight: '1.25rem' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 30%) 1fr',
  gap: space.md,
  paddingBlock: 10,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const label = style({ color: vars.color.inkMuted });

export const text = style({ margin: 0, overflowWrap: 'anywhere' });
