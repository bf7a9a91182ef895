import { devices, type Page } from '@playwright/test';
import { cards, expect, scrollTo, signIn, test } from './fixtures.ts';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ results?$/ });
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });
const documentOf = async (page: Page, path: string) => (await page.request.get(path)).text();

test('what a search understood and what was chosen can be taken off, and stays off: over a reload, Back, Forward and in the drawn page', async ({
  page,
}) => {
  await page.goto('/results?q=red+dress+under+200');
  await expect(chip(page, 'Under $200')).toBeVisible();
  await expect(count(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'To ($)' })).toHaveValue('200');
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await expect(page).toHaveURL('/results?q=red+dress+under+200&color=Red');

  // By keyboard; the focus goes on to the next chip, and at last to the heading.
  await chip(page, 'Under $200').focus();
  await page.keyboard.press('Delete');
  const without = '/results?q=red+dress+under+200&color=Red&ignore=price';
  await expect(page).toHaveURL(without);
  await expect(chip(page, 'Under $200')).toHaveCount(0);
  await expect(chip(page, 'Red')).toBeFocused();
  await page.reload();
  await expect(chip(page, 'Red')).toBeVisible();
  await expect(chip(page, 'Under $200')).toHaveCount(0);
  await page.goBack();
  await expect(chip(page, 'Under $200')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(without);
  await expect(chip(page, 'Under $200')).toHaveCount(0);
  await chip(page, 'Red').focus();
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL('/results?q=red+dress+under+200&ignore=price');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  expect(await documentOf(page, '/results?q=red+dress+under+200&color=Red')).toContain('Remove Under $200');
  const drawn = await documentOf(page, without);
  expect(drawn).toContain('Remove Red');
  expect(drawn).not.toContain('Remove Under');
});

test('another price takes the place of the one in the words, a run of prices is one step back, and a long list has a way to its top', async ({
  page,
}) => {
  await page.goto('/results?q=dress+under+100');
  await expect(chip(page, 'Under $100')).toBeVisible();
  const highest = page.getByRole('textbox', { name: 'To ($)' });
  for (const price of ['1.250,50', '300', '150']) {
    await highest.fill(price);
    await highest.press('Enter');
  }
  await expect(page).toHaveURL('/results?q=dress&max=150');
  await expect(chip(page, 'Under $150')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('dress');
  await highest.press('Shift+Tab');
  await page.keyboard.type('900');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The lowest price is above the highest.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'From ($)' })).toHaveValue('900');

  await page.goBack();
  await expect(page).toHaveURL('/results?q=dress&max=1250.5');
  await page.goBack();
  await expect(chip(page, 'Under $100')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('dress under 100');

  await page.goto('/results?q=shoes');
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await expect(cards(page).first()).toBeVisible();
  await expect(toTop).toBeHidden();
  await scrollTo(page, 4000);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(toTop).toBeHidden();
  await page.getByRole('link', { name: 'Verified products' }).click();
  await expect(page).toHaveURL('/products/verified');
  await page.getByRole('link', { name: 'Popular products' }).click();
  await expect(page).toHaveURL('/products/popular');
});

test('on a phone the sheet counts what would be found, holds when it is closed, and is one step back', async ({
  browser,
  baseURL,
}) => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext({ ...phone, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/results?q=coat');
  await expect(count(page)).toBeVisible();
  const all = (await count(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: `Show ${all}` })).toBeVisible();
  await sheet.getByRole('button', { name: 'Black', exact: true }).click();
  await sheet.getByRole('textbox', { name: 'To ($)' }).fill('400');
  const show = sheet.getByRole('button', { name: /^Show \d+ results?$/ });
  await expect(show).not.toHaveText(`Show ${all}`);
  const fewer = (await show.textContent())?.replace('Show ', '') ?? '';
  await expect(page).toHaveURL('/results?q=coat');
  await show.click();
  await expect(page).toHaveURL('/results?q=coat&max=400&color=Black');
  await expect(count(page)).toHaveText(fewer);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/results?q=coat');
  await expect(count(page)).toHaveText(all);
  await page.goForward();
  await expect(page).toHaveURL('/results?q=coat&max=400&color=Black');
  await context.close();
});

test('a search is saved with its filters, and opens with them', async ({ page }) => {
  await signIn(page);
  await page.goto('/results?q=coat&max=400&color=Black');
  await page.getByRole('button', { name: 'Save Search' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await chip(page, 'Black').click();
  // Other filters are another search.
  await expect(page.getByRole('button', { name: 'Save Search' })).toBeVisible();
  await page.getByRole('button', { name: 'Saved Searches', exact: true }).click();
  await page.getByRole('link', { name: /^coat/ }).click();
  await expect(page).toHaveURL('/results?q=coat&max=400&color=Black');
  await expect(chip(page, 'Black')).toBeVisible();
  await expect(count(page)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});
