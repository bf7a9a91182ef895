import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const box = style({ display: 'grid', gap: space.xs, alignContent: 'start' });

export const list = style({
  display: 'grid',
  gap: space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The rings of its rows reach over its sides.
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
});

export const note = style({
  margin: 0,
  padding: space.lg,
  color: vars.color.inkMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const end = style({ display: 'grid', placeItems: 'center', paddingBlock: space.xs });

export const skeleton = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: 60,
  marginBlockEnd: space.xxs,
  paddingInline: space.xs,
});

export const skeletonWords = style({ display: 'grid', flex: 1, gap: space.xs });
