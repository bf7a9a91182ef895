import type { Page } from '@playwright/test';
import { cards, expect, isRunning, test } from './fixtures.ts';

const prefix = (page: Page) => page.getByText('Swipe for', { exact: true });
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn.`);
  return box;
};

test('the words of the headline change one after the other, and the line stands still', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const shown = page.locator('h1 [data-state=shown]');
  const words = await page.locator('h1 [data-state]').allTextContents();
  const place = await prefix(page).boundingBox();
  for (const word of [...words.slice(1), words[0] as string]) {
    await page.clock.fastForward(2500);
    await expect(shown).toHaveText(word);
    expect(await prefix(page).boundingBox()).toEqual(place);
  }
  const timing = (state: string) =>
    page
      .locator(`h1 [data-state=${state}]`)
      .first()
      .evaluate((word) => {
        const { transitionDelay, transitionDuration } = getComputedStyle(word);
        return { delay: Number.parseFloat(transitionDelay), lasts: Number.parseFloat(transitionDuration) };
      });
  expect((await timing('shown')).delay).toBeGreaterThanOrEqual((await timing('past')).lasts);
  expect((await timing('past')).delay).toBe(0);

  const pause = await boxOf(page, 'h1 ~ button');
  const line = await boxOf(page, 'h1 > [aria-hidden]');
  const word = await boxOf(page, 'h1 [data-state=shown]');
  expect(Math.abs(pause.x - (word.x + word.width))).toBeGreaterThan(100);
  expect(line.width).toBeLessThanOrEqual(1280);
});

test('nothing is wider than a window of 320 px, whatever the words, and there is air above the products', async ({
  page,
}) => {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  expect(await overflow()).toBe(0);
  await page.evaluate(() => {
    for (const word of document.querySelectorAll('h1 [data-state]'))
      word.textContent = 'Handarbeitsschmuckstücke';
  });
  expect(await overflow()).toBe(0);

  await page.setViewportSize({ width: 1280, height: 900 });
  const suggestions = await boxOf(page, 'nav[aria-label="Suggestions"]');
  await expect
    .poll(async () => (await boxOf(page, '[role=feed] article')).y - suggestions.y - suggestions.height)
    .toBeGreaterThanOrEqual(48 - 4);
  const air = (await boxOf(page, '[role=feed] article')).y - suggestions.y - suggestions.height;
  expect(air).toBeLessThanOrEqual(64);
});

test('each suggestion finds something, also without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const suggestions = page.getByRole('navigation', { name: 'Suggestions' }).getByRole('link');
  for (const list of ['popular', 'verified']) {
    await page.goto('/');
    await suggestions.filter({ hasText: new RegExp(`^${list} products$`, 'i') }).click();
    await expect(page).toHaveURL(`/products/${list}`);
    await expect(cards(page).first()).toBeVisible();
  }
  for (const place of [2, 3, 4, 5]) {
    await page.goto('/');
    const suggestion = suggestions.nth(place);
    const query = (await suggestion.textContent()) ?? '';
    await suggestion.click();
    await expect(page).toHaveURL(`/results?${new URLSearchParams({ q: query })}`);
    await expect(cards(page).first()).toBeVisible();
  }
  await context.close();
});

test('one gap lies under every card, whatever the length of its name', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(cards(page).first()).toBeVisible();
  const gaps = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('[role=feed] article')].map((card) => ({
        x: card.getBoundingClientRect().x,
        top: card.getBoundingClientRect().top,
        end: card.querySelector('a[href^="/user-profile"], bdi')?.getBoundingClientRect().bottom ?? 0,
      }));
      return boxes.flatMap(({ x, end }) => {
        const below = boxes
          .filter((other) => other.x === x && other.top > end)
          .sort((a, b) => a.top - b.top)[0];
        return below && end ? [Math.round(below.top - end)] : [];
      });
    });
  await expect.poll(async () => (await gaps()).length).toBeGreaterThan(5);
  await expect.poll(async () => new Set(await gaps()).size).toBeLessThanOrEqual(2);
  const found = await gaps();
  expect(Math.max(...found) - Math.min(...found)).toBeLessThanOrEqual(2);
});

test('right to left, the arrow of the search points the other way', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const arrow = page.getByRole('search').locator('svg').last();
  expect(await arrow.evaluate((icon) => getComputedStyle(icon).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('offline, a search says so and keeps what was typed, however often it is tried', async ({ page }) => {
  await page.goto('/');
  await isRunning(page);
  await page.context().setOffline(true);
  const box = page.getByRole('searchbox');
  await box.fill('camel coat');
  for (const _ of [1, 2, 3]) {
    await box.press('Enter');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(
      page.getByRole('search').getByRole('button', { name: 'Search', exact: true }),
    ).toHaveAttribute('aria-busy', 'false');
    await expect(box).toHaveValue('camel coat');
    await expect(page).toHaveURL('/');
  }
});
