import type { StyleRule } from '@vanilla-extract/css';

type Selectors = NonNullable<StyleRule['selectors']>;

/** Doubles the class for a higher specificity. */
const stronger = ({ selectors = {}, ...own }: StyleRule): { selectors: Selectors } => ({
  selectors: {
    '&&': own as Selectors[string],
    ...Object.fromEntries(
      Object.entries(selectors).map(([selector, rule]) => [selector.replace('&', '&&'), rule]),
    ),
  },
});

/**
 * Returns a rule for a part that another component styles. It wins in any order of the components' sheets.
 */
export const restyling = ({ '@media': media = {}, ...rule }: StyleRule): StyleRule => ({
  ...stronger(rule),
  '@media': Object.fromEntries(
    Object.entries(media).map(([query, within]) => [query, stronger(within as StyleRule)]),
  ),
});
