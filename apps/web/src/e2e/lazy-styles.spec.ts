import { cardInView, expect, openLanding, productDialog, test } from './fixtures.ts';

const STYLES_OF_THE_PRODUCT = /\/assets\/ProductOverlay-[^/]+\.css$/;

test('what is opened over the page is not shown before its styles are there', async ({ page }) => {
  await openLanding(page);
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(STYLES_OF_THE_PRODUCT, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  const code = page.waitForResponse(/\/assets\/ProductOverlay-[^/]+\.js$/);
  await (await cardInView(page)).getByRole('link').first().click();
  await asked.promise;
  await (await code).finished();
  await expect(page).toHaveURL(/\/product\//);
  await expect(productDialog(page)).toHaveCount(0);

  released.resolve();
  await expect(productDialog(page)).toBeVisible();
});

test('styles that could not be loaded are asked for again', async ({ page }) => {
  // With a network, a page that is older than five seconds would be reloaded.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await openLanding(page);
  await page.route(STYLES_OF_THE_PRODUCT, (route) => route.abort(), { times: 1 });
  const card = (await cardInView(page)).getByRole('link').first();
  await card.click();
  await expect(page.getByText('could not be shown').first()).toBeVisible();
  await expect(productDialog(page)).toHaveCount(0);

  await card.click();
  await expect(productDialog(page)).toBeVisible();
});
