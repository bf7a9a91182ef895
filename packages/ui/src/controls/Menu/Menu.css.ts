import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, layer, media, motion, space, targetSize } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const menu = style({
  zIndex: layer.overlay,
  minWidth: 200,
  maxWidth: 'min(320px, 100vw - 16px)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  padding: 6,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${motion.fast} ${motion.curve}`,
  // The focused item is marked, so the menu itself needs no ring.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: targetSize,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    // The pointer moves the focus, so this is the hover style too.
    '&[data-highlighted]': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'default' },
  },
});

export const destructiveItem = style([item, { color: vars.color.danger }]);

export const icon = style({ display: 'flex', flex: 'none' });

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const separator = style({
  height: 1,
  marginBlock: 6,
  marginInline: space.sm,
  background: vars.color.line,
});
