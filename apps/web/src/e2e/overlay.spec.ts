import {
  apiCalls,
  cards,
  expect,
  gather,
  heartIn,
  moreLikeThis,
  openLanding,
  pressEscape,
  productDialog,
  signIn,
  stepToNext,
  test,
} from './fixtures.ts';

const closeTwiceInOneTask = () => {
  const close = document.querySelector<HTMLButtonElement>('[role=dialog] button[aria-label="Close"]');
  close?.click();
  close?.click();
};

test('closing a product twice leaves the page where it is', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).click();
  await cards(page).first().getByRole('link').first().click();
  await expect(productDialog(page)).toBeVisible();
  await page.evaluate(closeTwiceInOneTask);
  await expect(productDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('two quick presses on cards open one product, and one Escape closes it', { tag: '@gate' }, async ({
  page,
}) => {
  await openLanding(page);
  await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('[role=feed] a[href^="/product/"]');
    links[0]?.click();
    links[1]?.click();
  });
  await expect(productDialog(page)).toBeVisible();
  await pressEscape(page);
  await expect(productDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('closing a product opened directly keeps the page below, with the focus on its card', async ({
  page,
}) => {
  await openLanding(page);
  const href = await cards(page).nth(2).getByRole('link').first().getAttribute('href');
  await page.goto(href ?? '');
  await expect(productDialog(page).getByRole('heading', { level: 2 })).toBeVisible();
  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      void (
        /\/api\/products\/(?!.*\/(?:similar|details|posts)$)/.test(request.url()) && asked.push(request.url())
      ),
  );
  await pressEscape(page);
  await expect(page).toHaveURL('/');
  await expect(cards(page).nth(2).getByRole('link').first()).toBeFocused();
  expect(asked).toEqual([]);
});

test('a page that fails to load behind an open product is requested only once', async ({ page }) => {
  await openLanding(page);
  let asked = 0;
  await page.route('**/api/products/popular?page=2*', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, json: { error: 'No' } });
  });
  await cards(page).nth(0).getByRole('link').first().click();
  await expect(productDialog(page)).toBeVisible();
  for (let steps = 0; steps < 17; steps++) {
    await stepToNext(page);
  }
  await expect(page.getByText('Failed to load products. Please try again.')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(asked).toBeLessThanOrEqual(2);
});

test('the page stays without a network: a failed like and a product that cannot open are reported', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openLanding(page);
  await context.setOffline(true);
  await heartIn(cards(page).first()).click();
  await expect(page.getByText('Failed to like product').first()).toBeVisible();
  await cards(page).nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(cards(page).first()).toBeVisible();

  // If a product's code failed to load, a page older than 5 s is reloaded.
  await page.waitForFunction(() => performance.now() > 5000);
  await context.setOffline(false);
  await cards(page).nth(1).getByRole('link').first().click();
  await expect(productDialog(page)).toBeVisible();
});

test('the tab is named after the open product, and after the page once it is closed', {
  tag: '@gate',
}, async ({ page }) => {
  await openLanding(page);
  const title = await page.title();
  const link = cards(page).first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveTitle(new RegExp(name));
  await pressEscape(page);
  await expect(page).toHaveTitle(title);
});

test('a product unliked over the likes stays until it is closed, and passes the focus to the next card', async ({
  page,
}) => {
  const person = await signIn(page);
  const names = await gather(page, person, '/api/likes/add', 3);
  await page.goto('/likes');
  await expect(cards(page)).toHaveCount(3);
  await expect(
    page.getByRole('region', { name: 'Popular right now' }).getByRole('listitem').first(),
  ).toBeVisible();
  const newest = names.toReversed();
  await cards(page).nth(1).getByRole('link').first().click();
  const name = productDialog(page).getByRole('heading').first();
  await expect(name).toHaveText(newest[1] ?? '');
  await expect(moreLikeThis(page)).toBeVisible();
  const calls = apiCalls(page);
  await heartIn(productDialog(page)).click();
  await expect(page.locator('[role=feed] article')).toHaveCount(2);
  await expect(name).toHaveText(newest[1] ?? '');
  await expect(heartIn(productDialog(page))).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next product' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await productDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(productDialog(page)).toBeHidden();
  await expect(cards(page).nth(1).getByRole('link').first()).toBeFocused();
  expect(calls).toEqual(['DELETE /api/likes/remove']);
});

test('a product over the cart returns the focus to its line, also after a reload, or to the page once it is removed', async ({
  page,
}) => {
  const person = await signIn(page);
  const [name = ''] = await gather(page, person, '/api/cart/addItem', 1);
  await page.goto('/cart');
  const line = page.locator('main').getByRole('link', { name, includeHidden: true }).first();
  await line.click();
  await expect(productDialog(page)).toBeVisible();
  await page.reload();
  await expect(productDialog(page)).toBeVisible();
  await expect(line).toBeAttached();
  await pressEscape(page);
  await expect(line).toBeFocused();

  await page.keyboard.press('Enter');
  await productDialog(page).getByRole('button', { name: 'Remove from cart' }).click();
  await expect(productDialog(page).getByRole('button', { name: 'Add to cart' })).toBeFocused();
  await productDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main')).toBeFocused();
});
