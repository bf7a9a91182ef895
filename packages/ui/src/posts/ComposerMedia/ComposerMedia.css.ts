import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const section = style({
  display: 'grid',
  gap: space.xs,
  color: vars.color.ink,
  fontFamily: vars.font.text,
});

export const hint = style({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  textWrap: 'pretty',
});

export const list = style({
  display: 'grid',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  outline: 'none',
});

export const medium = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.md,
  borderRadius: vars.radius.control,
  selectors: { '&[data-dragged]': { opacity: 0.7 } },
});

const box = {
  position: 'relative',
  display: 'block',
  width: '96px',
  height: '120px',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
} as const;

export const thumb = style({ position: 'relative' });

export const still = style(box);

export const handle = style({
  ...box,
  padding: 0,
  border: 0,
  cursor: 'grab',
  // A finger on it moves it, and does not scroll the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  pointerEvents: 'none',
});

export const video = style({
  position: 'absolute',
  insetBlockStart: space.xxs,
  insetInlineStart: space.xxs,
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  background: vars.color.disc,
  color: vars.color.onDisc,
});

export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: space.xs,
  borderEndStartRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  background: vars.color.disc,
  pointerEvents: 'none',
});

export const facts = style({ display: 'grid', gap: space.xs, minWidth: 0 });

export const problem = style({
  margin: 0,
  color: vars.color.danger,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
});

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.md,
  rowGap: space.xs,
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.md });
