import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

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

export const list = style({ display: 'grid', gap: space.lg, width: '100%', containerType: 'inline-size' });

/** Container width from which address and name stand side by side. */
const roomy = '(min-width: 600px)';

export const link = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.xs,
  rowGap: space.xs,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto' } },
});

export const remove = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  // Beside the fields, below the height of their labels.
  '@container': { [roomy]: { gridColumn: 3, gridRow: 1, alignSelf: 'start', marginBlockStart: '26px' } },
});

export const preview = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });
