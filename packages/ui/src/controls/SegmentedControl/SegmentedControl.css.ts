import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space, targetSize } from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';

const room = '3px';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: space.xs,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

export const segments = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  maxWidth: '100%',
  padding: room,
  border: `1px solid ${softEdge}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.ink,
});

export const segment = style({
  position: 'relative',
  display: 'grid',
  minHeight: `calc(${targetSize} - 2 * ${room})`,
});

/** All of the segment, below its words. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  borderRadius: `calc(${vars.radius.control} - ${room})`,
  appearance: 'none',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    // The area to press goes to the edges of the control.
    '&::before': { content: '', position: 'absolute', insetInline: 0, insetBlock: `calc(-1 * ${room})` },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:checked': { backgroundColor: vars.color.ink },
    '&:disabled': { cursor: 'default' },
    '&:disabled:checked': { backgroundColor: `color-mix(in srgb, ${vars.color.ink} 12%, transparent)` },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, :checked)': { backgroundColor: vars.color.hover } },
    },
    // With forced colours our background is not drawn.
    '(forced-colors: active)': {
      selectors: { '&:checked': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
    },
  },
});

export const face = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minWidth: 0,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  color: vars.color.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  selectors: {
    [`${input}:checked + &`]: { color: vars.color.onInk },
    [`${input}:disabled + &`]: { color: vars.color.inkMuted },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${input}:checked + &`]: { forcedColorAdjust: 'none', color: 'HighlightText' },
        [`${input}:disabled + &`]: { color: 'GrayText' },
      },
    },
  },
});

export const icon = style({ display: 'flex', flex: 'none' });
