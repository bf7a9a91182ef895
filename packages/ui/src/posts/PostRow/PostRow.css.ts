import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

/** Room for focus rings. */
const runsOn = space.xxs;

export const row = style({ minWidth: 0, containerType: 'inline-size', color: vars.color.ink });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
});

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // Two beside each other; on a phone, the next one shows that the row goes on.
  gridAutoColumns: `max(200px, calc((100cqi - ${space.md}) / 2))`,
  gap: space.md,
  margin: `${space.xxs} calc(-1 * ${runsOn}) 0`,
  padding: `${space.xs} ${runsOn}`,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: runsOn,
  scrollbarWidth: 'none',
  touchAction: 'pan-x pan-y pinch-zoom',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const item = style({
  minWidth: 0,
  scrollSnapAlign: 'start',
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});

export const post = style({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.sm,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 10,
});

export const picture = style(restyling({ borderRadius: 10 }));

export const words = style({ display: 'grid', gap: space.xxs, minWidth: 0, fontSize: fontSize.small });

export const author = style({ display: 'flex', alignItems: 'center', gap: space.xs, minWidth: 0 });

export const face = style(restyling({ width: 20, height: 20, fontSize: 10 }));

export const username = style({
  overflow: 'hidden',
  fontWeight: fontWeight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.hover]: { selectors: { [`${post}:hover &`]: { textDecoration: 'underline' } } },
  },
});

export const caption = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: vars.color.inkMuted,
  lineHeight: '1.125rem',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
