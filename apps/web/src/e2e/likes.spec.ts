import type { Page, Route } from '@playwright/test';
import {
  cards,
  expect,
  heartIn,
  openLanding,
  productDialog,
  signIn,
  test,
  waitForHeldCalls,
} from './fixtures.ts';

async function holdLikes(page: Page) {
  const held: Route[] = [];
  await waitForHeldCalls(page);
  await page.route('**/api/likes/*', (route) => void held.push(route));
  return {
    held,
    async arrived(count: number) {
      await expect.poll(() => held.length).toBe(count);
    },
    wanted: () => held.map((route) => (route.request().method() === 'POST' ? 'like' : 'unlike')),
  };
}

test('a like on the card, undone in the modal while its response is pending, ends everywhere as last clicked', {
  tag: '@gate',
}, async ({ page }) => {
  const { userId, token } = await signIn(page);
  await openLanding(page);
  const likes = await holdLikes(page);
  const card = cards(page).nth(2);
  const productId = (await card.getByRole('link').first().getAttribute('href'))?.split('/').at(-1) ?? '';

  await heartIn(card).click();
  await expect(heartIn(card)).toHaveAttribute('aria-pressed', 'true');
  await likes.arrived(1);

  // While the like is pending, the card's heart is disabled, but not its link (D83). The modal's heart is
  // never disabled.
  await expect(heartIn(card)).toHaveAttribute('aria-disabled', 'true');
  await card.getByRole('link').first().click();
  const heart = heartIn(productDialog(page));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  for (let clicks = 0; clicks < 5; clicks++) await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(likes.wanted()).toEqual(['like']);

  await likes.held[0]?.continue();
  await likes.arrived(2);
  expect(likes.wanted()).toEqual(['like', 'unlike']);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await likes.held[1]?.continue();

  await page.keyboard.press('Escape');
  await expect(heartIn(card)).toHaveAttribute('aria-pressed', 'false');
  await expect(heartIn(card)).not.toHaveAttribute('aria-disabled', 'true');
  const answer = await page.request.post('/api/cart/checkStatuses', {
    headers: { authorization: `Bearer ${token}` },
    data: { userId, productIds: [productId] },
  });
  expect(await answer.json()).toEqual([{ productId, isLiked: false, inCart: false }]);
  expect(likes.held).toHaveLength(2);
});

test('a like that fails is rolled back, says so, and can be retried', { tag: '@gate' }, async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  await page.route(
    '**/api/likes/add',
    (route) => route.fulfill({ status: 500, json: { error: 'Out of order' } }),
    {
      times: 1,
    },
  );
  const heart = heartIn(cards(page).first());
  await heart.click();
  await expect(page.getByText('Failed to like product').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-disabled', 'true');
});

test('an unlike that fails is rolled back and says so', async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  const heart = heartIn(cards(page).first());
  await heart.click();
  await expect(heart).not.toHaveAttribute('aria-disabled', 'true');
  await page.route('**/api/likes/remove', (route) => route.abort());
  await heart.click();
  await expect(page.getByText('Failed to unlike product').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a like is announced to the window with its source and product', async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  await page.evaluate(() => {
    window.addEventListener('likesUpdated', (event) => {
      document.body.dataset.likesUpdated = JSON.stringify((event as CustomEvent).detail);
    });
  });
  const card = cards(page).first();
  const productId = (await card.getByRole('link').first().getAttribute('href'))?.split('/').at(-1);
  await heartIn(card).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-likes-updated',
    JSON.stringify({ source: 'ProductCard', productId }),
  );
});

test('a liked product is on the likes page, and no other card changes', async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  const card = cards(page).nth(1);
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  await heartIn(card).click();
  await expect(heartIn(card)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('feed').getByRole('button', { pressed: true })).toHaveCount(1);

  await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Likes' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await expect(cards(page).getByRole('link').first()).toHaveText(name);
});

test('the page gets the focus when the last product is unliked, and stays in place', async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  await heartIn(cards(page).first()).click();
  await expect(heartIn(cards(page).first())).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Likes' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular right now' })).toBeVisible();
  const scroller = () =>
    page.evaluate(() => [scrollY, document.documentElement.scrollHeight > innerHeight + 64]);
  expect(await scroller()).toEqual([0, true]);

  await heartIn(cards(page).first()).press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  expect(await scroller()).toEqual([0, true]);
});
