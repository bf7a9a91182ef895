import { style } from '@vanilla-extract/css';

export const appearance = style({
  display: 'grid',
  justifyItems: 'center',
  paddingInline: 16,
  paddingBlock: '16px 48px',
  textAlign: 'center',
});
