import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const box = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

/** Centres the empty state or error in a list with a fixed height. */
export const instead = style({ display: 'grid', flex: 1, alignContent: 'center' });

export const list = style({
  display: 'grid',
  gap: space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Makes room for a row's hover background, so that its text aligns with the text above.
  marginInline: `calc(-1 * ${space.xs})`,
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

export const quiet = style({
  margin: 0,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const quietError = style({ display: 'grid', justifyItems: 'start', gap: space.sm });

export const end = style({ display: 'grid', placeItems: 'center', paddingBlock: space.xs });

export const skeleton = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: 60,
  marginBlockEnd: space.xxs,
});

export const skeletonWords = style({ display: 'grid', flex: 1, gap: space.xs });
