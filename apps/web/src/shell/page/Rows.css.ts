import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';

const reducedMotion = '(prefers-reduced-motion: reduce)';
const curve = 'cubic-bezier(.2,.8,.2,1)';

const side = 16;
const iconSide = 20;
const gap = 14;

export const section = style({ minWidth: 0 });

export const heading = style({
  margin: 0,
  marginBlockEnd: 8,
  paddingInline: side,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '1.125rem',
});

export const group = style({
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  listStyle: 'none',
});

export const item = style({
  position: 'relative',
  selectors: {
    // Begins at the text.
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: side + iconSide + gap,
      insetInlineEnd: 0,
      borderBlockStart: `1px solid ${vars.color.line}`,
      pointerEvents: 'none',
    },
  },
});

export const row = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap,
  width: '100%',
  minHeight: 60,
  margin: 0,
  paddingBlock: 8,
  paddingInline: side,
  border: 0,
  borderRadius: `calc(${vars.radius.card} - 1px)`,
  background: 'transparent',
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[data-tone=danger]': { color: vars.color.danger },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.hover } } } },
});

export const quietRow = style([
  row,
  {
    color: vars.color.inkMuted,
    cursor: 'default',
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: 'transparent' } } } },
  },
]);

export const tallRow = style([row, { minHeight: 64 }]);

export const icon = style({ flex: 'none' });

export const words = style({ display: 'grid', flex: '1 1 auto', minWidth: 0 });

export const text = style({ fontWeight: 500, overflowWrap: 'anywhere' });

/** Cut off before the state has to wrap. */
export const detail = style({
  width: 0,
  minWidth: '100%',
  overflow: 'hidden',
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const appear = keyframes({ from: { opacity: 0 } });

export const state = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minWidth: 0,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.125rem',
  textAlign: 'end',
  animation: `${appear} 200ms ${curve}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

const chevron = style({ flex: 'none', color: vars.color.inkMuted });

export const onward = style([chevron, { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }]);

export const fold = style([
  chevron,
  {
    transition: `transform 200ms ${curve}`,
    selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  },
]);

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const unfolded = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: `4px ${side}px 20px`,
  animation: `${unfold} 200ms ${curve}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
