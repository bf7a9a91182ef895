import type { Page } from '@playwright/test';

/**
 * Has the browser go on intercepting once a test began to: what it asks for at the moment in which that stops, with the last route,
 * is now and then never answered.
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
