import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/ui';
import { fiveColumns } from '../products/FoundByPeople.css.ts';
import { wide } from '../shell/page/wide.css.ts';

export const hero = style([
  wide,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px 24px',
    paddingBlock: 'clamp(16px, 3.1vw, 40px) 16px',
    '@media': { [fiveColumns]: { gridTemplateColumns: 'minmax(0, 1fr) calc((100% - 96px) / 5)' } },
  },
]);

/**
 * Place of the recently viewed products. Its room is reserved if the document's inline script sets
 * `data-viewed=here`.
 */
export const viewed = style([
  wide,
  {
    // The heading grows with the font size.
    minHeight: 'calc(128px + max(44px, 2.75rem))',
    paddingBlockEnd: 24,
    selectors: { 'html:not([data-viewed=here]) &:empty': { display: 'none' } },
  },
]);

/** Lists and searches: searches first on phones, as they continue the search field. */
export const ways = style([
  wide,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px 24px',
    paddingBlockEnd: 16,
    '@media': { '(min-width: 600px)': { flexDirection: 'row-reverse' } },
  },
]);

/** A row that scrolls, on phones across the screen's full width. */
export const queries = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  margin: '-4px -16px',
  padding: '4px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const query = style({
  position: 'relative',
  flex: 'none',
  padding: '8px 14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 999,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  textDecoration: 'none',
  selectors: {
    // Enlarges the touch target to 44 px.
    '&::after': { content: '', position: 'absolute', inset: -4 },
  },
});

export const lists = style({ display: 'flex', gap: 24, marginInlineEnd: 'auto' });

export const list = style({
  color: vars.color.inkMuted,
  fontWeight: 500,
  lineHeight: '44px',
  textDecoration: 'none',
  selectors: {
    '&[aria-current=true]': { color: vars.color.ink, boxShadow: `inset 0 -2px ${vars.color.accent}` },
  },
});
