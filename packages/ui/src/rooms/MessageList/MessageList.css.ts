import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion, space } from '../../theme/scale.ts';

export const section = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  containerType: 'inline-size',
  color: vars.color.ink,
  fontFamily: vars.font.text,
});

export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The list keeps the message being read in its place, also where browsers do not.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
});

/** Short conversations stand at the end, beside the field. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  boxSizing: 'border-box',
  minHeight: '100%',
  width: '100%',
  maxWidth: `calc(740px + 2 * ${space.md})`,
  marginInline: 'auto',
  paddingBlock: space.md,
  paddingInline: space.sm,
  '@container': { '(min-width: 480px)': { paddingInline: space.md } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const older = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xxs,
  paddingBlockEnd: space.md,
});

export const problem = style({ margin: 0, color: vars.color.danger, fontSize: fontSize.small });

export const day = style({
  paddingBlock: `14px ${space.xs}`,
  color: vars.color.inkMuted,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
});

export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  marginBlockStart: 14,
  color: vars.color.accent,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.semibold,
  lineHeight: '1rem',
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      height: 1,
      background: `color-mix(in srgb, ${vars.color.accent} 45%, transparent)`,
    },
  },
});

const flash = keyframes({ from: { background: vars.color.hover } });

export const notice = style({
  paddingBlock: '14px 0',
  borderRadius: vars.radius.control,
  outline: 'none',
  color: vars.color.inkMuted,
  fontSize: fontSize.tiny,
  lineHeight: '1.125rem',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  selectors: { '&[data-pointed-at]': { animation: `${flash} 1200ms ${motion.curve}` } },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: space.xxs,
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: {
    '&[data-starts]': { marginBlockStart: 14 },
    '&[data-own]:last-child:has([data-unsent=sending])': {
      animation: `${rise} ${motion.normal} ${motion.curve}`,
    },
    '&[data-pointed-at]': { animation: `${flash} 1200ms ${motion.curve}` },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '&&[data-own]:last-child:has([data-unsent=sending])': { animation: 'none' } },
    },
  },
});

/** A card that takes the width of a phone says itself who it is from. */
const saidByCard = {
  '@media': { [media.phone]: { selectors: { [`${row}[data-wide] > &`]: { display: 'none' } } } },
} as const;

export const name = style({
  margin: 0,
  marginBlockEnd: space.xxs,
  // Begins where the text of a bubble does, after the face.
  paddingInlineStart: 44,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  selectors: { [`${row}[data-own] > &`]: { paddingInlineStart: 0, textAlign: 'end' } },
  ...saidByCard,
});

export const hiddenName = style(saidByCard);

export const author = style({
  marginInlineEnd: 2,
  color: vars.color.ink,
  fontWeight: fontWeight.medium,
});

export const said = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignItems: 'end',
  columnGap: 10,
  selectors: { [`${row}[data-own] > &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    [media.phone]: { selectors: { [`${row}[data-wide] > &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const face = style({
  display: 'flex',
  '@media': { [media.phone]: { selectors: { [`${row}[data-wide] &`]: { display: 'none' } } } },
});

export const bubble = style(restyling({ minWidth: 0 }));

/** Is there when nobody types, so that nothing moves. */
export const foot = style({
  boxSizing: 'border-box',
  flex: 'none',
  width: '100%',
  height: 20,
  maxWidth: `calc(740px + 2 * ${space.md})`,
  marginInline: 'auto',
  overflow: 'hidden',
  paddingInlineStart: 56,
  paddingInlineEnd: space.sm,
  '@container': { '(min-width: 480px)': { paddingInlineStart: 60 } },
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const loading = style({ display: 'grid', gap: 14 });

export const box = style(restyling({ borderRadius: 18 }));

export const ownBox = style(restyling({ borderRadius: 18, justifySelf: 'end' }));
