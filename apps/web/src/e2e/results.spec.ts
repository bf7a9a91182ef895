import { devices, type Page } from '@playwright/test';
import { cards, expect, openFilter, pressEscape, productDialog, scrollTo, signIn, test } from './fixtures.ts';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ results?$/ });
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });
const documentOf = async (page: Page, path: string) => (await page.request.get(path)).text();

test('understood and chosen filters can be removed, and stay removed after a reload, Back, Forward and in the document', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/results?q=dress+under+200');
  await expect(chip(page, 'Under $200')).toBeVisible();
  await expect(count(page)).toBeVisible();
  const price = await openFilter(page, 'Price');
  await expect(price.getByRole('textbox', { name: 'To ($)' })).toHaveValue('200');
  const colors = await openFilter(page, 'Colors');
  await expect(price).toBeHidden();
  await colors.getByRole('button', { name: 'Red', exact: true }).click();
  await expect(page).toHaveURL('/results?q=dress+under+200&color=Red');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Colors' })).toBeFocused();

  // After a removal by keyboard, the focus moves to the next chip, and from the last one to the heading.
  await chip(page, 'Under $200').focus();
  await page.keyboard.press('Delete');
  const without = '/results?q=dress+under+200&color=Red&ignore=price';
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
  await expect(page).toHaveURL('/results?q=dress+under+200&ignore=price');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  expect(await documentOf(page, '/results?q=dress+under+200&color=Red')).toContain('Remove Under $200');
  const drawn = await documentOf(page, without);
  expect(drawn).toContain('Remove Red');
  expect(drawn).not.toContain('Remove Under');
});

test('another price replaces the one in the query, several in a row are one history entry, and a long list has a link to its top', async ({
  page,
}) => {
  await page.goto('/results?q=dress+under+100');
  await expect(chip(page, 'Under $100')).toBeVisible();
  await openFilter(page, 'Price');
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
  await expect(page.getByText('The minimum price can’t be higher than the maximum.')).toBeVisible();
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

test('the filter sheet on a phone counts the results, applies when closed, and is one history entry', {
  tag: '@gate',
}, async ({ browser, baseURL }) => {
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

test('exact matches are above similar products, and the filters in the words are counted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/results?q=red+dress+under+100');
  await expect(page.getByRole('heading', { level: 1, name: /^Only one match for/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await expect(page.getByRole('feed', { name: /^Results for/ }).getByRole('article')).toHaveCount(1);
  const similar = page.getByRole('region', { name: 'Similar products' });
  await expect(similar.getByRole('heading', { level: 2 })).toBeVisible();
  const second = similar.getByRole('article').nth(1).getByRole('link').first();
  await second.click();
  await expect(productDialog(page)).toBeVisible();
  await pressEscape(page);
  await expect(second).toBeFocused();
});

test('a search is saved with its filters, and opens with them', async ({ page }) => {
  await signIn(page);
  await page.goto('/results?q=coat&max=400&color=Black');
  await page.getByRole('button', { name: 'Save Search' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await chip(page, 'Black').click();
  await expect(page.getByRole('button', { name: 'Save Search' })).toBeVisible();
  await page.getByRole('button', { name: 'Saved Searches', exact: true }).click();
  await page.getByRole('link', { name: /^coat/ }).click();
  await expect(page).toHaveURL('/results?q=coat&max=400&color=Black');
  await expect(chip(page, 'Black')).toBeVisible();
  await expect(count(page)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('a search with few matches says so, and leads to searches with fewer conditions', async ({ page }) => {
  await page.goto('/results?q=red+dress+under+100');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^(Only (one|\d) match(es)?|No exact match) for “red dress under 100”$/);
  await expect(page.getByRole('status').filter({ hasText: /similar products?/ })).toBeVisible();
  const more = page.getByRole('navigation', { name: 'More results' }).getByRole('link');
  await expect(more).toHaveText(['“red dress” at any price', '“dress” in any color']);
  const addresses = await more.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/results?q=red+dress', '/results?q=dress+under+100']);

  await chip(page, 'Red').click();
  await expect(page).toHaveURL('/results?q=dress+under+100');
  await expect(heading).toHaveText('dress under 100');
  await expect(page.getByRole('searchbox')).toHaveValue('dress under 100');
  await expect(chip(page, 'Under $100')).toBeVisible();
  await expect(chip(page, 'Red')).toHaveCount(0);
});

test('brands are sorted, and found by a part of their name', async ({ page }) => {
  await page.goto('/products/popular');
  const brands = await openFilter(page, 'Brands');
  const names = brands.getByRole('group', { name: 'Brands' }).getByRole('button');
  await expect(names.nth(1)).toBeVisible();
  const all = await names.allTextContents();
  expect(all).toEqual(all.toSorted((one, other) => one.localeCompare(other)));
  const [wanted = ''] = all.slice(-1);
  await brands.getByRole('searchbox', { name: 'Search brands' }).fill(wanted.slice(0, 4).toUpperCase());
  await brands.getByRole('button', { name: wanted, exact: true }).click();
  await expect(page).toHaveURL(`/products/popular?${new URLSearchParams({ brand: wanted })}`);
  await expect(chip(page, wanted)).toBeVisible();
});
