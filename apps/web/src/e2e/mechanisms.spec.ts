import type { Page, Route } from '@playwright/test';
import {
  cards,
  chooseForSearch,
  expect,
  gateIf,
  gather,
  heartIn,
  newPerson,
  openLanding,
  pressEscape,
  productDialog,
  productIdOf,
  signIn,
  signOut,
  test,
} from './fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';

interface Person {
  userId: string;
  token: string;
}

const idOf = (page: Page, place: number): Promise<string> => productIdOf(cards(page).nth(place));

/** Returns the server's like and cart status of a product. */
async function heldOf(page: Page, { userId, token }: Person, productId: string) {
  const answer = await page.request.post('/api/cart/checkStatuses', {
    headers: { authorization: `Bearer ${token}` },
    data: { userId, productIds: [productId] },
  });
  return ((await answer.json()) as { isLiked: boolean; inCart: boolean }[])[0];
}

test.describe('a product over a page', () => {
  for (const place of ['/', '/results?q=dress', '/likes'])
    test(`a product over ${place} can be closed again after Forward (P37)`, async ({ page }) => {
      const person = await signIn(page);
      await gather(page, person, '/api/likes/add', 2);
      await page.goto(place);
      await cards(page).first().getByRole('link').first().click();
      await expect(productDialog(page)).toBeVisible();
      await pressEscape(page);
      await expect(productDialog(page)).toBeHidden();
      await page.goForward();
      await expect(productDialog(page)).toBeVisible();
      await pressEscape(page);
      await expect(productDialog(page)).toBeHidden();

      await page.goForward();
      await expect(productDialog(page)).toBeVisible();
      await page.goBack();
      await expect(productDialog(page)).toBeHidden();
      await page.goForward();
      await productDialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(productDialog(page)).toBeHidden();

      await page.goForward();
      await expect(productDialog(page)).toBeVisible();
      await page.reload();
      await expect(productDialog(page)).toBeVisible();
      await pressEscape(page);
      await expect(productDialog(page)).toBeHidden();
      await expect(cards(page).first()).toBeVisible();
    });
});

/** Signs out and signs in another user without a reload. */
async function changePerson(page: Page, next: ReturnType<typeof newPerson>): Promise<Person> {
  await page.getByRole('link', { name: 'Profile', exact: true }).filter({ visible: true }).click();
  await signOut(page);
  const answered = page.waitForResponse('**/api/profile/login');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill(next.username);
  await page.getByLabel('Password', { exact: true }).fill(next.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const { userId, token } = (await (await answered).json()) as Person;
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeHidden();
  return { userId, token };
}

for (const { what, path, call, remove } of [
  {
    what: 'unliked',
    path: '/likes',
    call: '/api/likes/add',
    remove: (page: Page) => heartIn(cards(page).first()).click(),
  },
  {
    what: 'taken out of the cart',
    path: '/cart',
    call: '/api/cart/addItem',
    remove: (page: Page) =>
      page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
  },
] as const)
  test(
    `a product that one user has ${what} cannot be restored by the next one (P38)`,
    gateIf(what === 'unliked'),
    async ({ page }) => {
      const next = newPerson();
      expect((await page.request.post('/api/profile/register', { data: next })).status()).toBe(201);
      const first = await signIn(page);
      await gather(page, first, call, 1);
      await page.goto(path);
      await remove(page);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      const second = await changePerson(page, next);
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
      const listed = await page.request.get(
        path === '/likes' ? '/api/likes/getLikes' : '/api/cart/getItems',
        {
          headers: { authorization: `Bearer ${second.token}` },
        },
      );
      expect(Object.values((await listed.json()) as object)).toEqual([[]]);
    },
  );

test.describe('the last click', () => {
  const pressTwice = async (page: Page) => {
    const held: Route[] = [];
    const person = await signIn(page);
    await openLanding(page);
    await page.route('**/api/likes/add', (route) => void held.push(route));
    const productId = await idOf(page, 1);
    const heart = heartIn(cards(page).nth(1));
    await heart.click();
    await expect.poll(() => held.length).toBe(1);
    // The card's heart waits for the response; the open product's does not.
    await cards(page).nth(1).getByRole('link').first().click();
    await heartIn(productDialog(page)).click();
    await expect(heartIn(productDialog(page))).toHaveAttribute('aria-pressed', 'false');
    return { held, person, productId };
  };

  test('the last click before the tab closes holds, though the previous one arrives later (P39)', {
    tag: '@gate',
  }, async ({ page }) => {
    const { held, person, productId } = await pressTwice(page);
    const sent = page.waitForResponse('**/api/likes/remove');
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect((await sent).ok()).toBe(true);
    const [older] = held;
    // Delivers the older change after the newer one, which has to hold.
    const answer = await page.request.post('/api/likes/add', {
      headers: { authorization: `Bearer ${person.token}` },
      data: older?.request().postDataJSON() as object,
    });
    expect(await answer.json()).toMatchObject({ isLiked: false });
    expect(await heldOf(page, person, productId)).toMatchObject({ isLiked: false });
  });

  test('the last click is sent when the page is left (P39)', async ({ page, context }) => {
    const watching = await context.newPage();
    const { person, productId } = await pressTwice(page);
    await watching.request.post('/api/likes/add', {
      headers: { authorization: `Bearer ${person.token}` },
      data: { productId, name: 'It', price: 1 },
    });
    // Leaves by a navigation. A closing tab fires the same events, but a busy machine may give it no time to
    // handle them.
    await page.evaluate(() => location.assign('/openapi.json'));
    await expect.poll(() => heldOf(watching, person, productId)).toMatchObject({ isLiked: false });
  });

  test('the last click before a sign-out holds (P39)', async ({ page }) => {
    const { held, productId } = await pressTwice(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Profile', exact: true }).filter({ visible: true }).click();
    const removed = page.waitForResponse('**/api/likes/remove');
    await signOut(page);
    expect(((await (await removed).json()) as { isLiked: boolean }).isLiked).toBe(false);
    const answered = page.waitForResponse('**/api/likes/add');
    await held[0]?.continue();
    expect(await (await answered).json()).toEqual({ productId, isLiked: false });
  });
});

// One row for each relation whose last change must hold.
for (const { what, open, button, calls } of [
  {
    what: 'follow',
    open: async (page: Page) => {
      const { userId } = await registered(page, newPerson());
      await page.goto(`/user-profile/${userId}`);
    },
    button: (page: Page) => page.getByRole('button', { name: /^(Follow|Unfollow) @/ }),
    calls: ['/api/follow/follow', '/api/follow/unfollow'],
  },
  {
    what: 'like of a post',
    open: async (page: Page) => {
      const postId = await publishPost(page, await registered(page, newPerson()));
      await page.goto(`/post/${postId}`);
    },
    button: (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Like\b/ }),
    calls: ['/api/post/togglelike', '/api/post/togglelike'],
  },
  {
    what: 'save of a post',
    open: async (page: Page) => {
      const postId = await publishPost(page, await registered(page, newPerson()));
      await page.goto(`/post/${postId}`);
    },
    button: (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Save\b/ }),
    calls: ['/api/post/togglesave', '/api/post/togglesave'],
  },
] as const)
  test(`the last click before the tab closes holds, though the previous one arrives later, for the ${what} (P39)`, async ({
    page,
  }) => {
    const [first, last] = calls;
    const { token } = await signIn(page);
    const held: Route[] = [];
    await page.route(`**${first}`, (route) => void held.push(route), { times: 1 });
    await open(page);
    const name = await button(page).textContent();
    await button(page).click();
    await expect.poll(() => held.length).toBe(1);
    // The follow button ignores presses for a second after a change.
    await expect(async () => {
      await button(page).click();
      expect(await button(page).textContent()).toBe(name);
    }).toPass();
    const sent = page.waitForResponse(`**${last}`);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect((await sent).ok()).toBe(true);
    // Delivers the older change after the newer one, which has to hold.
    const answer = await page.request.post(first, {
      headers: { authorization: `Bearer ${token}` },
      data: held[0]?.request().postDataJSON() as object,
    });
    expect(Object.values((await answer.json()) as object)).toEqual([false, 0]);
  });

test("a like whose response was lost shows the server's state once the network is back", async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  const heart = heartIn(cards(page).first());
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/api/likes/add', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/api/cart/checkStatuses', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/checkStatuses'));
  await heart.click();
  await lost;
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/cart/checkStatuses');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('the keyboard reaches Retry while a product is open, and returns to the product (P40)', async ({
  page,
}) => {
  const person = await signIn(page);
  await openLanding(page);
  const productId = await idOf(page, 0);
  await cards(page).first().getByRole('link').first().click();
  await page.route('**/api/likes/add', (route) => route.fulfill({ status: 500, json: { error: 'No.' } }), {
    times: 1,
  });
  const heart = heartIn(productDialog(page));
  await heart.focus();
  await page.keyboard.press('Enter');
  const retry = page.getByRole('button', { name: 'Retry', includeHidden: false });
  await expect(retry).toBeVisible();
  await page.keyboard.press('F8');
  for (let tabs = 0; tabs < 4 && !(await retry.evaluate((it) => it === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await expect(retry).toBeFocused();
  const done = page.waitForResponse('**/api/likes/add');
  await page.keyboard.press('Enter');
  expect((await done).ok()).toBe(true);
  await expect(productDialog(page)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  expect(await heldOf(page, person, productId)).toMatchObject({ isLiked: true });
});

test('seven failed likes share one toast with their number and names', async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  await page.route('**/api/likes/add', (route) => route.fulfill({ status: 500, json: { error: 'No.' } }));
  for (let place = 0; place < 7; place++) {
    const answered = page.waitForResponse('**/api/likes/add');
    await heartIn(cards(page).nth(place)).click();
    await answered;
  }
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1);
  const toast = page.getByRole('listitem').filter({ hasText: 'Failed to like' });
  await expect(toast).toContainText('Failed to like 7 products:');
  await expect(toast).toContainText('and 4 more');

  await page.unroute('**/api/likes/add');
  // The first press closes the toast; the second one must not reach the card below.
  await page.getByRole('button', { name: 'Retry' }).dblclick();
  await expect(toast).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  for (let place = 0; place < 7; place++) {
    await expect(heartIn(cards(page).nth(place))).toHaveAttribute('aria-pressed', 'true');
  }
});

test('likes and unlikes that fail have a toast each, and a retry affects only its own', async ({ page }) => {
  const person = await signIn(page);
  await gather(page, person, '/api/likes/add', 2);
  await page.goto('/likes');
  await expect(cards(page)).toHaveCount(2);
  const refuse = (route: Route) => route.fulfill({ status: 500, json: { error: 'No.' } });
  await page.route('**/api/likes/{add,remove}', refuse);
  await heartIn(cards(page).first()).click();
  const unliked = page.getByRole('listitem').filter({ hasText: 'Failed to unlike' });
  await expect(unliked).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Vitrine' }).first().click();
  const unlikedHeart = page
    .getByRole('feed')
    .locator('article')
    .getByRole('button', { pressed: false, name: /like/i });
  await unlikedHeart.first().click();
  const liked = page.getByRole('listitem').filter({ hasText: 'Failed to like' });
  await expect(liked).toBeVisible();
  await expect(unliked).toBeVisible();

  await page.unroute('**/api/likes/{add,remove}');
  await liked.getByRole('button', { name: 'Retry' }).click();
  await expect(liked).toHaveCount(0);
  await expect(unliked).toBeVisible();
});

test('only the newest three of many toasts with Undo stay', async ({ page }) => {
  const person = await signIn(page);
  await gather(page, person, '/api/likes/add', 5);
  await page.goto('/likes');
  await expect(cards(page)).toHaveCount(5);
  for (let left = 4; left >= 0; left--) {
    await heartIn(cards(page).first()).click();
    await expect(cards(page)).toHaveCount(left);
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(3);
});

test('a like and a cart change that fail together have a toast each with its own Retry', async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  const refuse = (route: Route) => route.fulfill({ status: 500, json: { error: 'No.' } });
  await page.route('**/api/likes/add', refuse);
  await page.route('**/api/cart/addItem', refuse);
  await cards(page).first().getByRole('link').first().click();
  await heartIn(productDialog(page)).click();
  await productDialog(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Failed to like' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Failed to add' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(2);
});

test('a title typed as the session ends is kept, and saved after the sign-in', async ({ page }) => {
  const person = newPerson();
  const first = await signIn(page, person);
  const saved = await page.request.post(`/api/saved-searches/save/${first.userId}`, {
    headers: { authorization: `Bearer ${first.token}` },
    data: { query: 'scarf' },
  });
  expect(saved.ok()).toBe(true);
  await page.goto('/likes');
  await page.getByRole('button', { name: 'Saved Searches' }).click();
  const drawer = page.getByRole('dialog', { name: 'Saved Searches' });
  await chooseForSearch(drawer, 'scarf', 'Rename');
  await page.keyboard.type('For winter');
  await page.request.post('/api/profile/logout', { headers: { authorization: `Bearer ${first.token}` } });
  await page.keyboard.press('Enter');
  const prompt = page.getByRole('dialog', { name: 'Please Login' });
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const renamed = page.waitForResponse('**/api/saved-searches/rename/**');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/likes');
  expect((await (await renamed).json()) as object).toMatchObject({ title: 'For winter' });
  await expect(drawer.getByRole('link', { name: /For winter/ })).toBeVisible();
});

test('a prompt that interrupts the typing of a title keeps the text and restores the focus', async ({
  page,
}) => {
  const person = await signIn(page);
  await page.request.post(`/api/saved-searches/save/${person.userId}`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { query: 'scarf' },
  });
  await page.goto('/likes');
  await page.getByRole('button', { name: 'Saved Searches' }).click();
  const drawer = page.getByRole('dialog', { name: 'Saved Searches' });
  await chooseForSearch(drawer, 'scarf', 'Rename');
  await page.keyboard.type('For winter');
  // As if another tab of this browser had lost the session, so that this tab shows the prompt.
  await page.evaluate(() => {
    localStorage.removeItem('authToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', storageArea: localStorage }));
  });
  const prompt = page.getByRole('dialog', { name: 'Please Login' });
  await expect(prompt).toBeVisible();
  await pressEscape(page);
  await expect(prompt).toBeHidden();
  const field = drawer.getByRole('textbox');
  await expect(field).toHaveValue('For winter');
  await expect(field).toBeFocused();
});

test('a registration with an unreadable response ends signed in, since the account exists', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/login');
  await page.getByRole('radio', { name: 'Create Account' }).check();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.route('**/api/profile/register', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Welcome</p>' });
  });
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeTruthy();
});

test('a clock that is an hour ahead does not end a new session of half an hour', async ({ page }) => {
  const person = newPerson();
  expect((await page.request.post('/api/profile/register', { data: person })).status()).toBe(201);
  await page.addInitScript(() => {
    const clock = Date.now;
    Date.now = () => clock() + 3_600_000;
  });
  await page.route('**/api/profile/login', async (route) => {
    const response = await route.fetch();
    const halfAnHour = 1_800_000;
    const json = {
      ...((await response.json()) as object),
      expiration: Date.now() + halfAnHour,
      expiresInMs: halfAnHour,
    };
    await route.fulfill({ response, json });
  });
  await page.goto('/login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  await heartIn(cards(page).first()).click();
  await expect(heartIn(cards(page).first())).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const place of ['/', '/products/popular', '/results?q=dress'])
  test(`Control+End leads past the products to an element that stays, on ${place}`, async ({ page }) => {
    await page.goto(place);
    await cards(page).first().getByRole('link').first().focus();
    await page.keyboard.press('Control+End');
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        const { top = -1 } = element?.getBoundingClientRect() ?? {};
        return {
          isBody: element === document.body,
          isInFeed: element?.closest('[role=feed]') !== null,
          isInSight: top >= 0 && top < window.innerHeight,
        };
      });
    const behindTheFeed = { isBody: false, isInFeed: false, isInSight: true };
    await expect.poll(focused).toEqual(behindTheFeed);
    await page.waitForLoadState('networkidle');
    expect(await focused()).toEqual(behindTheFeed);
    if (place !== '/products/popular') return;

    const last = Number(await cards(page).last().getAttribute('aria-posinset'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Load more' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[aria-posinset="${last}"]`).getByRole('link').first()).toBeFocused();
    await expect(page.locator(`[aria-posinset="${last + 1}"]`)).toBeAttached();
  });
