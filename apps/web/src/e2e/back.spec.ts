import type { Locator, Page } from '@playwright/test';
import {
  apiCalls,
  callsOfOpenProduct,
  cardInView,
  cards,
  expect,
  gather,
  moreLikeThis,
  openLanding,
  productDialog,
  productIdOf,
  scrollTo,
  signIn,
  stepToNext,
  test,
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

test('Back from a product returns to the same card at the same offset, without a request', async ({
  page,
}) => {
  const { card, offset } = await deepCard(page);
  const calls = apiCalls(page);
  await card.getByRole('link').first().click();
  await expect(moreLikeThis(page)).toBeVisible();
  await page.goBack();
  await expect(productDialog(page)).toBeHidden();
  await expectSamePlace(card, offset);
  await expect(card.getByRole('link').first()).toBeFocused();
  expect(calls).toEqual(callsOfOpenProduct(await productIdOf(card)));
});

test('Back from another page returns to the same card at the same offset, without a request', async ({
  page,
}) => {
  const { card, offset } = await deepCard(page);
  const calls = apiCalls(page);
  await page.getByRole('link', { name: 'Profile' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Guest Mode' })).toBeVisible();
  await page.goBack();
  await expectSamePlace(card, offset);
  expect(calls).toEqual([]);
});

test('so does a reload', async ({ page }) => {
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
  await page.keyboard.press('Escape');
  await expectSamePlace(card, offset);
});

// P7
test('after steps to other products the focus is on the card of the last one', async ({ page }) => {
  await openLanding(page);
  const card = await cardInView(page);
  const place = Number(await card.getAttribute('aria-posinset'));
  await card.getByRole('link').first().click();
  await expect(productDialog(page)).toBeVisible();
  for (let steps = 0; steps < 30; steps++) {
    await stepToNext(page);
  }
  await page.keyboard.press('Escape');
  const last = page.locator(`[role=feed] article[aria-posinset="${place + 30}"]`);
  await expect(last.getByRole('link').first()).toBeFocused();
  await expect(last).toBeInViewport();
});

const lists: { name: string; path: string; prepare?(page: Page): Promise<unknown> }[] = [
  { name: 'results', path: '/results?q=shoes' },
  { name: 'filters', path: '/products/popular?max=500' },
  {
    name: 'likes',
    path: '/likes',
    prepare: async (page) => gather(page, await signIn(page), '/api/likes/add', 40),
  },
];

for (const { name, path, prepare } of lists) {
  test(`Back to ${name}, from a product or from another page, returns to the same card at the same offset, without a request`, async ({
    page,
  }) => {
    await prepare?.(page);
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
    await scrollTo(page, 1200);
    const card = await cardInView(page);
    const offset = await offsetOf(card);
    const calls = apiCalls(page);

    await card.getByRole('link').first().click();
    await expect(moreLikeThis(page)).toBeVisible();
    expect(calls).toEqual(callsOfOpenProduct(await productIdOf(card)));
    calls.length = 0;
    await page.goBack();
    await expect(productDialog(page)).toBeHidden();
    await expectSamePlace(card, offset);
    await expect(card.getByRole('link').first()).toBeFocused();

    await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/');
    await expect(cards(page).first()).toBeVisible();
    calls.length = 0;
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectSamePlace(card, offset);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
}
