import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

export const plain = style({
  position: 'fixed',
  zIndex: 30,
  insetBlockEnd: 'calc(80px + env(safe-area-inset-bottom))',
  insetInline: 16,
  maxWidth: 420,
  marginInline: 'auto',
  padding: 16,
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  // A modal dialog turns pointer events off for the page.
  pointerEvents: 'auto',
});

export const action = style({
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  background: 'none',
  color: vars.color.accent,
  fontWeight: 600,
  cursor: 'pointer',
});
