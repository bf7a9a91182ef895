import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

const phone = '(max-width: 768px)';
const narrow = '(max-width: 599px)';
const reducedMotion = '(prefers-reduced-motion: reduce)';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 11,
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
  animation: `${rise} 200ms cubic-bezier(.2,.8,.2,1)`,
  '@media': {
    [phone]: { position: 'fixed', insetInline: 0 },
    // It would cover most of such a window.
    '(max-height: 480px)': { position: 'static' },
    [reducedMotion]: { animation: 'none' },
  },
});

export const line = style({
  ...inGutters,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 72,
  maxWidth: 'calc(1080px + 64px)',
  marginInline: 'auto',
  paddingBlock: 12,
  '@media': {
    ...inGutters['@media'],
    [phone]: { paddingBlockEnd: 'calc(12px + env(safe-area-inset-bottom))' },
    [narrow]: { flexWrap: 'wrap', minHeight: 0, paddingBlockEnd: 'calc(24px + env(safe-area-inset-bottom))' },
  },
});

// The focused field stays clear of the bar.
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: 112 });

// The bottom navigation is below the bar, where the focus must not go.
globalStyle(`div:has(> main ${bar}) ~ nav`, {
  '@media': { [`${phone} and (min-height: 481px)`]: { visibility: 'hidden' } },
});
