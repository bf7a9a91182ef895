import { style } from '@vanilla-extract/css';
import { inGutters } from '@vitrine/ui';

/** The head of a page and all else in it that is not a grid: a grid has gutters of its own. */
const inPage = style({
  ...inGutters,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1600,
  marginInline: 'auto',
});

export const head = style([inPage, { paddingBlock: '16px 24px' }]);

export const posts = style({ paddingBlockEnd: 48 });

/** The line below the tabs ends where the posts do. */
export const tabs = style([inPage]);

export const tabList = style({ justifyContent: 'center' });

export const tabPanel = style({ paddingBlockStart: 24 });

/** What stands in place of a profile. */
export const instead = style({ display: 'grid', placeItems: 'center', minHeight: '60vh' });

export const answers = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });
