import { style } from '@vanilla-extract/css';

export const appearance = style({
  display: 'grid',
  justifyItems: 'center',
  paddingInline: 16,
  paddingBlock: '8px 64px',
  textAlign: 'center',
});
