import type { Page } from '@playwright/test';
import { cards, expect, openLanding, shiftsOf, signIn, test, watchShifts } from './fixtures.ts';

interface Found {
  id: string;
  name: string;
  price: number | null;
  category: string | null;
}

/** Likes the first bags over the API, as somebody does who looks for one. */
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

const lessLike = (place: Page | ReturnType<typeof cards>) =>
  place.getByRole('button', { name: /^Less like / });

test('whoever likes five bags sees why products are there, and less of what they say', async ({ page }) => {
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
  // The line has its room before it comes: where it is drawn, no card has grown.
  const box = await first.boundingBox();
  expect(await shiftsOf(page)).toEqual([]);

  await page.route('**/api/dismissals/add', (route) => route.abort(), { times: 1 });
  await lessLike(first).click();
  await expect(
    page.getByText(`Could not note that you want less like ${products[0]?.name}`).first(),
  ).toBeVisible();
  await expect(first.getByRole('link').first()).toBeVisible();
  await expect(lessLike(first)).toBeFocused();
  const retried = page.waitForResponse('**/api/dismissals/add');
  await page.getByRole('button', { name: 'Retry' }).click();
  expect((await retried).ok()).toBe(true);
  await expect(first).toContainText('You will see less like this');
  await expect(first.getByRole('link').first()).toBeHidden();
  expect(await first.boundingBox()).toEqual(box);

  // By keyboard: the way back has the focus, and so has the button afterwards.
  await lessLike(second).focus();
  await page.keyboard.press('Enter');
  await expect(second.getByRole('button', { name: 'Undo' })).toBeFocused();
  const undone = page.waitForResponse('**/api/dismissals/remove');
  await page.keyboard.press('Enter');
  expect((await undone).ok()).toBe(true);
  await expect(lessLike(second)).toBeFocused();

  // A reload shows the same products out of the session cache, and knows.
  await page.reload();
  await expect(first).toContainText('You will see less like this');
  await expect(lessLike(second)).toBeVisible();
  // Where a ranking takes long, the one before is shown for a while.
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
  await expect(lessLike(page)).toHaveCount(0);
  await expect(page.getByText('Because you liked')).toHaveCount(0);
});
