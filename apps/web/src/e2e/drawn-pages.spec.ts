import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  apiCalls,
  cards,
  expect,
  gateIf,
  gather,
  heartIn,
  holdApp,
  isRunning,
  newPerson,
  productDialog,
  shiftsOf,
  signIn,
  test,
  watchShifts,
} from './fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';

test.use({ waitsForApp: false });

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
};
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const windows = { phone: PHONE, desktop: DESKTOP };

const firstProduct = async (page: Page) => {
  const answer = await page.request.get('/api/products/popular?limit=1');
  const { products } = (await answer.json()) as { products: { id: string; name: string }[] };
  return products[0] as { id: string; name: string };
};

/** Fills the parameters of a path: `:id` with a product, `:postId` with a post of a new user. */
async function addressOf(page: Page, path: string): Promise<string> {
  if (path.includes(':postId')) {
    const owner = await registered(page, newPerson());
    return path.replace(':postId', await publishPost(page, owner, { content: 'On the way', pictures: 2 }));
  }
  return path.replace(':id', (await firstProduct(page)).id);
}

const markOf = (page: Page, selector: string) =>
  page.evaluate((found) => {
    const element = document.querySelector<HTMLElement & { drawn?: true }>(found);
    if (element) element.drawn = true;
    return element !== null;
  }, selector);
const isMarked = (page: Page, selector: string) =>
  page.evaluate(
    (found) => document.querySelector<HTMLElement & { drawn?: true }>(found)?.drawn === true,
    selector,
  );

test.describe('without scripts', () => {
  const open = async (browser: Browser, colorScheme: 'light' | 'dark') =>
    (await browser.newContext({ javaScriptEnabled: false, colorScheme })).newPage();

  for (const scheme of ['light', 'dark'] as const) {
    test(
      `a guest searches, opens a product and navigates in the ${scheme} theme`,
      gateIf(scheme === 'light'),
      async ({ browser, baseURL }) => {
        const page = await open(browser, scheme);
        await page.goto(`${baseURL}/`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Swipe for');
        await expect(page.getByRole('banner').getByRole('link', { name: /^Vitrine/ })).toBeVisible();
        await expect(cards(page).first()).toBeVisible();
        expect(await cards(page).count()).toBeGreaterThanOrEqual(10);
        const grounds = { light: 'rgb(251, 250, 248)', dark: 'rgb(18, 17, 16)' };
        const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(await ground()).toBe(grounds[scheme]);
        const chosen = scheme === 'light' ? 'dark' : 'light';
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), chosen);
        expect(await ground()).toBe(grounds[chosen]);
        // The browser's own parts follow the theme, such as scroll bars.
        const drawnByBrowser = await page.evaluate(
          () => getComputedStyle(document.documentElement).colorScheme,
        );
        expect(drawnByBrowser).toBe(chosen);

        await page.getByRole('searchbox').fill('coat');
        await page.getByRole('searchbox').press('Enter');
        await expect(page).toHaveURL(/\/results\?q=coat$/);
        await expect(page.getByRole('heading', { name: /coat/ })).toBeAttached();
        const card = cards(page).first();
        const name = (await card.getByRole('link').first().textContent()) ?? '';
        await card.getByRole('link').first().click();
        await expect(page).toHaveURL(/\/product\//);
        await expect(page.getByRole('heading', { name })).toBeVisible();
        const picture = page.getByRole('dialog').getByRole('img', { name, exact: true });
        await expect(picture).toBeVisible();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        await expect(page.getByRole('link', { name: /^View at/ })).toHaveAttribute('href', /^https?:/);

        const answer = await page.goto(`${baseURL}/nothing/at/all`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
        await page.getByRole('main').getByRole('link').first().click();
        await expect(cards(page).first()).toBeVisible();

        await page.goto(`${baseURL}/login`);
        await expect(page.locator('main noscript p')).toBeVisible();
        await page.goto(`${baseURL}/likes`);
        await expect(page.locator('main noscript p')).toBeVisible();
        await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click();
        await expect(cards(page).first()).toBeVisible();
        await page.context().close();
      },
    );
  }

  test('cards never overlap at any width', async ({ browser, baseURL }) => {
    const page = await open(browser, 'light');
    for (const width of [360, 800, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${baseURL}/`);
      const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
      for (const [place, box] of boxes.entries()) {
        if (!box) throw new Error(`Card ${place} has no box.`);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        const over = boxes.some(
          (other, at) =>
            at !== place &&
            other !== null &&
            Math.abs(other.x - box.x) < 1 &&
            other.y < box.y + box.height - 1 &&
            box.y < other.y + other.height - 1,
        );
        expect(over).toBe(false);
      }
    }
    await page.context().close();
  });
});

/** Pages that `pnpm test` hydrates, by window. */
const gateWindows: Record<string, string> = {
  phone: '/product/:id',
  desktop: '/results?q=coat+under+400&color=Black',
};

/** Parts of pages without a feed. */
const partsOf: Record<string, string[]> = { '/nowhere': ['main h1'], '/login': ['main form', 'main img'] };

/** Calls after hydration: for parts that are never server-rendered, as rows of products and comments, and for counts of viewers. */
const asksForMore: Record<string, RegExp> = {
  '/product/:id': /^GET .*\/(?:similar|posts)$/,
  '/post/:postId': /^(?:GET \/api\/post\/comments\/|POST \/api\/analytics\/posts\/\w+\/opened$)/,
  // The faces at the end of the preview.
  '/discover': /^GET \/api\/products\/popular$/,
  '/nowhere': /^GET \/api\/products\/popular$/,
};

test.describe('hydration of server-rendered pages', () => {
  for (const [name, size] of Object.entries(windows)) {
    for (const path of [
      '/',
      '/results?q=coat+under+400&color=Black',
      '/product/:id',
      '/post/:postId',
      '/discover',
      '/products/popular',
      '/products/verified?q=bag',
      '/login',
      '/nowhere',
    ]) {
      const title = `${path} on a ${name} hydrates without a layout shift, a second request or a new card`;
      test(title, gateIf(path === gateWindows[name]), async ({ browser, baseURL }) => {
        const context = await browser.newContext({ ...size, baseURL: baseURL ?? '' });
        const page = await context.newPage();
        const problems: string[] = [];
        page.on('pageerror', (error) => problems.push(String(error)));
        page.on('console', (message) => {
          if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
            problems.push(message.text());
        });
        const address = await addressOf(page, path);
        await watchShifts(page);
        const letGo = await holdApp(page);
        const calls = apiCalls(page);
        await page.goto(address);
        const drawn = [
          ...(partsOf[path] ?? ['[role=feed] article']),
          ...(path.includes(':') ? ['[role=dialog] h2', '[role=dialog] img'] : []),
        ];
        for (const part of drawn) {
          await expect(page.locator(part).first()).toBeVisible();
          await markOf(page, part);
        }
        letGo();
        await isRunning(page);
        await page.waitForLoadState('networkidle');
        for (const part of drawn) expect(await isMarked(page, part), part).toBe(true);
        const isExpected = (call: string) =>
          call === 'GET /api/search/brands' || asksForMore[path]?.test(call) === true;
        expect(calls.filter((call) => !isExpected(call))).toEqual([]);
        expect(await shiftsOf(page)).toEqual([]);
        expect(problems).toEqual([]);
        await context.close();
      });
    }
  }

  for (const [name, size] of Object.entries(windows)) {
    test(`the recently viewed products on a ${name} appear in room reserved for them`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ ...size, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      const { id, name } = await firstProduct(page);
      await page.addInitScript((viewed) => localStorage.setItem('viewed:guest', viewed), `${id} gone`);
      await watchShifts(page);
      const letGo = await holdApp(page);
      const calls = apiCalls(page);
      await page.goto('/');
      const card = page.locator('[role=feed] article').first();
      await expect(card).toBeVisible();
      const place = await card.boundingBox();
      await markOf(page, '[role=feed] article');
      letGo();
      const row = page.getByRole('region', { name: 'Recently viewed' });
      await expect(row.getByRole('link', { name })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await card.boundingBox()).toEqual(place);
      const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(place?.y ?? 0);
      expect(await isMarked(page, '[role=feed] article')).toBe(true);
      expect(calls).toEqual(['GET /api/products']);
      expect(await shiftsOf(page)).toEqual([]);
      expect(problems).toEqual([]);
      await context.close();
    });
  }

  test('a product opened directly closes to the landing page, and the next one opens over it', async ({
    page,
  }) => {
    const { id, name } = await firstProduct(page);
    await page.goto(`/product/${id}`);
    await isRunning(page);
    await expect(productDialog(page).getByRole('heading', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(productDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await cards(page).nth(1).getByRole('link').first().click();
    await expect(productDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(productDialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`/product/${id}`);
    await expect(productDialog(page).getByRole('heading', { name })).toBeVisible();
    await page.goForward();
    await expect(productDialog(page)).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('pages that differ from the server-rendered one', () => {
  const redraw = (page: Page) => page.evaluate(() => document.documentElement.dataset.redraw);

  test("a signed-in user's landing page shows their own feed", async ({ page }) => {
    const person = await signIn(page);
    await gather(page, person, '/api/likes/add', 2);
    await watchShifts(page);
    const letGo = await holdApp(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('feed')).toBeHidden();
    expect(await redraw(page)).toBe('cards');
    letGo();
    await expect(cards(page).first()).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });

  test("a post opens over its owner's page for a signed-in user", async ({ page }) => {
    const owner = await registered(page, newPerson());
    const postId = await publishPost(page, owner);
    await signIn(page);
    await watchShifts(page);
    const letGo = await holdApp(page);
    await page.goto(`/post/${postId}`);
    expect(await redraw(page)).toBe('page');
    await expect(page.getByRole('feed')).toBeHidden();
    letGo();
    await expect(page.getByRole('dialog', { name: /^Post by @/ })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/user-profile/${owner.userId}`);
  });

  test('a reload of a product over the results keeps the results', async ({ page }) => {
    await page.goto('/results?q=coat');
    await isRunning(page);
    await cards(page).first().getByRole('link').first().click();
    await expect(productDialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/product\//);
    const letGo = await holdApp(page);
    await page.reload();
    expect(await redraw(page)).toBe('page');
    await expect(page.locator('main > *').first()).toBeHidden();
    letGo();
    await expect(productDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/results\?q=coat$/);
    await expect(page.getByRole('heading', { name: /coat/ })).toBeAttached();
  });

  test('a visit that continues an earlier one is rendered again with its products', async ({ page }) => {
    await page.goto('/');
    await isRunning(page);
    await page.goto('about:blank');
    const letGo = await holdApp(page);
    await page.goto('/');
    expect(await redraw(page)).toBe('cards');
    letGo();
    await expect(cards(page).first()).toBeVisible();
  });

  test('an address with a product as query parameter opens the product', async ({ page, consoleErrors }) => {
    const { id, name } = await firstProduct(page);
    await page.goto(`/?product=${id}`);
    await isRunning(page);
    await expect(productDialog(page).getByRole('heading', { name })).toBeVisible();
    await expect(page.locator('[role=feed] article').first()).toBeAttached();
    expect(consoleErrors).toEqual([]);
  });

  test('results beside an open panel are rendered again', async ({ page }) => {
    await signIn(page);
    await page.addInitScript(() => localStorage.setItem('savedSearchesPanel', 'open'));
    const letGo = await holdApp(page);
    await page.goto('/results?q=coat');
    expect(await redraw(page)).toBe('cards');
    letGo();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('before the app has started', () => {
  test('an early like is not lost', { tag: '@gate' }, async ({ page }) => {
    await signIn(page);
    const letGo = await holdApp(page);
    await page.goto('/results?q=coat');
    const card = cards(page).first();
    const name = (await card.getByRole('link').first().textContent()) ?? '';
    await heartIn(card).click();
    letGo();
    await expect(heartIn(card)).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/likes');
    await expect(cards(page).first()).toContainText(name);
  });

  test('text typed early stays and is searched for', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/');
    await page.getByRole('searchbox').fill('wool coat');
    letGo();
    await isRunning(page);
    await expect(page.getByRole('searchbox')).toHaveValue('wool coat');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/results\?q=wool(\+|%20)coat$/);
  });

  test('text, focus and presses are transferred to a page that is rendered again', async ({ page }) => {
    await signIn(page);
    const letGo = await holdApp(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Saved Searches', exact: true }).click();
    await page.getByRole('searchbox').fill('wool');
    letGo();
    await isRunning(page);
    await expect(page.getByRole('searchbox', { includeHidden: true })).toHaveValue('wool');
    await expect(page.getByRole('button', { name: 'Saved Searches', exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('a sign-in sent early is sent once the app runs, and its password never in an address', {
    tag: '@gate',
  }, async ({ page }) => {
    const person = newPerson();
    await registered(page, person);
    const letGo = await holdApp(page);
    const addresses: string[] = [];
    page.on('request', (request) => void addresses.push(request.url()));
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Username' }).fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    letGo();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull();
    expect(addresses.filter((address) => address.includes(person.password))).toEqual([]);
  });

  test('a form for a new account, chosen early, opens with the typed name', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Username' }).fill('mina.new');
    await page.getByRole('radio', { name: 'Create Account' }).click();
    letGo();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('mina.new');
    await expect(page.getByRole('radio', { name: 'Create Account' })).toBeChecked();
  });

  test('an early Escape closes a product opened directly', async ({ page }) => {
    const { id, name } = await firstProduct(page);
    const letGo = await holdApp(page);
    await page.goto(`/product/${id}`);
    await expect(productDialog(page).getByRole('heading', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    letGo();
    await expect(productDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('links and the search lead on', async ({ page }) => {
    await holdApp(page);
    await page.goto('/');
    await page.getByRole('searchbox').fill('boots');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/results\?q=boots$/);
    await expect(cards(page).first()).toBeVisible();
  });
});

test('no document contains data of a signed-in user', { tag: '@gate' }, async ({ browser, baseURL }) => {
  const secrets: string[] = [];
  const contexts: BrowserContext[] = [];
  const documents: string[] = [];
  for (let number = 0; number < 2; number += 1) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    contexts.push(context);
    const page = await context.newPage();
    const person = newPerson();
    const session = await signIn(page, person);
    await gather(page, session, '/api/likes/add', 3);
    secrets.push(session.token, session.userId, person.username, person.email);
    const { id } = await firstProduct(page);
    for (const path of [
      '/',
      '/landing',
      `/product/${id}`,
      '/results?q=coat',
      '/products/popular',
      '/likes',
      '/cart',
      '/profile',
      '/nowhere',
    ]) {
      const answer = await page.request.get(path, {
        headers: { authorization: `Bearer ${session.token}`, cookie: `authToken=${session.token}` },
      });
      documents.push(await answer.text());
      await page.goto(path);
    }
  }
  expect(documents).toHaveLength(18);
  for (const document of documents) {
    for (const secret of secrets) expect(document).not.toContain(secret);
    expect(document).not.toMatch(/aria-pressed="true"|"isLiked":true|"isInCart":true/);
  }
  for (const context of contexts) await context.close();
});
