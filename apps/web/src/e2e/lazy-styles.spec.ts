import type { Page, Route } from '@playwright/test';
import {
  cardInView,
  cards,
  expect,
  isRunning,
  openLanding,
  productDialog,
  signIn,
  test,
  withoutLiveHints,
} from './fixtures.ts';

const STYLES_OF_THE_PRODUCT = /\/assets\/OpenProduct-[^/]+\.css$/;

test('an overlay is not shown before its styles have loaded', async ({ page }) => {
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

test('styles that failed to load are requested again', async ({ page }) => {
  await openLanding(page);
  await page.route(STYLES_OF_THE_PRODUCT, (route) => route.abort(), { times: 1 });
  // Makes the server seem unreachable, so that the app does not reload the page.
  const isAsking = (route: Route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback());
  await page.route(/\/product\//, isAsking);
  const card = (await cardInView(page)).getByRole('link').first();
  await card.click();
  await expect(page.getByText('The product couldn’t be loaded').first()).toBeVisible();
  await expect(productDialog(page)).toHaveCount(0);

  await card.click();
  await expect(productDialog(page)).toBeVisible();
});

test('code that failed to load is requested again and runs in the same page', { tag: '@gate' }, async ({
  page,
}) => {
  await openLanding(page);
  const code = /\/assets\/OpenProduct-[^/]+\.js/;
  const isAsking = (route: Route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback());
  await page.route(/\/product\//, isAsking);
  await page.route(code, (route) => route.abort());
  const card = (await cardInView(page)).getByRole('link').first();
  await card.click();
  await expect(page.getByText('The product couldn’t be loaded').first()).toBeVisible();

  await page.unroute(code);
  const began = await page.evaluate(() => performance.timeOrigin);
  await card.click();
  await expect(productDialog(page)).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
});

test.describe("a press on the name of a product's finder", () => {
  const opener = /\/assets\/ProfileOpener-[^/]+\.js/;
  const finder = (page: Page) => cards(page).getByRole('link', { name: /^@/ }).first();
  const productLink = async (page: Page) => (await cardInView(page)).getByRole('link').first();

  test('a press whose code fails to load says so and has no effect later', async ({ page }) => {
    await withoutLiveHints(page);
    await signIn(page);
    await page.goto('/products/popular');
    await isRunning(page);
    await page.route(opener, (route) => route.abort());
    await finder(page).click();
    await expect(
      page.getByText('Something went wrong. Check your connection and try again.').first(),
    ).toBeVisible();
    await page.unroute(opener);
    await (await productLink(page)).click();
    await expect(productDialog(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/product\//);
  });

  test('a press whose code loads late has no effect once the viewer has opened something else', async ({
    page,
  }) => {
    await withoutLiveHints(page);
    await signIn(page);
    await page.goto('/products/popular');
    await isRunning(page);
    const released = Promise.withResolvers<void>();
    const asked = page.waitForRequest(opener);
    const came = page.waitForResponse(opener);
    await page.route(opener, async (route) => {
      await released.promise;
      await route.continue();
    });
    await finder(page).click();
    await asked;
    await (await productLink(page)).click();
    await expect(productDialog(page)).toBeVisible();
    released.resolve();
    await (await came).finished();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/product\//);
    await expect(productDialog(page)).toBeVisible();
  });
});

test('code that the browser does not request again is loaded from another address', async ({ page }) => {
  await openLanding(page);
  await page.route(/\/assets\/SignInQuestion-[^/?]+\.js$/, (route) => route.abort());
  const anew = page.waitForResponse(/\/assets\/SignInQuestion-[^/?]+\.js\?\d+$/);
  await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click();
  await anew;
  await expect(page.getByRole('dialog', { name: 'Access Likes' })).toBeVisible();
});

test('a page whose code is gone reloads once at its address, and then offers a reload', async ({
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
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect.poll(() => documents).toBe(1);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(documents).toBe(1);

  await page.unroute(code);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  // Console errors of the failed loads are expected.
  consoleErrors.length = 0;
});
