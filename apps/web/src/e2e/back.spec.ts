import { devices, type Locator, type Page } from '@playwright/test';
import {
  apiCalls,
  callsOfOpenProduct,
  cardInView,
  cards,
  expect,
  gather,
  isRunning,
  moreLikeThis,
  openLanding,
  pressEscape,
  productDialog,
  productIdOf,
  scrollTo,
  signIn,
  stepToNext,
  test,
  withoutLiveHints,
} from './fixtures.ts';

const offsetOf = async (card: Locator): Promise<number> =>
  Math.round((await card.boundingBox())?.y ?? Number.NaN);

async function deepCard(page: Page): Promise<{ card: Locator; offset: number }> {
  await openLanding(page);
  await scrollTo(page, 9000);
  const card = await cardInView(page);
  return { card, offset: await offsetOf(card) };
}

const expectSamePlace = (card: Locator, offset: number) =>
  expect.poll(async () => Math.abs((await offsetOf(card)) - offset)).toBeLessThanOrEqual(2);

test('Back from a product returns to the same card at the same offset, without a request', {
  tag: '@gate',
}, async ({ page }) => {
  const { card, offset } = await deepCard(page);
  const calls = apiCalls(page);
  await card.getByRole('link').first().click();
  await expect(moreLikeThis(page)).toBeVisible();
  await page.goBack();
  await expect(productDialog(page)).toBeHidden();
  await expectSamePlace(card, offset);
  await expect(card.getByRole('link').first()).toBeFocused();
  expect(calls.toSorted()).toEqual(callsOfOpenProduct(await productIdOf(card)));
});

test('Back from another page returns to the same card at the same offset, without a request', async ({
  page,
}) => {
  const { card, offset } = await deepCard(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Guest Mode' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Popular right now' }).getByRole('link').first(),
  ).toBeVisible();
  const calls = apiCalls(page);
  await page.goBack();
  await expectSamePlace(card, offset);
  expect(calls).toEqual([]);
});

test('a reload returns to the same card at the same offset', async ({ page }) => {
  const { card, offset } = await deepCard(page);
  const calls = apiCalls(page);
  await page.reload();
  await expectSamePlace(card, offset);
  expect(calls).toEqual([]);
});

test('a reload of an open product keeps the page below it', async ({ page }) => {
  const { card, offset } = await deepCard(page);
  await card.getByRole('link').first().click();
  await expect(productDialog(page)).toBeVisible();
  const url = page.url();
  await page.reload();
  await expect(productDialog(page)).toBeVisible();
  expect(page.url()).toBe(url);
  await pressEscape(page);
  await expectSamePlace(card, offset);
});

// P7
test("after steps to other products, the last one's card has the focus", async ({ page }) => {
  await openLanding(page);
  const card = await cardInView(page);
  const place = Number(await card.getAttribute('aria-posinset'));
  await card.getByRole('link').first().click();
  await expect(productDialog(page)).toBeVisible();
  for (let steps = 0; steps < 30; steps++) {
    await stepToNext(page);
  }
  await pressEscape(page);
  const last = page.locator(`[role=feed] article[aria-posinset="${place + 30}"]`);
  await expect(last.getByRole('link').first()).toBeFocused();
  await expect(last).toBeInViewport();
});

interface List {
  name: string;
  path: string;
  prepare?(page: Page): Promise<unknown>;
  /**
   * Last calls of the list; `lastCallsAtHome` has those of the landing page. All have to be answered before
   * requests are counted.
   */
  lastCalls?: string[];
  lastCallsAtHome?: string[];
}

const lists: List[] = [
  { name: 'results', path: '/results?q=shoes' },
  { name: 'filters', path: '/products/popular?max=500' },
  {
    name: 'likes',
    path: '/likes',
    prepare: async (page) => gather(page, await signIn(page), '/api/likes/add', 40),
    // Deferred calls of the header, for cart count and avatar.
    lastCalls: ['**/api/cart/getItems*', '**/api/profile/*?*'],
    lastCallsAtHome: ['**/api/dismissals'],
  },
];

for (const { name, path, prepare, lastCalls = [], lastCallsAtHome = [] } of lists) {
  test(`Back to ${name}, from a product or from another page, returns to the same card at the same offset, without a request`, async ({
    page,
  }) => {
    await withoutLiveHints(page);
    await prepare?.(page);
    const allAsked = Promise.all(lastCalls.map((call) => page.waitForResponse(call)));
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
    await allAsked;
    await scrollTo(page, 1200);
    const card = await cardInView(page);
    const offset = await offsetOf(card);
    const calls = apiCalls(page);

    await card.getByRole('link').first().click();
    await expect(moreLikeThis(page)).toBeVisible();
    expect(calls.toSorted()).toEqual(callsOfOpenProduct(await productIdOf(card)));
    calls.length = 0;
    await page.goBack();
    await expect(productDialog(page)).toBeHidden();
    await expectSamePlace(card, offset);
    await expect(card.getByRole('link').first()).toBeFocused();

    const allAskedAtHome = Promise.all(lastCallsAtHome.map((call) => page.waitForResponse(call)));
    await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/');
    await allAskedAtHome;
    // The address changes before the content of the landing page appears.
    await expect(
      page.getByRole('region', { name: 'Recently viewed' }).getByRole('link').first(),
    ).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    calls.length = 0;
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectSamePlace(card, offset);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
}

test('Back closes the filter sheet, which applies its choices, or the sign-in prompt, and stays on the page', {
  tag: '@gate',
}, async ({ browser, baseURL }) => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext({ ...phone, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const path = '/results?q=coat';
  await page.goto('/products/popular');
  await page.goto(path);
  await isRunning(page);
  const stepNow = () => page.evaluate(() => (window.history.state as { idx: number }).idx);
  const step = await stepNow();
  const filters = page.getByRole('button', { name: /^Filters/ });
  const sheet = page.getByRole('dialog', { name: 'Filters' });

  await filters.click();
  await expect(sheet).toBeVisible();
  await pressEscape(page);
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();
  await page.goForward();
  await expect.poll(stepNow).toBe(step);
  await expect(sheet).toBeHidden();

  await filters.click();
  await sheet.getByRole('button', { name: 'Black', exact: true }).click();
  await sheet.getByRole('textbox', { name: 'To ($)' }).fill('400');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${path}&max=400&color=Black`);
  await page.reload();
  await isRunning(page);
  await expect(page).toHaveURL(`${path}&max=400&color=Black`);
  await filters.click();
  await expect(sheet.getByRole('button', { name: 'Black', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(sheet.getByRole('textbox', { name: 'To ($)' })).toHaveValue('400');
  await page.reload();
  await expect(filters).toBeVisible();
  await expect.poll(stepNow).toBe(step + 1);
  await expect(sheet).toBeHidden();

  await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click();
  const question = page.getByRole('dialog', { name: 'Access Likes' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(`${path}&max=400&color=Black`);
  await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click();
  await question.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${path}&max=400&color=Black`);
  await expect(question).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/products/popular');
  await context.close();
});
