import type { Page } from '@playwright/test';

/**
 * Registers a route that stays. Otherwise, when the last route is removed, requests at that moment sometimes
 * get no response.
 */
export function keepIntercepting(page: Page): void {
  const { route } = page;
  let standing: Promise<unknown> | undefined;
  page.route = async (...which) => {
    standing ??= route.call(page, '**/asked-for-by-nobody', (one) => one.continue());
    await standing;
    return route.apply(page, which);
  };
}
