import type { Page } from '@playwright/test';
import { cards, expect, isRunning, openLanding, test } from './fixtures.ts';

const prefix = (page: Page) => page.getByText('Swipe for', { exact: true });
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn.`);
  return box;
};

test('the words of the headline change in turn, and the line does not move', async ({ page }) => {
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
  expect(pause.x - (line.x + line.width)).toBeLessThanOrEqual(8);
  expect(pause.x).toBeGreaterThanOrEqual(line.x + line.width);
  expect(Math.abs(pause.y + pause.height / 2 - line.y - line.height / 2)).toBeLessThan(2);
});

test('nothing is wider than a window of 320 px, whatever the words, and there is space above the products', {
  tag: '@gate',
}, async ({ page }) => {
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
    .toBeGreaterThanOrEqual(12);
  const air = (await boxOf(page, '[role=feed] article')).y - suggestions.y - suggestions.height;
  expect(air).toBeLessThanOrEqual(24);
});

test('each suggestion finds products, also without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const lists = page.getByRole('navigation', { name: 'Products' });
  const suggestions = page.getByRole('navigation', { name: 'Suggestions' }).getByRole('link');
  for (const list of ['popular', 'verified']) {
    await page.goto('/');
    await expect(lists.locator('[aria-current=true]')).toHaveText('Popular');
    await lists.getByRole('link', { name: new RegExp(`^${list}$`, 'i') }).click();
    await expect(page).toHaveURL(`/products/${list}`);
    await expect(cards(page).first()).toBeVisible();
  }
  for (const place of [0, 1, 2, 3]) {
    await page.goto('/');
    const suggestion = suggestions.nth(place);
    const query = (await suggestion.textContent()) ?? '';
    await suggestion.click();
    await expect(page).toHaveURL(`/results?${new URLSearchParams({ q: query })}`);
    await expect(cards(page).first()).toBeVisible();
  }
  await context.close();
});

test('the first view says that people found the products, and shows the faces of the first of them', async ({
  page,
}) => {
  const answer = await page.request.get('/api/products/popular');
  const { products } = (await answer.json()) as { products: { owner_picture_url?: string }[] };
  const faces = [...new Set(products.flatMap(({ owner_picture_url: face = [] }) => face))];
  expect(faces.length).toBeGreaterThan(5);
  for (const face of faces) expect((await (await page.request.get(face)).body()).length).toBeLessThan(1024);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const title = page.getByText('Found by people', { exact: true });
  await expect(title).toBeInViewport();
  await expect(page.getByText('Someone picked every piece.')).toBeInViewport();
  const shown = title.locator('xpath=preceding-sibling::*[1]').locator('img');
  expect(await shown.evaluateAll((images) => images.map((image) => image.getAttribute('src')))).toEqual(
    faces.slice(0, 5),
  );
  await expect
    .poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const fifth = await cards(page).nth(4).boundingBox();
  expect(Math.abs(((await title.boundingBox())?.x ?? 0) - (fifth?.x ?? 0))).toBeLessThan(1);
  expect(fifth?.y).toBeLessThan(380);
  await page.waitForLoadState('networkidle');
  const small = asked.filter((path) => path.includes('/face-'));
  expect(new Set(small).size).toBe(small.length);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(title).toBeInViewport();
  const pause = await boxOf(page, 'h1 ~ button');
  const row = await boxOf(page, 'h1 ~ button >> xpath=../following-sibling::div[1]');
  expect(Math.abs(pause.y + pause.height / 2 - row.y - row.height / 2)).toBeLessThan(2);
  await expect(page.getByText('Someone picked every piece.')).toBeHidden();
  expect((await boxOf(page, '[role=feed] article')).y).toBeLessThan(380);
  const owner = cards(page).first().getByRole('link', { name: /^@/ });
  await expect(owner).toBeInViewport({ ratio: 1 });
});

test('the gap below every card is the same, whatever the length of its name', async ({ page }) => {
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

test('an offline search says so and keeps the typed text, however often it is tried', async ({ page }) => {
  await page.goto('/');
  await isRunning(page);
  await page.context().setOffline(true);
  const box = page.getByRole('searchbox');
  await box.fill('camel coat');
  for (const _ of [1, 2, 3]) {
    await box.press('Enter');
    await expect(page.getByText('You’re offline. Check your connection and try again.')).toBeVisible();
    await expect(
      page.getByRole('search').getByRole('button', { name: 'Search', exact: true }),
    ).toHaveAttribute('aria-busy', 'false');
    await expect(box).toHaveValue('camel coat');
    await expect(page).toHaveURL('/');
  }
});

test('text typed while the results replace the page stays, with the focus', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/results-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openLanding(page);
  const field = page.getByRole('searchbox');
  const asked = page.waitForRequest('**/assets/results-*.js');
  await field.fill('coat');
  await field.press('Enter');
  await asked;
  await field.pressSequentially(' red');
  gate.resolve();
  await expect(page).toHaveURL('/results?q=coat');
  await expect(field).toHaveValue('coat red');
  await expect(field).toBeFocused();
  await page.keyboard.type('dish');
  await expect(field).toHaveValue('coat reddish');
});
