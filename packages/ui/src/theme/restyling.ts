import type { StyleRule } from '@vanilla-extract/css';

type Selectors = NonNullable<StyleRule['selectors']>;

/** The class twice, which counts for more than once. */
const stronger = ({ selectors = {}, ...own }: StyleRule): { selectors: Selectors } => ({
  selectors: {
    '&&': own as Selectors[string],
    ...Object.fromEntries(
      Object.entries(selectors).map(([selector, rule]) => [selector.replace('&', '&&'), rule]),
    ),
  },
});

/**
 * A rule for a part that another component draws and styles: it wins over that component's own, whichever sheet comes last.
 * Each component's sheet comes when it is wanted, so their order says nothing.
 */
export const restyling = ({ '@media': media = {}, ...rule }: StyleRule): StyleRule => ({
  ...stronger(rule),
  '@media': Object.fromEntries(
    Object.entries(media).map(([query, within]) => [query, stronger(within as StyleRule)]),
  ),
});
