import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fitIntoDialog, layerFields, layerFoot } from '../../theme/layer-form.ts';
import { paintedPlace } from '../../theme/painted-place.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space, targetSize } from '../../theme/scale.ts';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  color: vars.color.ink,
  fontFamily: vars.font.text,
});

fitIntoDialog(form);

export const fields = style([layerFields, { gap: space.md }]);

export const options = style({ display: 'grid', gap: space.sm, margin: 0, padding: 0, listStyle: 'none' });

export const option = style({
  minWidth: 0,
  padding: space.sm,
  paddingBlockStart: space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const place = style({ fontSize: fontSize.small, fontWeight: fontWeight.semibold });

export const remove = style(restyling({ marginInlineEnd: -8, color: vars.color.inkMuted }));

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: space.sm });

export const inputs = style({ display: 'grid', flex: 1, gap: space.sm, minWidth: 0 });

export const photo = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 88,
  height: 110,
  padding: 0,
  overflow: 'hidden',
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: 10,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:has(img)': { border: 0 } },
});

export const photoPicture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const picture = style(
  restyling({ ...paintedPlace, flex: 'none', width: 64, height: 80, borderRadius: 10 }),
);

export const product = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });

export const productName = style({ fontWeight: fontWeight.semibold });

export const detail = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

export const more = style({ minWidth: 0 });

export const summary = style({
  minHeight: targetSize,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: targetSize,
  cursor: 'pointer',
});

export const adds = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const error = style({ margin: 0, color: vars.color.danger, fontSize: fontSize.small });

export const foot = style([layerFoot, { display: 'grid', gap: space.sm }]);

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xs,
});

/** The main button takes the width of a phone. */
export const start = style(restyling({ '@media': { [media.sheet]: { flex: '1 1 auto' } } }));
