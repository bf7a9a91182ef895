import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

export const section = style({
  display: 'grid',
  gap: space.sm,
  color: vars.color.ink,
  fontFamily: vars.font.text,
});

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  paddingBlockEnd: space.xs,
  listStyle: 'none',
});

export const person = style({ display: 'flex', alignItems: 'center', gap: space.sm, minHeight: 60 });

export const face = style({ position: 'relative', display: 'inline-flex', flex: 'none' });

export const dot = style(restyling({ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 }));

export const words = style({ display: 'grid', flex: 1, minWidth: 0, lineHeight: 1.3 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...oneLine, fontSize: fontSize.body, fontWeight: fontWeight.semibold });
export const username = style({ ...oneLine, color: vars.color.inkMuted, fontSize: fontSize.small });
export const own = style({ flex: 'none', color: vars.color.inkMuted, fontSize: fontSize.small });
