import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const form = style({ display: 'grid', gap: '16px' });

export const other = style({
  margin: '8px 0 4px',
  paddingInlineStart: '12px',
  borderInlineStart: `2px solid ${vars.color.edge}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
