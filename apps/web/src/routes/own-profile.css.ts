import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const person = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  paddingInline: 16,
  paddingBlock: '48px 24px',
  textAlign: 'center',
});

export const face = style({ marginBlockEnd: 12 });

export const name = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 400,
  fontSize: 'clamp(2rem, 4vw, 3rem)',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});

export const username = style({ margin: '0 0 16px', color: vars.color.inkMuted });
