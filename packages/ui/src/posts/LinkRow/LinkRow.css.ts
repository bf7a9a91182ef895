import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xs,
  minWidth: 0,
  color: vars.color.ink,
  fontFamily: vars.font.text,
});

export const picture = style({ width: 56, height: 70, overflow: 'hidden', borderRadius: 8 });

export const noPicture = style([
  picture,
  {
    display: 'grid',
    placeItems: 'center',
    background: vars.color.sunken,
    color: vars.color.inkMuted,
  },
]);

export const facts = style({ display: 'grid', justifyItems: 'start', minWidth: 0 });

export const name = style({
  display: '-webkit-box',
  maxWidth: '100%',
  overflow: 'hidden',
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const muted = style({
  maxWidth: '100%',
  overflow: 'hidden',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const price = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
});

export const problem = style({
  margin: 0,
  color: vars.color.danger,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  color: vars.color.danger,
  fontSize: fontSize.small,
});

export const retry = style(restyling({ paddingInline: space.sm, fontSize: fontSize.small }));

export const actions = style({ display: 'flex', alignItems: 'center' });

/** Only its sign on phones. */
const compact = {
  [media.sheet]: { width: 44, paddingInline: 0, fontSize: 0, gap: 0 },
};

export const add = style(restyling({ paddingInline: space.md, '@media': compact }));

/** A state that is reached is quieter. */
export const added = style(
  restyling({
    paddingInline: space.md,
    borderColor: 'transparent',
    background: vars.color.sunken,
    '@media': compact,
  }),
);

export const field = style({ gridColumn: '1 / -1' });
