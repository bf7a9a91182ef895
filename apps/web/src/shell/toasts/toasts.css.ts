import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const plain = style({
  position: 'fixed',
  zIndex: 30,
  insetBlockEnd: 'calc(73px + env(safe-area-inset-bottom))',
  insetInline: 16,
  maxWidth: 480,
  minHeight: 52,
  marginInline: 'auto',
  paddingInline: 16,
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
  borderRadius: 999,
  background: vars.color.ink,
  color: vars.color.onInk,
  // A modal dialog disables pointer events of the page.
  pointerEvents: 'auto',
});

export const action = style({
  minHeight: 44,
  border: 0,
  background: 'none',
  fontWeight: 600,
  cursor: 'pointer',
});
