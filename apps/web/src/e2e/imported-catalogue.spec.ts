import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { test } from './beside-shop.ts';
import { cards, expect, isRunning, signIn } from './fixtures.ts';
import { publishPost } from './post-fixtures.ts';

test.use({ settings: { DEMO: '0' } });

const serverDir = resolve(import.meta.dirname, '../../../server');

async function importFile(dataDir: string, products: object[]): Promise<void> {
  const file = join(dataDir, 'products.json');
  await writeFile(file, JSON.stringify(products));
  await promisify(execFile)(process.execPath, ['src/catalog.ts', 'import', file], {
    cwd: serverDir,
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

test('an empty shop suggests nothing, and after an import each suggestion finds a product', {
  tag: '@importing',
}, async ({ page, dataDir }) => {
  const suggestions = page.getByRole('navigation', { name: 'Suggestions' });
  await page.goto('/');
  await isRunning(page);
  await expect(page.getByText('No products yet')).toBeVisible();
  await expect(suggestions).toHaveCount(0);

  await importFile(dataDir, [
    { id: 'lamp', name: 'Paper Lamp', category: 'Lamps', color: 'White', price: '49.00 USD' },
    { id: 'shade', name: 'Tall Lamp', category: 'Lamps', color: 'White', price: '59.00 USD' },
    { id: 'cup', name: 'Tea Cup', category: 'Cups', color: 'Blue', price: '12.00 USD' },
  ]);
  const document = await (await page.request.get('/')).text();
  expect(document).toMatch(/<a [^>]*href="\/results\?q=white\+lamps"[^>]*>white lamps<\/a>/);
  await page.goto('/');
  await isRunning(page);
  const lists = page.getByRole('navigation', { name: 'Products' }).getByRole('link');
  await expect(lists).toHaveText(['Popular']);
  // Nobody found these products.
  await expect(page.getByText('Found by people')).toHaveCount(0);
  await expect(suggestions.getByRole('link')).toHaveText(['white lamps', 'blue cups']);
  for (const [query, name] of [
    ['white lamps', 'Paper Lamp'],
    ['blue cups', 'Tea Cup'],
  ] as const) {
    await suggestions.getByRole('link', { name: query }).click();
    await expect(page).toHaveURL(/\/results\?/);
    await expect(cards(page).filter({ hasText: name })).toBeVisible();
    await page.goBack();
  }

  // Suggestions are the same after a sign-in and after a step from another page, and need no request.
  await signIn(page);
  await page.goto('/results?q=lamp');
  await isRunning(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(suggestions.getByRole('link')).toHaveText(['white lamps', 'blue cups']);
  expect(asked.filter((path) => /suggest/.test(path))).toEqual([]);
  await page.reload();
  await isRunning(page);
  await expect(suggestions.getByRole('link')).toHaveText(['white lamps', 'blue cups']);
});

// 1 §2, 1 §4, D87
test('a shop with an imported file has verified products, notes of price changes, and new products to verify', {
  tag: '@importing',
}, async ({ page, shop, dataDir }) => {
  const address = 'https://kiln.shop/lamp';
  shop.sell(address, { name: 'Paper Lamp', price: 49 });
  await page.goto('/products/verified');
  await expect(cards(page)).toHaveCount(0);
  await importFile(dataDir, [
    { id: 'lamp', name: 'Paper Lamp', price: '49.00 USD', link: address },
    { id: 'cup', name: 'Tea Cup', price: '12.00 USD' },
  ]);
  await page.goto('/products/verified');
  await expect(cards(page).filter({ hasText: 'Paper Lamp' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  const feed = await page.request.get('/api/products/verified');
  expect(await feed.json()).toMatchObject({ products: [{ name: 'Paper Lamp', verified: true }] });

  // Until the owner verifies the link, prices are compared with the shop's file.
  const me = await signIn(page);
  const postId = await publishPost(page, me, { links: [{ url: address, label: 'My find' }] });
  await page.goto(`/post/${postId}`);
  await isRunning(page);
  const post = page.getByRole('dialog', { name: /^Post by @/ });
  await post.getByRole('button', { name: /^Links/ }).click();
  const found = post.getByRole('article').filter({ hasText: 'My find' });
  await expect(found).toContainText('$49.00');
  await expect(found).not.toContainText('was $');
  const refresh = async () => {
    await found.getByRole('button', { name: 'Options for My find' }).click();
    await page.getByRole('menuitem', { name: 'Refresh preview' }).click();
  };
  shop.sell(address, { name: 'Paper Lamp', price: 39 });
  await refresh();
  await expect(found).toContainText('was $49.00');

  const verify = found.getByRole('button', { name: 'Verify New Product' });
  await expect(verify).toHaveCount(0);
  shop.sell(address, { name: 'Linen Lamp', price: 59 });
  await refresh();
  await verify.click();
  await expect(verify).toHaveCount(0);
  await expect(found).not.toContainText('was $');
  await expect(found).toContainText('Linen Lamp');

  await page.goto('/products/verified');
  await expect(cards(page).filter({ hasText: 'Paper Lamp' })).toContainText('$49.00');
});
