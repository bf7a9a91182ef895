import { style } from '@vanilla-extract/css';

export const aside = style({
  display: 'grid',
  alignContent: 'start',
  gap: 32,
  paddingBlock: '20px 48px',
  boxSizing: 'border-box',
  // Its end stays in sight while the posts beside it scroll.
  position: 'sticky',
  alignSelf: 'end',
  insetBlockEnd: 0,
  minHeight: 'calc(100dvh - 64px)',
});
