import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, space, targetSize } from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';

const pillHeight = 40;

/** Windows in which a `FilterSheet` has the filters. */
const narrow = '(max-width: 1024px)';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

/** Shows 40 px; the press target is 44 px. */
export const pill = style(
  restyling({
    minHeight: pillHeight,
    paddingBlock: 0,
    gap: 6,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    selectors: {
      '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: -3 },
      '&[aria-expanded=true]': { borderColor: vars.color.ink },
    },
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const popover = style(restyling({ width: 360, padding: space.lg }));

export const between = style({ flex: '1 1 0', minWidth: 0 });

/** The label stands before the order, in a pill as the others. */
export const order = style(
  restyling({
    flexDirection: 'row',
    alignItems: 'center',
    '@media': { [narrow]: { display: 'none' } },
  }),
);

globalStyle(`${order} > label`, {
  marginBlock: 0,
  marginInlineEnd: space.xs,
  color: vars.color.inkMuted,
});

globalStyle(`${order}${order} select`, {
  minHeight: pillHeight,
  paddingInline: `${space.md} 36px`,
  border: `1px solid ${softEdge}`,
  borderRadius: 999,
  background: 'transparent',
  fontSize: `max(${fontSize.small}, 13px)`,
  fontWeight: fontWeight.medium,
});

export const brands = style({ display: 'grid', gap: space.md, minHeight: targetSize });

export const brandCount = style({ margin: 0, color: vars.color.inkMuted, fontSize: fontSize.small });
