import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const panel = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: 312,
  borderInlineEnd: `1px solid ${vars.color.line}`,
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: 64,
  paddingInline: 16,
});

export const title = style({
  flex: 1,
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 400,
});

export const arrow = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const list = style({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: '0 16px 16px',
  overflowY: 'auto',
  listStyle: 'none',
});
