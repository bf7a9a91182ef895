import { style } from '@vanilla-extract/css';
import { SAVED_SEARCHES_PANEL_WIDTH } from '@vitrine/ui';

export const frame = style({
  display: 'flex',
  // With a panel beside it, the page begins where the header does.
  selectors: { '&[data-panel]': { maxWidth: 1600, marginInline: 'auto' } },
});

/** Keeps the place of the panel while it is loading. */
export const panelToCome = style({ flex: 'none', width: SAVED_SEARCHES_PANEL_WIDTH });

export const content = style({
  flex: 1,
  minWidth: 0,
  // It is focused by script after a navigation, for screen readers, so it shows no outline.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    // The bottom bar of a phone lies over the end of the page.
    '(max-width: 768px)': { paddingBlockEnd: 'var(--vitrine-bottom-bar-height)' },
  },
});
