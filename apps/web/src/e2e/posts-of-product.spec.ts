import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, isRunning, newPerson, productDialog, signIn, test } from './fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';

const posts = (page: Page) => productDialog(page).getByRole('region', { name: /^In .* post/ });
const post = (page: Page) => page.getByRole('dialog', { name: /^Post by @/ });

interface Known {
  id: string;
  name: string;
  link: string;
}

/** Publishes a post with a link to a product. */
async function shownProduct(page: Page, at: number): Promise<Known> {
  const feed = await page.request.get('/api/products/popular?limit=20');
  const product = ((await feed.json()) as { products: Known[] }).products[at];
  if (!product) throw new Error('There are too few products.');
  const author = await registered(page, newPerson());
  await publishPost(page, author, {
    content: 'Fit check before the rain came.',
    links: [{ url: product.link, label: product.name }],
  });
  return product;
}

test('a post that shows a product opens over it, and Back, Escape and Forward lead from one to the other', async ({
  page,
}) => {
  // Publishes pictures and opens eight layers: 30 s on a busy machine.
  test.slow();
  const product = await shownProduct(page, 11);
  await signIn(page);
  await page.goto(`/product/${product.id}`);
  await isRunning(page);
  const link = posts(page).getByRole('link', { name: /Fit check before the rain came/ });
  await expectNoViolations(page);
  await link.click();
  await expect(post(page)).toBeVisible();
  await expect(page).toHaveURL(/\/post\//);

  await page.keyboard.press('Escape');
  await expect(post(page)).toHaveCount(0);
  await expect(productDialog(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/${product.id}$`));
  await expect(link).toBeFocused();

  await link.click();
  await expect(post(page)).toBeVisible();
  await page.goBack();
  await expect(post(page)).toHaveCount(0);
  await expect(productDialog(page)).toBeVisible();
  await page.goForward();
  await expect(post(page)).toBeVisible();

  await post(page)
    .getByRole('button', { name: /^Links/ })
    .click();
  await post(page).locator(`a[href="/product/${product.id}"]`).first().click();
  await expect(post(page)).toHaveCount(0);
  await expect(productDialog(page)).toBeVisible();
  await page.goBack();
  await expect(post(page)).toBeVisible();
});

test('a product that no post shows has no room for posts', async ({ page }) => {
  await page.route('**/api/products/*/posts', (route) => route.fulfill({ json: { posts: [] } }));
  await page.goto('/');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(productDialog(page).getByRole('region', { name: 'More like this' })).toBeVisible();
  await expect(posts(page)).toHaveCount(0);
});
