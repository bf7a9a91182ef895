import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space, targetSize } from '../../theme/scale.ts';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: space.xs,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

export const segments = style({
  display: 'inline-flex',
  // With large text, the segments do not fit side by side on a phone.
  flexWrap: 'wrap',
  maxWidth: '100%',
  padding: 3,
  // Fully round at the height of one row.
  borderRadius: 28,
  background: vars.color.sunken,
  color: vars.color.ink,
});

export const segment = style({ position: 'relative', display: 'flex', minWidth: 0, cursor: 'pointer' });

/** Covers the segment, so that the pointer hits the radio itself. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const face = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  minHeight: targetSize,
  paddingInline: space.md,
  border: '1px solid transparent',
  borderRadius: 999,
  color: vars.color.inkMuted,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: vars.color.edge,
      background: vars.color.surface,
      color: vars.color.ink,
    },
    [`${radio}:focus-visible + &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.phone]: { paddingInline: space.sm },
    [media.hover]: { selectors: { [`${segment}:hover &`]: { color: vars.color.ink } } },
    // In forced colours, all borders and backgrounds look alike.
    [media.forcedColors]: {
      selectors: {
        [`${radio}:checked + &`]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const icon = style({ display: 'flex', flex: 'none' });
