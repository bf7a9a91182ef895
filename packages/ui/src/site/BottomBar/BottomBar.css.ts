import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BOTTOM_BAR_HEIGHT, hiddenScrollbar } from '../../theme/frame.ts';
import { fontSize, fontWeight, layer, media, notchAside, space } from '../../theme/scale.ts';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.bar,
  padding: `0 ${hiddenScrollbar} env(safe-area-inset-bottom) 0`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  // As translucent as possible while labels keep 4.5:1 contrast over any content.
  background: `color-mix(in srgb, ${vars.color.canvas} 96%, transparent)`,
  backdropFilter: 'blur(12px)',
  '@media': { [media.aboveTablet]: { display: 'none' } },
});

// Provides the bar's height to elements that float above it.
globalStyle(`:root:has(.${bar})`, {
  '@media': {
    [media.phone]: { vars: { [BOTTOM_BAR_HEIGHT]: 'calc(57px + env(safe-area-inset-bottom))' } },
  },
});

export const list = style({
  display: 'flex',
  maxWidth: 480,
  margin: '0 auto',
  padding: `0 max(${space.xs}, ${notchAside})`,
  listStyle: 'none',
});

export const item = style({ flex: 1, minWidth: 0 });

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  height: 56,
  paddingInline: space.xxs,
  color: vars.color.inkMuted,
  fontSize: '0.6875rem',
  fontWeight: fontWeight.semibold,
  lineHeight: 1.2,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-current=page]': { color: vars.color.accent },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  // On tablets the label stands beside the icon.
  '@media': { [media.aboveSheet]: { flexDirection: 'row', gap: space.xs, fontSize: fontSize.small } },
});

export const icon = style({ display: 'flex' });

export const label = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
