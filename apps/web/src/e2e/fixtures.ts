import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { keepIntercepting } from './interception.ts';

/** Console errors that do not fail a test. */
const harmless = [
  // Tests that provoke failed requests check the page instead.
  /Failed to load resource/,
  // The trace recorder fetches pictures by blob addresses that only the page may use.
  /Connecting to 'blob:/,
];

export interface Fixtures {
  consoleErrors: string[];
  /** Whether `page.goto` waits until the app is running. */
  waitsForApp: boolean;
}

export const test = base.extend<Fixtures>({
  waitsForApp: [true, { option: true }],
  page: async ({ page, waitsForApp }, use) => {
    keepIntercepting(page);
    const { goto } = page;
    if (waitsForApp) {
      page.goto = async (...where) => {
        const answer = await goto.apply(page, where);
        await isRunning(page);
        return answer;
      };
    }
    await use(page);
  },

  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !harmless.some((pattern) => pattern.test(text))) errors.push(text);
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Strips server-rendered content and embedded responses from documents, so that the page makes the calls
 * itself.
 */
export async function withoutFirstAnswers(
  page: Page,
  paths = /^\/(?!(?:api|assets|media)\/)/,
): Promise<void> {
  await page.route(
    (url) => paths.test(url.pathname),
    async (route) => {
      const response = await route.fetch().catch(() => undefined);
      if (!response) return route.abort();
      const body = (await response.text())
        .replace(/<script[^>]*data-answer[^>]*>.*?<\/script>/gs, '')
        .replace(/<html[^>]*>/, '<html lang="en">')
        .replace(/<div id="root">.*<\/div>(?=\s*<script id="drawn">)/s, '<div id="root"></div>');
      await route.fulfill({ response, body });
    },
  );
}

export const cards = (page: Page): Locator => page.getByRole('feed').getByRole('article');

/** The first Like button. Similar products below an open product have their own. */
export const heartIn = (place: Locator): Locator => place.getByRole('button', { name: /^Like / }).first();

export const productDialog = (page: Page): Locator => page.getByRole('dialog');

/** Presses Escape once the top dialog has the focus, which takes a moment. */
export async function pressEscape(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    return !top || top.contains(document.activeElement);
  });
  await page.keyboard.press('Escape');
}

export async function cardInView(page: Page): Promise<Locator> {
  await expect(cards(page).first()).toBeAttached();
  const place = await page.evaluate(() => {
    const articles = [...document.querySelectorAll('[role=feed] article')];
    const found = articles.find((article) => {
      const { top, bottom } = article.getBoundingClientRect();
      return top > 80 && bottom < window.innerHeight - 80;
    });
    return found?.getAttribute('aria-posinset');
  });
  if (!place) throw new Error('No card is wholly in view.');
  return page.locator(`[role=feed] article[aria-posinset="${place}"]`);
}

let people = 0;

export function newPerson(): { username: string; email: string; password: string } {
  people += 1;
  const username = `e2e.${process.pid}.${Date.now().toString(36)}.${people}`;
  return { username, email: `${username}@example.com`, password: 'a long enough password' };
}

/** Creates an account and signs this browser in. */
export async function signIn(page: Page, person = newPerson()): Promise<{ userId: string; token: string }> {
  const answer = await page.request.post('/api/profile/register', { data: person });
  expect(answer.status()).toBe(201);
  const session = (await answer.json()) as { userId: string; token: string; expiration: number };
  await page.addInitScript(({ userId, token, expiration }) => {
    if (sessionStorage.getItem('e2e:signedIn')) return;
    sessionStorage.setItem('e2e:signedIn', 'yes');
    localStorage.setItem('userId', userId);
    localStorage.setItem('authToken', token);
    localStorage.setItem('authTokenExpiration', String(expiration));
  }, session);
  return session;
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Likes the most popular products with a price, or adds them to the cart. Returns their names. */
export async function gather(
  page: Page,
  { userId, token }: { userId: string; token: string },
  call: '/api/likes/add' | '/api/cart/addItem',
  howMany: number,
): Promise<string[]> {
  const feed = await page.request.get('/api/products/popular?limit=50');
  const { products } = (await feed.json()) as {
    products: { id: string; name: string; price: number | null }[];
  };
  const taken = products.filter(({ price }) => price !== null).slice(0, howMany);
  for (const { id: productId, name, price } of taken) {
    const answer = await page.request.post(call, {
      headers: { authorization: `Bearer ${token}` },
      data: { userId, productId, name, price },
    });
    expect(answer.ok()).toBe(true);
  }
  return taken.map(({ name }) => name);
}

/**
 * Waits until the app reacts to presses. For a signed-in user, also waits for the code of specific failure
 * texts.
 */
export const isRunning = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .evaluate(async () => {
          if ('earlyEvents' in window) return false;
          try {
            if (localStorage.getItem('authToken') === null) return true;
          } catch {
            return true; // Some browsers deny access to the storage.
          }
          const asked = performance.getEntriesByType('resource').map(({ name }) => name);
          const words = asked.find((name) => /\/MemberToasts-[^/]*\.js$/.test(name));
          // This import waits until the module is loaded. The page's own import of it continues by the next
          // frame.
          const areThere = words !== undefined && (await import(words).then(Boolean, () => false));
          return (
            areThere && new Promise<boolean>((done) => requestAnimationFrame(() => setTimeout(done, 0, true)))
          );
          // Evaluation fails while the document is being replaced.
        })
        .catch(() => false),
    )
    .toBe(true);

/** Stalls the app's code until the returned function is called. */
export async function holdApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/**
 * Opens the landing page and waits for its first products. For a signed-in user, these are the personal feed.
 */
export async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await isRunning(page);
  await expect.poll(() => page.evaluate(hasOwnFeed)).toBe(true);
  await expect(cards(page).first()).toBeVisible();
  // Until loaded cards are rendered, a press could hit a card about to be replaced.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        if ('requestIdleCallback' in window) requestIdleCallback(() => done());
        else setTimeout(done); // Safari lacks `requestIdleCallback`.
      }),
  );
}

function hasOwnFeed(): boolean {
  try {
    if (localStorage.getItem('authToken') === null) return true;
  } catch {
    return true; // Some browsers deny access to the storage.
  }
  const asked = performance.getEntriesByType('resource');
  return asked.some(({ name }) => name.includes('/api/products/personalized'));
}

/** Scrolls with the mouse wheel until the page is at `y`. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.mouse.move(400, 400);
  for (let turns = 0; turns < 200; turns++) {
    const left = y - (await page.evaluate(() => window.scrollY));
    if (left <= 0) return;
    await page.mouse.wheel(0, Math.min(left, 700));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  throw new Error(`The page never became ${y} px deep.`);
}

/** Calls of an open product, for its details, the posts that show it and similar products. */
export const callsOfOpenProduct = (id: string): string[] => [
  `GET /api/products/${id}`,
  `GET /api/products/${id}/details`,
  `GET /api/products/${id}/posts`,
  `GET /api/products/${id}/similar`,
];

/** The first similar product; similar products load last. */
export const moreLikeThis = (page: Page): Locator =>
  productDialog(page).getByRole('region', { name: 'More like this' }).getByRole('link').first();

/** Returns the product id of a card, also of one below an open product. */
export const productIdOf = async (card: Locator): Promise<string> =>
  (await card.locator('a').first().getAttribute('href'))?.split('/').at(-1) ?? '';

/** Removes the time limit of 15 s from calls held by a test. */
export const waitForHeldCalls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

/** Keeps the stream of live hints from opening, as a page that has it is never without requests. */
export const withoutLiveHints = (page: Page) => page.route('**/api/live', (route) => route.abort());

/** Collects every later API call but the stream of live hints, as "METHOD /path". */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/live')
      calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Steps to the next product with the keyboard and waits for it. */
export async function stepToNext(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next product' });
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  const name = productDialog(page).getByRole('heading', { level: 2 });
  const before = (await name.textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(name).not.toHaveText(before);
}

/** Swipes across the screen; needs a page with touch. */
export async function swipe(page: Page, { fromX, toX, y }: { fromX: number; toX: number; y: number }) {
  const touch = await page.context().newCDPSession(page);
  const finger = (x: number) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(fromX) });
  for (let step = 1; step <= 6; step++) {
    const x = fromX + ((toX - fromX) * step) / 6;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(x) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

/**
 * Keeps the document's fonts off for measures to the pixel: their letters are as wide as those of Arial, which a
 * test machine may lack.
 */
export const withoutFonts = (page: Page) =>
  page.addInitScript(() => {
    FontFaceSet.prototype.add = () => document.fonts;
  });

/** Collects all layout shifts of a page, including those after input, without the document's fonts. */
export async function watchShifts(page: Page): Promise<void> {
  await withoutFonts(page);
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        };
        shifts.push({ value, nodes: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as Window & { shifts?: unknown[] }).shifts);

/** Tags one of several like tests for `pnpm test`. The others are left to `pnpm test:long`. */
export const gateIf = (isInGate: boolean): { tag: string[] } => ({ tag: isInGate ? ['@gate'] : [] });

/** Opens a filter of the row above the products, and returns its panel. */
export async function openFilter(page: Page, name: 'Price' | 'Brands' | 'Colors'): Promise<Locator> {
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

/** Chooses an action in the menu of a saved search. */
export async function chooseForSearch(
  list: Locator,
  title: string,
  action: 'Rename' | 'Delete',
): Promise<void> {
  await list.getByRole('button', { name: `Options for ${title}` }).click();
  await list.page().getByRole('menuitem', { name: action }).click();
}
