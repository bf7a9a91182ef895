import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'flex',
  // Aligns the page with the header if a panel is beside it.
  selectors: { '&[data-panel]': { maxWidth: 1600, marginInline: 'auto' } },
});

export const content = style({
  flex: 1,
  minWidth: 0,
  // A script focuses the content after a navigation, so it shows no outline.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    // On phones, the bottom bar covers the end of the page.
    '(max-width: 768px)': { paddingBlockEnd: 'var(--vitrine-bottom-bar-height)' },
  },
});
