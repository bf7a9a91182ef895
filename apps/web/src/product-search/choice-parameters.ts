import type { CHOICE_FILTERS } from '@vitrine/api';

/**
 * URL parameters of filters with multiple values. The build reads this module, so it must not import code.
 */
export const choiceParameters = { brands: 'brand', colors: 'color' } as const satisfies typeof CHOICE_FILTERS;
