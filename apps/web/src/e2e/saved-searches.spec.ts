import type { Page } from '@playwright/test';
import {
  cards,
  chooseForSearch,
  expect,
  isRunning,
  openLanding,
  pressEscape,
  signIn,
  test,
} from './fixtures.ts';

const bookmark = (page: Page) => page.getByRole('button', { name: 'Saved Searches', exact: true });

async function keep(page: Page, { userId, token }: { userId: string; token: string }, query: string) {
  const answer = await page.request.post(`/api/saved-searches/save/${userId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { query, searchResults: [] },
  });
  expect(answer.ok()).toBe(true);
}

const columns = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('[role=feed] article')];
    return new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size;
  });

test('a search is saved, renamed, opened again and deleted', { tag: '@gate' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/results?q=scarf');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save Search' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  await page.goto('/likes');
  await bookmark(page).click();
  const drawer = page.getByRole('dialog', { name: 'Saved Searches' });
  await chooseForSearch(drawer, 'scarf', 'Rename');
  await page.keyboard.type('For winter');
  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: /For winter/ }).click();
  await expect(page).toHaveURL('/results?q=scarf');
  await expect(cards(page).first()).toBeVisible();

  await bookmark(page).click();
  const panel = page.getByRole('complementary', { name: 'Saved Searches' });
  await expect(panel.getByRole('link', { name: /For winter/ })).toHaveAttribute('aria-current', 'page');
  await expect(panel.getByRole('listitem').locator('img').first()).toBeVisible();
  await chooseForSearch(panel, 'For winter', 'Delete');
  await expect(panel.getByText('No saved searches yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Search' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(panel.getByRole('link', { name: /For winter/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

test('a results page shows that its search is saved, after one call for button and panel', async ({
  page,
}) => {
  const person = await signIn(page);
  await keep(page, person, 'scarf');
  await page.addInitScript(() => localStorage.setItem('savedSearchesPanel', 'open'));
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/saved-searches/get/')) calls += 1;
  });
  await page.goto('/results?q=Scarf');
  const saved = page.getByRole('button', { name: 'Saved', exact: true });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  const panel = page.getByRole('complementary', { name: 'Saved Searches' });
  const entry = panel.getByRole('link', { name: /scarf/ });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  expect(calls).toBe(1);

  await page.goto('/results?q=scarf&sort=price_low_to_high');
  await expect(page.getByRole('button', { name: 'Save Search' })).toBeVisible();
  await expect(entry).toBeVisible();
  await expect(entry).not.toHaveAttribute('aria-current', 'page');
});

test('the saved searches are beside the products if there is room, as long as the user wants', async ({
  page,
}) => {
  const person = await signIn(page);
  await keep(page, person, 'scarf');
  await openLanding(page);
  expect(await columns(page)).toBe(5);
  await expect(bookmark(page)).toHaveAttribute('aria-expanded', 'false');
  await bookmark(page).click();
  const panel = page.getByRole('complementary', { name: 'Saved Searches' });
  await expect(panel.getByRole('link', { name: /scarf/ })).toBeVisible();
  await expect(bookmark(page)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => columns(page)).toBe(3);

  await page.reload();
  await expect(panel.getByRole('link', { name: /scarf/ })).toBeVisible();
  await panel.getByRole('link', { name: /scarf/ }).click();
  await expect(page).toHaveURL('/results?q=scarf');
  await expect(panel).toBeVisible();

  await panel.getByRole('button', { name: 'Hide saved searches' }).click();
  await expect(panel).toBeHidden();
  await expect(bookmark(page)).toBeFocused();

  await bookmark(page).press('Enter');
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(panel).toBeHidden();
  await bookmark(page).click();
  await expect(page.getByRole('dialog', { name: 'Saved Searches' })).toBeVisible();
});

test('a search deleted in another tab says so and disappears', async ({ page, context }) => {
  const person = await signIn(page);
  await keep(page, person, 'scarf');
  await page.goto('/likes');
  await bookmark(page).click();
  const drawer = page.getByRole('dialog', { name: 'Saved Searches' });
  await chooseForSearch(drawer, 'scarf', 'Rename');

  const headers = { authorization: `Bearer ${person.token}` };
  const list = await context.request.get(`/api/saved-searches/get/${person.userId}`, { headers });
  const [{ id }] = ((await list.json()) as { searches: [{ id: string }] }).searches;
  await context.request.delete(`/api/saved-searches/delete/${person.userId}/${id}`, { headers });

  await page.keyboard.type('For winter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This saved search was already deleted.').first()).toBeVisible();
  await expect(drawer.getByText('No saved searches yet')).toBeVisible();
});

test('no deletion is reported when the session has ended', async ({ page }) => {
  const person = await signIn(page);
  await keep(page, person, 'scarf');
  await page.goto('/likes');
  await bookmark(page).click();
  const drawer = page.getByRole('dialog', { name: 'Saved Searches' });
  await expect(drawer.getByRole('link', { name: /scarf/ })).toBeVisible();
  await page.route('**/api/saved-searches/rename/**', (route) =>
    route.fulfill({ status: 401, json: { error: 'No' } }),
  );
  await chooseForSearch(drawer, 'scarf', 'Rename');
  await page.keyboard.type('For winter');
  await page.keyboard.press('Enter');
  const prompt = page.getByRole('dialog', { name: 'Please Login' });
  await expect(prompt).toBeVisible();
  await pressEscape(page);
  await expect(prompt).toBeHidden();
  await chooseForSearch(drawer, 'scarf', 'Delete');
  await expect(prompt).toBeVisible();
  await expect(page.getByText(/was deleted\.$/)).toHaveCount(0);
});

// 1 §2: a click on the title edits it, on touch screens a tap in the menu.
test('on a phone a tap on the title opens the search, and the menu renames it', { tag: '@gate' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const person = await signIn(page);
  await keep(page, person, 'scarf');
  await page.goto('/likes');
  await isRunning(page);
  await bookmark(page).tap();
  const drawer = page.getByRole('dialog', { name: 'Saved Searches' });
  await drawer.getByRole('button', { name: 'Options for scarf' }).tap();
  await page.getByRole('menuitem', { name: 'Rename' }).tap();
  await expect(drawer.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('For winter');
  await page.keyboard.press('Enter');
  const title = drawer.getByText('For winter', { exact: true }).first();
  const { x, y, width, height } = (await title.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(page).toHaveURL('/results?q=scarf');
  await expect(cards(page).first()).toBeVisible();
  await context.close();
});
