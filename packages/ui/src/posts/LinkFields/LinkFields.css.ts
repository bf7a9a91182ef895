import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const fields = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.sm,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  color: vars.color.ink,
  fontFamily: vars.font.text,
});

export const legend = style({
  padding: 0,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: '1.25rem',
});

export const hint = style({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
});

export const list = style({
  display: 'grid',
  gap: space.md,
  width: '100%',
});

export const link = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.xs,
  rowGap: space.xs,
  '@media': {
    [media.sideBySide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto' },
  },
});

export const remove = style({
  gridColumn: 2,
  gridRow: 1,
  // Beside the field, below its label.
  marginBlockStart: '26px',
  '@media': { [media.sideBySide]: { gridColumn: 3 } },
});

export const preview = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });
