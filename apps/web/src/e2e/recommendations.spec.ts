import type { Page } from '@playwright/test';
import { cards, expect, openLanding, pressEscape, productDialog, signIn, test } from './fixtures.ts';

const rowIn = (page: Page, name: string) => page.getByRole('region', { name });
const nameOfOpen = (page: Page) => productDialog(page).getByRole('heading', { level: 2 });

test('a product leads on to others like it: Back returns to it, and closing closes all of them', async ({
  page,
}) => {
  await openLanding(page);
  const card = cards(page).nth(1).getByRole('link').first();
  const first = (await card.textContent()) ?? '';
  await card.click();
  await expect(nameOfOpen(page)).toHaveText(first);

  const similar = rowIn(page, 'More like this').getByRole('listitem');
  const second = (await similar.nth(1).getByRole('link').textContent()) ?? '';
  await similar.nth(1).getByRole('link').click();
  await expect(nameOfOpen(page)).toHaveText(second);
  expect(second).not.toBe(first);

  // The row that it was opened from is the way on.
  await page.keyboard.press('ArrowLeft');
  await expect(nameOfOpen(page)).not.toHaveText(second);
  await page.keyboard.press('ArrowRight');
  await expect(nameOfOpen(page)).toHaveText(second);

  await page.goBack();
  await expect(nameOfOpen(page)).toHaveText(first);
  await page.goForward();
  await expect(nameOfOpen(page)).toHaveText(second);
  await similar.first().getByRole('link').click();
  await expect(nameOfOpen(page)).not.toHaveText(second);

  await pressEscape(page);
  await expect(productDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(card).toBeFocused();
});

test('a product that was opened directly leads on too, and Back returns to it', async ({ page }) => {
  await openLanding(page);
  const href = (await cards(page).nth(2).getByRole('link').first().getAttribute('href')) ?? '';
  await page.goto(href);
  const first = (await nameOfOpen(page).textContent()) ?? '';
  const similar = rowIn(page, 'More like this').getByRole('listitem');
  await similar.nth(1).getByRole('link').click();
  await expect(nameOfOpen(page)).not.toHaveText(first);
  await page.goBack();
  await expect(page).toHaveURL(href);
  await expect(nameOfOpen(page)).toHaveText(first);
  await pressEscape(page);
  await expect(page).toHaveURL('/');
});

test('what ends in nothing goes on with popular products: a wrong address, an unknown product, no results, filters that leave none, no likes, an empty cart, a profile without posts, an unknown person', async ({
  page,
}) => {
  await signIn(page);
  const popular = rowIn(page, 'Popular right now').getByRole('listitem');
  for (const path of [
    '/product/unknown',
    '/results?q=qqqqzzzz',
    '/results?q=coat&min=999999',
    '/products/verified?q=qqqqzzzz',
    '/cart',
    '/profile',
    '/likes',
    '/user-profile/unknown',
    '/no/such/page',
  ]) {
    await page.goto(path);
    await expect(popular).toHaveCount(12);
    if (path !== '/likes') continue;
    // What is liked there joins the page, and leaves the row and the focus where they were.
    const heart = popular.first().getByRole('button', { name: /^Like / });
    await heart.click();
    await expect(cards(page)).toHaveCount(1);
    await expect(heart).toBeFocused();
  }
  // What lies over the page is opened and closed as anywhere.
  const name = (await popular.first().getByRole('link').textContent()) ?? '';
  await popular.first().getByRole('link').click();
  await expect(nameOfOpen(page)).toHaveText(name);
  await page.keyboard.press('ArrowRight');
  await expect(nameOfOpen(page)).not.toHaveText(name);
  await pressEscape(page);
  await expect(productDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/no/such/page');
});
