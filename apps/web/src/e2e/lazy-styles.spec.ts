import type { Route } from '@playwright/test';
import { cardInView, expect, openLanding, productDialog, test } from './fixtures.ts';

const STYLES_OF_THE_PRODUCT = /\/assets\/OpenProduct-[^/]+\.css$/;

test('what is opened over the page is not shown before its styles are there', async ({ page }) => {
  await openLanding(page);
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(STYLES_OF_THE_PRODUCT, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  const code = page.waitForResponse(/\/assets\/OpenProduct-[^/]+\.js$/);
  await (await cardInView(page)).getByRole('link').first().click();
  await asked.promise;
  await (await code).finished();
  await expect(page).toHaveURL(/\/product\//);
  await expect(productDialog(page)).toHaveCount(0);

  released.resolve();
  await expect(productDialog(page)).toBeVisible();
});

test('styles that could not be loaded are asked for again', async ({ page }) => {
  await openLanding(page);
  await page.route(STYLES_OF_THE_PRODUCT, (route) => route.abort(), { times: 1 });
  // Where the server cannot be reached, the page is not loaded anew.
  const isAsking = (route: Route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback());
  await page.route(/\/product\//, isAsking);
  const card = (await cardInView(page)).getByRole('link').first();
  await card.click();
  await expect(page.getByText('could not be shown').first()).toBeVisible();
  await expect(productDialog(page)).toHaveCount(0);

  await card.click();
  await expect(productDialog(page)).toBeVisible();
});

test('code that could not be loaded is asked for again, and read by the same page', async ({ page }) => {
  await openLanding(page);
  const code = /\/assets\/OpenProduct-[^/]+\.js/;
  const isAsking = (route: Route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback());
  await page.route(/\/product\//, isAsking);
  await page.route(code, (route) => route.abort());
  const card = (await cardInView(page)).getByRole('link').first();
  await card.click();
  await expect(page.getByText('could not be shown').first()).toBeVisible();

  await page.unroute(code);
  const began = await page.evaluate(() => performance.timeOrigin);
  await card.click();
  await expect(productDialog(page)).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
});

test('a page whose code was taken away is opened by its address, and not for ever', async ({
  page,
  consoleErrors,
}) => {
  await openLanding(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const code = /\/assets\/(login|profile)-[^/]+\.js/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect.poll(() => documents).toBe(1);
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(documents).toBe(1);

  await page.unroute(code);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0);
  // The page says in the console what it could not have.
  consoleErrors.length = 0;
});
