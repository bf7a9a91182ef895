import type { Page } from '@playwright/test';
import {
  apiCalls,
  cards,
  expect,
  isRunning,
  newPerson,
  openLanding,
  pressEscape,
  productDialog,
  signOut,
  test,
} from './fixtures.ts';

const row = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const viewedIn = (page: Page) =>
  row(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('viewed')));

async function look(page: Page, place: number): Promise<string> {
  const link = cards(page).nth(place).getByRole('link').first();
  const [name, href] = [await link.textContent(), await link.getAttribute('href')];
  await link.click();
  await expect(productDialog(page).getByRole('heading', { level: 2 })).toHaveText(name ?? '');
  await pressEscape(page);
  await expect(productDialog(page)).toHaveCount(0);
  return href ?? '';
}

const home = (page: Page) =>
  page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click();

test('products viewed by a guest are above the others on the next visit, and nothing moves before', async ({
  page,
}) => {
  const calls = apiCalls(page);
  await openLanding(page);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  const where = () => cards(page).first().boundingBox();
  const before = await where();
  const first = await look(page, 0);
  const second = await look(page, 2);
  expect(await where()).toEqual(before);
  await expect(row(page)).toHaveCount(0);

  await page.goto('/products/popular');
  await home(page);
  await expect(row(page).getByRole('link')).toHaveCount(2);
  expect(await viewedIn(page)).toEqual([second, first]);
  expect(calls.filter((call) => call === 'GET /api/products')).toHaveLength(1);

  // Closing a product returns the focus to its tile, and nothing moves.
  const tile = row(page).getByRole('link').nth(1);
  const placed = await tile.boundingBox();
  await tile.click();
  await expect(page).toHaveURL(first);
  await expect(productDialog(page)).toBeVisible();
  await pressEscape(page);
  await expect(tile).toBeFocused();
  expect(await tile.boundingBox()).toEqual(placed);
  await look(page, 1);
  expect(await viewedIn(page)).toEqual([second, first]);
  await expect(row(page).getByRole('button', { name: /^Like / })).toHaveCount(2);

  await page.reload();
  await isRunning(page);
  await expect(row(page).getByRole('link')).toHaveCount(3);
  expect((await viewedIn(page)).slice(1)).toEqual([first, second]);

  // A page left without the row has none after Back.
  await page.goBack();
  await page.goBack();
  await isRunning(page);
  await expect(cards(page).first()).toBeVisible();
  await expect(row(page)).toHaveCount(0);
  expect(await where()).toEqual(before);

  await home(page);
  await row(page).getByRole('button', { name: 'Clear recently viewed' }).click();
  await expect(row(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await stored(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page).getByRole('link')).toHaveCount(3);
});

test('viewed products are forgotten at sign-out, and deleted ones are not shown', async ({ page }) => {
  // Opens many products: 25 s on a busy machine.
  test.slow();
  const person = newPerson();
  await page.request.post('/api/profile/register', { data: person });
  await openLanding(page);
  await look(page, 1);
  expect(await stored(page)).toEqual(['viewed:guest']);
  await page.goto('/login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(row(page).getByRole('link')).toHaveCount(1);
  expect(await stored(page)).toEqual([expect.not.stringContaining('guest')]);

  await page.route('**/api/products?ids=*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.reload();
  const retry = row(page).getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  // In very large type, the error does not overlap the products.
  await page.setViewportSize({ width: 320, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '300%';
  });
  const gap = async () =>
    ((await cards(page).first().boundingBox())?.y ?? 0) -
    Math.max(
      ...(await row(page)
        .getByRole('status')
        .locator('*')
        .evaluateAll((inside) => inside.map((element) => element.getBoundingClientRect().bottom))),
    );
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await retry.click();
  await expect(row(page).getByRole('link')).toHaveCount(1);

  await page.goto('/profile');
  await signOut(page);
  await expect.poll(() => stored(page)).toEqual([]);
  await home(page);
  await expect(cards(page).first()).toBeVisible();
  await expect(row(page)).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('viewed:guest', 'no-such-product <script> ../../'));
  await page.goto('/');
  await expect(row(page)).toContainText('no longer available');
  expect(await stored(page)).toEqual([]);

  // If the row's code fails to load, no room is reserved.
  const where = async () => (await cards(page).first().boundingBox())?.y;
  await page.goto('/');
  const alone = await where();
  await page.evaluate(() => localStorage.setItem('viewed:guest', 'p1'));
  await page.route('**/assets/RecentlyViewed-*.js*', (route) => route.abort());
  await page.goto('/');
  await expect.poll(where).toBe(alone);
});
