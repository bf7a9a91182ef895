import { style } from '@vanilla-extract/css';
import { inGutters } from '@vitrine/ui';

export const hero = style({
  ...inGutters,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 'clamp(16px, 2vw, 24px)',
  boxSizing: 'border-box',
  maxWidth: 1600,
  marginInline: 'auto',
  paddingBlock: 'clamp(32px, 3.5vw, 48px) clamp(20px, 4vw, 52px)',
  textAlign: 'center',
});

/** The place of what was viewed: kept before it is there, where the first lines of the document say that it comes. */
export const viewed = style({
  ...inGutters,
  boxSizing: 'border-box',
  maxWidth: 1600,
  marginInline: 'auto',
  // The heading grows with the size of texts.
  minHeight: 'calc(128px + max(44px, 2.75rem))',
  paddingBlockEnd: 24,
  marginBlockStart: 'clamp(-24px, 8px - 2vw, 0px)',
  selectors: { 'html:not([data-viewed=here]) &:empty': { display: 'none' } },
});
