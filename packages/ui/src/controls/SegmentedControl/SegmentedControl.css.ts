import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space, targetSize } from '../../theme/scale.ts';

const room = '2px';

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
  borderRadius: 999,
  background: `color-mix(in srgb, ${vars.color.ink} 6%, ${vars.color.canvas})`,
  color: vars.color.ink,
});

export const block = style({ display: 'grid' });

export const segment = style({
  position: 'relative',
  display: 'grid',
  minHeight: `calc(${targetSize} - 2 * ${room})`,
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: 999,
  appearance: 'none',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&::before': { content: '', position: 'absolute', insetInline: -1, insetBlock: `calc(-1px - ${room})` },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    '&:checked': { backgroundColor: vars.color.surface, borderColor: vars.color.edge },
    '&:disabled': { cursor: 'default' },
    '&:disabled:checked': { borderColor: vars.color.line },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, :checked)': { backgroundColor: vars.color.hover } },
    },
    // Forced colours do not draw our background.
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
  color: vars.color.inkMuted,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  selectors: {
    [`${input}:checked + &`]: { color: vars.color.ink },
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
