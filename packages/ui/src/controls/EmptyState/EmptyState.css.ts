import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxWidth: 480,
  marginInline: 'auto',
  paddingBlock: space.xxl,
  paddingInline: space.md,
  textAlign: 'center',
  selectors: {
    // The only content of a page stands a little above the middle of the window.
    '&:has(> [role=alert] > h1)': { justifyContent: 'center', minHeight: '71dvh' },
    '&:has(> [role=alert] > h3)': { paddingBlock: space.lg },
  },
});

export const icon = style({ display: 'flex', marginBlockEnd: space.md, color: vars.color.inkMuted });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.page,
  fontWeight: fontWeight.regular,
  lineHeight: 1.15,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    'h1&': { fontSize: 'clamp(2.5rem, 4vw, 3rem)', lineHeight: 1.1 },
    'h3&': { fontSize: fontSize.heading },
    // A part of a page is no place for a headline.
    '[role=alert] > h3&': { font: 'inherit', fontWeight: fontWeight.medium },
  },
});

export const help = style({
  margin: 0,
  marginBlockStart: space.xs,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const action = style({ marginBlockStart: space.lg });
