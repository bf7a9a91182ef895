import type { Page } from '@playwright/test';
import { cards, expect, openLanding, shiftsOf, signIn, test, watchShifts } from './fixtures.ts';

interface Found {
  id: string;
  name: string;
  price: number | null;
  category: string | null;
}

async function likeBags(page: Page, { userId, token }: { userId: string; token: string }): Promise<Found[]> {
  const answer = await page.request.post('/api/search/query', {
    data: { query: 'bag', start: 0, limit: 20 },
  });
  const { results } = (await answer.json()) as { results: Found[] };
  const bags = results.filter(({ category, price }) => category === results[0]?.category && price !== null);
  for (const { id: productId, name, price } of bags.slice(0, 5)) {
    const liked = await page.request.post('/api/likes/add', {
      headers: { authorization: `Bearer ${token}` },
      data: { userId, productId, name, price },
    });
    expect(liked.ok()).toBe(true);
  }
  return bags.slice(0, 5);
}

const options = (place: Page | ReturnType<typeof cards>) =>
  place.getByRole('button', { name: /^Options for / });
const lessLike = (page: Page) => page.getByRole('menuitem', { name: /^Show less like / });

test('a user who likes five bags sees reasons for products, and dismissed ones leave the feed', {
  tag: '@gate',
}, async ({ page }) => {
  await watchShifts(page);
  const me = await signIn(page);
  const bags = await likeBags(page, me);
  const asked = page.waitForResponse((response) => response.url().includes('/api/products/personalized'));
  await openLanding(page);
  const { products } = (await (await asked).json()) as { products: Found[] };
  const sameKind = products.slice(0, 12).filter(({ category }) => category === bags[0]?.category);
  expect(sameKind.length).toBeGreaterThan(0);
  expect(sameKind.length).toBeLessThan(5);

  const [first, second] = [cards(page).first(), cards(page).nth(1)];
  await expect(first).toContainText(/Because you liked|Because you searched for/);
  // Cards reserve room for the reason, so none grows.
  const box = await first.boundingBox();
  expect(await shiftsOf(page)).toEqual([]);

  await page.route('**/api/dismissals/add', (route) => route.abort(), { times: 1 });
  await expect(options(first)).toHaveCSS('opacity', '0');
  await first.hover();
  await expect(options(first)).toHaveCSS('opacity', '1');
  await options(first).click();
  await lessLike(page).click();
  await expect(page.getByText(`Failed to show less like ${products[0]?.name}`).first()).toBeVisible();
  await expect(first.getByRole('link').first()).toBeVisible();
  await expect(options(first)).toBeFocused();
  const retried = page.waitForResponse('**/api/dismissals/add');
  await page.getByRole('button', { name: 'Retry' }).click();
  expect((await retried).ok()).toBe(true);
  await expect(first).toContainText('You’ll see less like this.');
  await expect(first.getByRole('link').first()).toBeHidden();
  expect(await first.boundingBox()).toEqual(box);

  // By keyboard, the focus moves to Undo and back.
  await options(second).focus();
  await page.keyboard.press('Enter');
  await expect(lessLike(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second.getByRole('button', { name: 'Undo' })).toBeFocused();
  const undone = page.waitForResponse('**/api/dismissals/remove');
  await page.keyboard.press('Enter');
  expect((await undone).ok()).toBe(true);
  await expect(options(second)).toBeFocused();

  // After a reload, the cached products still show the dismissal.
  await page.reload();
  await expect(first).toContainText('You’ll see less like this.');
  await expect(options(second)).toBeVisible();
  // The server returns the previous ranking until the new one is ready.
  const ranked = async () => {
    const next = await page.request.get('/api/products/personalized?limit=100', {
      headers: { authorization: `Bearer ${me.token}` },
    });
    return ((await next.json()) as { products: Found[] }).products.map(({ id }) => id);
  };
  await expect.poll(ranked).not.toContain(products[0]?.id);

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage.setItem('e2e:signedIn', 'yes');
  });
  await openLanding(page);
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText('Because you liked')).toHaveCount(0);
});
