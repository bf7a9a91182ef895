import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

export const picker = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 'none',
  color: vars.color.ink,
  fontFamily: vars.font.text,
});

export const legend = style({
  padding: 0,
  paddingBlockEnd: space.xs,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
});

export const note = style({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.body,
  lineHeight: 1.5,
});

export const sign = style({ marginInlineEnd: space.xs });

export const failed = style({ display: 'grid', justifyItems: 'start', gap: space.sm });

export const empty = style({ display: 'grid', gap: space.xxs, paddingBlock: space.xs });

export const emptyTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.title,
});

export const list = style({
  display: 'grid',
  maxHeight: 320,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});

export const friend = style({ display: 'flex', alignItems: 'center', gap: space.sm, minHeight: 60 });

/** The box stands at the end of the row. */
export const box = style(restyling({ flex: 1, minWidth: 0 }));
globalStyle(`${box} label`, {
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  width: '100%',
});

export const words = style({ display: 'grid', minWidth: 0, lineHeight: 1.3 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...oneLine, fontSize: fontSize.body, fontWeight: fontWeight.semibold });
export const username = style({ ...oneLine, color: vars.color.inkMuted, fontSize: fontSize.small });
