import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, motion, space, targetSize } from '../../theme/scale.ts';

export const root = style({ minWidth: 0 });

export const list = style({
  display: 'flex',
  gap: space.xxs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: space.xs,
  minWidth: targetSize,
  minHeight: `calc(${targetSize} + 4px)`,
  margin: 0,
  paddingBlock: 0,
  paddingInline: space.md,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.inkMuted,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    // The list would clip a focus ring outside the tab.
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-selected=true]': { color: vars.color.accent },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: space.sm,
      insetBlockEnd: 0,
      height: 2,
      borderRadius: 999,
      background: 'currentcolor',
      opacity: 0,
      transition: `opacity ${motion.fast} ${motion.curve}`,
    },
    '&[aria-selected=true]::after': { opacity: 1 },
    '&:disabled': { color: vars.color.edge, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, [aria-selected=true])': { color: vars.color.ink } },
    },
    // With forced colours, our line would have the colour of the page.
    [media.forcedColors]: {
      selectors: { '&[aria-selected=true]::after': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});

export const icon = style({ display: 'flex', flex: 'none' });

export const panel = style({ paddingBlockStart: space.md });
