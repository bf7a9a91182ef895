import type { Page, Route } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { test } from './beside-shop.ts';
import { expect, gateIf, isRunning, newPerson, pressEscape, signIn, signOut } from './fixtures.ts';
import { type Publisher, publishPost, registered } from './post-fixtures.ts';

const post = (page: Page) => page.getByRole('dialog', { name: /^Post by @/ });
const links = (page: Page) => post(page).getByRole('list', { name: 'Links in this post' });
const card = (page: Page, label: string) => links(page).getByRole('article').filter({ hasText: label });
const heart = (page: Page, label: string) => card(page, label).getByRole('button', { name: /^Like / });
const cart = (page: Page, label: string) => card(page, label).getByRole('button', { name: /cart: / });

async function openLinks(page: Page, postId: string): Promise<void> {
  await page.goto(`/post/${postId}`);
  await isRunning(page);
  await post(page)
    .getByRole('button', { name: /^Links/ })
    .click();
  await expect(links(page)).toBeVisible();
}

/** Confirms as a post's owner that a link leads to the product shown. */
async function confirm(page: Page, { token }: Publisher, postId: string, url: string): Promise<void> {
  const said = await page.request.put('/api/search/product-link/update-confirmation', {
    headers: { authorization: `Bearer ${token}` },
    data: { postId, url, userConfirmedAccurate: true },
  });
  expect(said.ok()).toBe(true);
}

// Links are checked by a server of this file: 30 s a test on a busy machine.
test.describe.configure({ timeout: 120_000 });

const listed = async (page: Page, { token }: Publisher, call: string): Promise<object[]> => {
  const answer = await page.request.get(call, { headers: { authorization: `Bearer ${token}` } });
  const { products, items } = (await answer.json()) as { products?: object[]; items?: object[] };
  return products ?? items ?? [];
};
const likes = (page: Page, person: Publisher) => listed(page, person, '/api/likes/getLikes');
const inCart = (page: Page, person: Publisher) => listed(page, person, '/api/cart/getItems');

// 1 §7, D19, D50
test('a linked product is liked and added to the cart on its card, and shows so everywhere', async ({
  page,
  shop,
}) => {
  const [address, short, story] = [shop.address('kettle'), shop.address('k'), shop.address('story')];
  const feed = await page.request.get('/api/products/popular?limit=1');
  const [known] = ((await feed.json()) as { products: { id: string; name: string; link: string }[] })
    .products;
  if (!known) throw new Error('There are no products.');
  shop.sell(address, { name: 'Stoneware Kettle', price: 64 });
  shop.lead(short, address);
  shop.sell(known.link, { name: known.name, price: 40 });
  shop.say(story, 'How we boil water');
  const owner = await registered(page, newPerson());
  const postId = await publishPost(page, owner, {
    links: [
      { url: address, label: 'My kettle' },
      { url: short, label: 'The same, shorter' },
      { url: known.link, label: 'On the shelf' },
      { url: story, label: 'To read' },
    ],
  });
  const me = await signIn(page);
  await openLinks(page, postId);

  await heart(page, 'My kettle').click();
  await expect(heart(page, 'My kettle')).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 'The same, shorter')).toHaveAttribute('aria-pressed', 'true');
  await cart(page, 'The same, shorter').click();
  await expect(cart(page, 'My kettle')).toHaveText('Remove from cart');
  await heart(page, 'On the shelf').click();
  await cart(page, 'On the shelf').click();
  await expect(card(page, 'To read')).toContainText('How we boil water');
  await expect(heart(page, 'To read')).toHaveCount(0);
  await expect(cart(page, 'To read')).toHaveCount(0);
  await expectNoViolations(page);
  const kettle = { name: 'Stoneware Kettle', price: 64, link: address };
  await expect.poll(() => likes(page, me)).toMatchObject([{ id: known.id }, kettle]);
  await expect.poll(() => inCart(page, me)).toMatchObject([{ productId: known.id }, kettle]);

  await pressEscape(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.goto(`/product/${known.id}`);
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Like / })
      .first(),
  ).toHaveAttribute('aria-pressed', 'true');

  // The likes page lists the linked product, and its removal can be undone. The link's card shows a removal
  // from the cart.
  await page.goto('/likes');
  const liked = page.getByRole('feed').getByRole('article').filter({ hasText: 'Stoneware Kettle' });
  await expect(liked).toContainText('$64.00');
  await expect(liked.locator('img')).toHaveJSProperty('complete', true);
  await liked.getByRole('button', { name: /^Like / }).click();
  await expect(liked).toHaveCount(0);
  await expect.poll(() => likes(page, me)).toMatchObject([{ id: known.id }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(liked).toBeVisible();
  await expect.poll(() => likes(page, me)).toHaveLength(2);
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Stoneware Kettle');
  await page.getByRole('button', { name: 'Remove Stoneware Kettle from cart' }).click();
  await expect.poll(() => inCart(page, me)).toMatchObject([{ productId: known.id }]);
  await openLinks(page, postId);
  await expect(heart(page, 'My kettle')).toHaveAttribute('aria-pressed', 'true');
  await expect(cart(page, 'My kettle')).toHaveText('Add to cart');
  await expect(cart(page, 'On the shelf')).toHaveText('Remove from cart');
});

// 1 §8, D81, P1, P38
test('a like of a linked product that fails is rolled back and can be retried, and the next user sees nothing of it', async ({
  page,
  shop,
}) => {
  const address = shop.address('kettle');
  shop.sell(address, { name: 'Stoneware Kettle', price: 64 });
  const owner = await registered(page, newPerson());
  const postId = await publishPost(page, owner, { links: [{ url: address, label: 'My kettle' }] });
  const me = await signIn(page);
  await openLinks(page, postId);
  await expect(heart(page, 'My kettle')).toHaveAttribute('aria-pressed', 'false');
  const call = '**/api/products/toggle-link-product';
  await page.route(call, (route) => route.abort('internetdisconnected'));
  await heart(page, 'My kettle').click();
  const failed = page.getByText('Failed to like product: Stoneware Kettle', { exact: true });
  await expect(failed).toBeVisible();
  await expect(heart(page, 'My kettle')).toHaveAttribute('aria-pressed', 'false');
  await cart(page, 'My kettle').click();
  await expect(page.getByText('Failed to add to cart: Stoneware Kettle', { exact: true })).toBeVisible();
  await expect(cart(page, 'My kettle')).toHaveText('Add to cart');
  await page.unroute(call);
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(heart(page, 'My kettle')).toHaveAttribute('aria-pressed', 'true');
  await expect(cart(page, 'My kettle')).toHaveText('Remove from cart');
  await expect.poll(() => likes(page, me)).toMatchObject([{ name: 'Stoneware Kettle' }]);
  await expect.poll(() => inCart(page, me)).toMatchObject([{ name: 'Stoneware Kettle' }]);

  await page.goto(`/profile/${me.userId}`);
  await signOut(page);
  const next = newPerson();
  await registered(page, next);
  await page.goto('/login');
  await page.getByLabel('Username').fill(next.username);
  await page.getByLabel('Password', { exact: true }).fill(next.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  await openLinks(page, postId);
  await expect(cart(page, 'My kettle')).toHaveText('Add to cart');
  await expect(heart(page, 'My kettle')).toHaveAttribute('aria-pressed', 'false');
});

test('the last press on a linked product is sent when the page is left (P39)', async ({ page, shop }) => {
  const address = shop.address('kettle');
  shop.sell(address, { name: 'Stoneware Kettle', price: 64 });
  const owner = await registered(page, newPerson());
  const postId = await publishPost(page, owner, { links: [{ url: address, label: 'My kettle' }] });
  const me = await signIn(page);
  await openLinks(page, postId);
  const call = '/api/products/toggle-link-product';
  const held: Route[] = [];
  await page.route(`**${call}`, (route) => void held.push(route), { times: 1 });
  await heart(page, 'My kettle').click();
  await expect.poll(() => held.length).toBe(1);
  // The server carries out the like, but its response does not arrive.
  const liked = await page.request.post(call, {
    headers: { authorization: `Bearer ${me.token}` },
    data: held[0]?.request().postDataJSON() as object,
  });
  expect(await liked.json()).toMatchObject({ isLiked: true });
  await heart(page, 'My kettle').click();
  await expect(heart(page, 'My kettle')).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => location.assign('/openapi.json'));
  await expect.poll(() => likes(page, me)).toEqual([]);
});

for (const { device, use } of [
  { device: 'a phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { device: 'a desktop', use: { viewport: { width: 1280, height: 900 } } },
]) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    // 1 §4
    test(
      "a page without a product shows a similar one of the shop to like, buy and open, and so does a link to the shop's own product",
      gateIf(device === 'a phone'),
      async ({ page, shop, baseURL }) => {
        const feed = await page.request.get('/api/products/popular?limit=3');
        const [alike, linked, sold] = (
          (await feed.json()) as { products: { id: string; name: string; link: string }[] }
        ).products;
        if (!alike || !linked || !sold) throw new Error('There are no products.');
        const story = shop.address('story');
        shop.say(story, `Behind the seams: ${alike.name}, and everything else that we made this long autumn`);
        const owner = await registered(page, newPerson());
        const postId = await publishPost(page, owner, {
          links: [
            { url: story, label: 'To read' },
            { url: `${baseURL}/product/${linked.id}`, label: 'Of this shop' },
            { url: sold.link, label: 'At its retailer' },
          ],
        });
        const me = await signIn(page);
        await openLinks(page, postId);

        await expect(card(page, 'To read')).toContainText('Similar Product');
        await expect(card(page, 'Of this shop')).not.toContainText('Similar Product');
        await heart(page, 'To read').click();
        await cart(page, 'To read').click();
        await expect.poll(() => likes(page, me)).toMatchObject([{ id: alike.id }]);
        await expect.poll(() => inCart(page, me)).toMatchObject([{ productId: alike.id }]);
        await expectNoViolations(page);

        for (const [label, name, shown] of [
          ['To read', alike.name, alike],
          ['Of this shop', 'Of this shop', linked],
          ['At its retailer', 'At its retailer', sold],
        ] as const) {
          const link = card(page, label).getByRole('link', { name, exact: true });
          await link.click();
          await expect(page).toHaveURL(`/product/${shown.id}`);
          await expect(page.getByRole('heading', { name: shown.name })).toBeVisible();
          await pressEscape(page);
          await expect(page).toHaveURL(`/post/${postId}`);
          await expect(link).toBeFocused();
        }
        await card(page, 'To read')
          .getByRole('link', { name: /^To read/ })
          .click();
        const question = page.getByRole('alertdialog', { name: 'Open External Link' });
        await expect(question).toContainText('kiln.example');
        await pressEscape(page);
        await expect(question).toBeHidden();
        await expect(card(page, 'To read')).toBeVisible();
      },
    );

    // 1 §5, 1 §6, D85
    test(
      'a guest who likes a linked product signs in and returns to the links with the like carried out',
      gateIf(device === 'a desktop'),
      async ({ page, shop }) => {
        const address = shop.address('kettle');
        shop.sell(address, { name: 'Stoneware Kettle', price: 64 });
        const owner = await registered(page, newPerson());
        const postId = await publishPost(page, owner, { links: [{ url: address, label: 'My kettle' }] });
        await confirm(page, owner, postId, address);
        const person = newPerson();
        const me = await registered(page, person);
        await openLinks(page, postId);
        await heart(page, 'My kettle').click();
        const prompt = page.getByRole('dialog', { name: 'Please Login' });
        await expect(prompt).toContainText('Login to like products');
        await prompt.getByRole('button', { name: 'Sign In' }).click();
        await page.getByLabel('Username').fill(person.username);
        await page.getByLabel('Password', { exact: true }).fill(person.password);
        await page.getByRole('button', { name: 'Login', exact: true }).click();

        await expect(page).toHaveURL(`/post/${postId}`);
        await expect(heart(page, 'My kettle')).toBeVisible();
        await expect(heart(page, 'My kettle')).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(() => likes(page, me)).toMatchObject([{ name: 'Stoneware Kettle' }]);
        await expectNoViolations(page);
        for (const button of await card(page, 'My kettle').getByRole('button').all()) {
          const box = await button.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
      },
    );
  });
}

// 1 §4
test('the owner of a link verifies the new product of a changed page, and others see it', async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  const address = shop.address('kettle');
  shop.sell(address, { name: 'Stoneware Kettle', price: 64 });
  const me = await signIn(page);
  const postId = await publishPost(page, me, { links: [{ url: address, label: 'My find' }] });
  await openLinks(page, postId);
  const found = card(page, 'My find');
  await expect(found).toContainText('Not verified yet');
  const options = async () => {
    await found.getByRole('button', { name: 'Options for My find' }).click();
    return page.getByRole('menu');
  };
  await (await options()).getByRole('menuitem', { name: 'Looks right' }).click();
  await expect(found).toContainText('Verified');
  await expect((await options()).getByRole('menuitem')).toHaveText([
    'Not this product',
    'Pin',
    'Refresh preview',
  ]);
  await page.keyboard.press('Escape');
  const verify = found.getByRole('button', { name: 'Verify New Product' });
  await expect(verify).toHaveCount(0);

  // One cent is no price change, two cents are.
  const refresh = async () => (await options()).getByRole('menuitem', { name: 'Refresh preview' }).click();
  shop.sell(address, { name: 'Stoneware Kettle', price: 64.01 });
  await refresh();
  await expect(found).toContainText('$64.01');
  await expect(found).not.toContainText('was $');
  shop.sell(address, { name: 'Stoneware Kettle', price: 64.02 });
  await refresh();
  await expect(found).toContainText('was $64.00');
  await expect(verify).toHaveCount(0);

  shop.sell(address, { name: 'Porcelain Teapot', price: 80 });
  await refresh();
  await expect(found).toContainText('Porcelain Teapot');
  await page.reload();
  await openLinks(page, postId);
  await expect(found).toContainText('was $64.00');
  const said = page.waitForRequest('**/api/search/product-link/update-confirmation');
  await verify.click();
  expect([(await said).method(), (await said).postDataJSON()]).toEqual([
    'PUT',
    {
      postId,
      url: address,
      userConfirmedAccurate: true,
      metadata: expect.objectContaining({
        productData: expect.objectContaining({ name: 'Porcelain Teapot', price: 80 }),
        verifiedProductSnapshot: expect.objectContaining({ name: 'Porcelain Teapot', price: 80 }),
      }),
    },
  ]);
  await expect(verify).toHaveCount(0);
  await expect(found).not.toContainText('was $');
  await page.reload();
  await openLinks(page, postId);
  await expect(found).toContainText('Porcelain Teapot');
  await expect(found).toContainText('Verified');
  await expect(found).not.toContainText('was $');
  await expect(verify).toHaveCount(0);

  // A guest sees the stored product, as the server reads no page for guests.
  const others = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await others.newPage();
  await openLinks(other, postId);
  await expect(card(other, 'My find')).toContainText('Porcelain Teapot');
  await expect(card(other, 'My find')).toContainText('$80.00');
  await expect(card(other, 'My find')).toContainText(/Verified by @/);
  await expect(card(other, 'My find').getByRole('button', { name: /^Options/ })).toHaveCount(0);
  await others.close();
});
