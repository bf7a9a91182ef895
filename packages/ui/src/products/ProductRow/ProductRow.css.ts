import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

export const row = style({ minWidth: 0, containerType: 'inline-size' });

export const large = style({});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minHeight: 44,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.regular,
  lineHeight: 1.2,
  textWrap: 'balance',
  '@container': { '(max-width: 480px)': { fontSize: fontSize.title } },
  selectors: {
    // One line keeps the row's height known in advance.
    [`${row}[data-compact] &`]: {
      minWidth: 0,
      overflow: 'hidden',
      fontSize: fontSize.title,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

export const action = style({ flex: '1 0 auto', whiteSpace: 'nowrap' });

/** Hidden without a mouse, because fingers scroll the row. */
export const ways = style({
  display: 'none',
  flex: 'none',
  '@media': { [media.hover]: { display: 'flex' } },
  selectors: { '&[data-needless]': { visibility: 'hidden' } },
});

export const chevron = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const way = style(restyling({ color: vars.color.inkMuted }));

const card = 'clamp(132px, 40cqi, 208px)';

/** Width and height in px. */
export const COMPACT_PICTURE = 96;

/**
 * Length by which the row extends into both margins of its container. Below `space.xxs`, focus rings would be
 * clipped.
 */
export const bleed = createVar();
const runsOn = fallbackVar(bleed, space.xxs);

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: card,
  gap: space.md,
  margin: `0 calc(-1 * ${runsOn})`,
  // The press target of an owner extends below the card.
  padding: `${space.xxs} ${runsOn} ${space.sm}`,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: runsOn,
  scrollbarWidth: 'none',
  touchAction: 'pan-x pan-y pinch-zoom',
  '@container': { '(max-width: 480px)': { gap: space.sm } },
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    [`${row}[data-compact] &`]: {
      gridAutoColumns: COMPACT_PICTURE,
      gap: space.sm,
      paddingBlockEnd: space.xxs,
    },
    [`${large} &`]: { gridAutoColumns: `clamp(132px, calc((100cqi - ${space.sm}) / 2), 232px)` },
  },
});

export const item = style({ minWidth: 0, scrollSnapAlign: 'start' });

export const textToCome = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-evenly',
  paddingBlockStart: space.xs,
});
