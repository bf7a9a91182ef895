import type { Page } from '@playwright/test';
import {
  cards,
  expect,
  isRunning,
  openLanding,
  pressEscape,
  productDialog,
  signIn,
  test,
} from './fixtures.ts';

const rowIn = (page: Page, name: string) => page.getByRole('region', { name });
const nameOfOpen = (page: Page) => productDialog(page).getByRole('heading', { level: 2 });

test('a product leads to similar ones: Back returns to it, and closing closes all of them', {
  tag: '@gate',
}, async ({ page }) => {
  await openLanding(page);
  const card = cards(page).nth(1).getByRole('link').first();
  const first = (await card.textContent()) ?? '';
  await card.click();
  await expect(nameOfOpen(page)).toHaveText(first);

  const similar = rowIn(page, 'More like this').getByRole('listitem');
  const second = (await similar.nth(1).getByRole('link').first().textContent()) ?? '';
  await similar.nth(1).getByRole('link').first().click();
  await expect(nameOfOpen(page)).toHaveText(second);
  expect(second).not.toBe(first);

  await page.keyboard.press('ArrowLeft');
  await expect(nameOfOpen(page)).not.toHaveText(second);
  await page.keyboard.press('ArrowRight');
  await expect(nameOfOpen(page)).toHaveText(second);

  await page.goBack();
  await expect(nameOfOpen(page)).toHaveText(first);
  await page.goForward();
  await expect(nameOfOpen(page)).toHaveText(second);
  await similar.first().getByRole('link').first().click();
  await expect(nameOfOpen(page)).not.toHaveText(second);

  await pressEscape(page);
  await expect(productDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(card).toBeFocused();
});

test('a product opened directly leads to similar ones, too, and Back returns to it', async ({ page }) => {
  await openLanding(page);
  const href = (await cards(page).nth(2).getByRole('link').first().getAttribute('href')) ?? '';
  await page.goto(href);
  const first = (await nameOfOpen(page).textContent()) ?? '';
  const similar = rowIn(page, 'More like this').getByRole('listitem');
  await similar.nth(1).getByRole('link').first().click();
  await expect(nameOfOpen(page)).not.toHaveText(first);
  await page.goBack();
  await expect(page).toHaveURL(href);
  await expect(nameOfOpen(page)).toHaveText(first);
  await pressEscape(page);
  await expect(page).toHaveURL('/');
});

for (const [path, role, name] of [
  ['/profile', 'radio', 'Dark'],
  ['/nowhere', 'link', 'Terms of Service'],
] as const)
  test(`popular products that arrive late on ${path} move nothing below them`, async ({ page }) => {
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/PopularProducts-*.js', async (route) => {
      await isLetGo;
      await route.continue();
    });
    await page.goto(path);
    const below = page.getByRole(role, { name });
    await expect(below).toBeAttached();
    await isRunning(page);
    const place = await below.boundingBox();
    letGo();
    await expect(rowIn(page, 'Popular right now').getByRole('link').nth(2)).toBeVisible();
    const { y = 0 } = (await below.boundingBox()) ?? {};
    expect(Math.abs(y - (place?.y ?? 0))).toBeLessThan(2);
  });

test('popular products follow a page without content: a wrong address, an unknown product, no results, filters without results, no likes, an empty cart, a profile without posts, an unknown user', async ({
  page,
}) => {
  // Opens eight pages: 25 s on a busy machine.
  test.slow();
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
    const heart = popular.first().getByRole('button', { name: /^Like / });
    await heart.click();
    await expect(cards(page)).toHaveCount(1);
    await expect(heart).toBeFocused();
  }
  const name = (await popular.first().getByRole('link').first().textContent()) ?? '';
  await popular.first().getByRole('link').first().click();
  await expect(nameOfOpen(page)).toHaveText(name);
  await page.keyboard.press('ArrowRight');
  await expect(nameOfOpen(page)).not.toHaveText(name);
  await pressEscape(page);
  await expect(productDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/no/such/page');
});
