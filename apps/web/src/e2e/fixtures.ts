import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { keepIntercepting } from './interception.ts';

/** What a page said against itself: anything here fails the test. */
const harmless = [
  // The browser reports each refused or lost request by itself; tests that provoke them look at what people see.
  /Failed to load resource/,
  // What records a run fetches pictures of a page that only the page may show.
  /Connecting to 'blob:/,
];

export interface Fixtures {
  consoleErrors: string[];
  /** Whether a page that is gone to is there for the test once the app answers to presses. */
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

/** Serves documents, or those at certain paths, with nothing drawn and no answers in them, as when the server could not: the page then asks itself. */
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

/** Cards of the products on the page. */
export const cards = (page: Page): Locator => page.getByRole('feed').getByRole('article');

/** The heart of a card, or of the product that is open: what is like it has hearts as well, further down. */
export const heartIn = (place: Locator): Locator => place.getByRole('button', { name: /^Like / }).first();

export const productDialog = (page: Page): Locator => page.getByRole('dialog');

/** Presses Escape where what lies on top hears it: it takes the focus a moment after it is seen. */
export async function pressEscape(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    return !top || top.contains(document.activeElement);
  });
  await page.keyboard.press('Escape');
}

/** A card that is wholly in view. */
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

/** A person nobody had before, for this run. */
export function newPerson(): { username: string; email: string; password: string } {
  people += 1;
  const username = `e2e.${process.pid}.${Date.now().toString(36)}.${people}`;
  return { username, email: `${username}@example.com`, password: 'a long enough password' };
}

/** Creates an account over the API and signs this browser in. */
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

/** Signs the person out on their own profile. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Likes the most popular products over the API, or puts them into the cart; answers their names. */
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
 * Waits until the app answers to presses: it has taken over the page that the server drew, or drawn its own. For somebody who is
 * signed in, the words in which changes that fail are said are there too: before that, they are said in general ones.
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
            return true; // Some browsers refuse the storage itself.
          }
          const asked = performance.getEntriesByType('resource').map(({ name }) => name);
          const words = asked.find((name) => /\/MemberToasts-[^/]*\.js$/.test(name));
          // The page's own import of it was first, so what follows from that is done with the next frame.
          const areThere = words !== undefined && (await import(words).then(Boolean, () => false));
          return (
            areThere && new Promise<boolean>((done) => requestAnimationFrame(() => setTimeout(done, 0, true)))
          );
          // The document may be on the point of being replaced by another one.
        })
        .catch(() => false),
    )
    .toBe(true);

/** Holds the app's code back until it is let go. */
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

/** Opens the landing page and waits for its first products, which for somebody who is signed in are those of their own feed. */
export async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await isRunning(page);
  await expect.poll(() => page.evaluate(hasOwnFeed)).toBe(true);
  await expect(cards(page).first()).toBeVisible();
  // What has come is not drawn yet on a busy machine: a press would fall between a card and the one that takes its place.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        if ('requestIdleCallback' in window) requestIdleCallback(() => done());
        else setTimeout(done); // Safari has none.
      }),
  );
}

function hasOwnFeed(): boolean {
  try {
    if (localStorage.getItem('authToken') === null) return true;
  } catch {
    return true; // Some browsers refuse the storage itself.
  }
  const asked = performance.getEntriesByType('resource');
  return asked.some(({ name }) => name.includes('/api/products/personalized'));
}

/** Scrolls as a person with a wheel does, until the page is that far down. */
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

/** What is asked for once a product is open and shown: its other pictures, and products like it. */
export const callsOfOpenProduct = (id: string): string[] => [
  `GET /api/products/${id}`,
  `GET /api/products/${id}/similar`,
];

/** The products like the one that is open, which are asked for last. */
export const moreLikeThis = (page: Page): Locator =>
  productDialog(page).getByRole('region', { name: 'More like this' }).getByRole('link').first();

/** The id of the product of a card, also of one below an open product. */
export const productIdOf = async (card: Locator): Promise<string> =>
  (await card.locator('a').first().getAttribute('href'))?.split('/').at(-1) ?? '';

/** Keeps the page from giving up calls that a test holds back: it does after 15 s, which a busy machine may need for what comes meanwhile. */
export const waitForHeldCalls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

/** Every call to the API from now on, as "METHOD /path". */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Steps to the next product with the keyboard, and waits until it is drawn. */
export async function stepToNext(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next product' });
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  const name = productDialog(page).getByRole('heading', { level: 2 });
  const before = (await name.textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(name).not.toHaveText(before);
}

/** Draws a finger across the screen; the page must have touch. */
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

/** Adds up the shifts of a page from its start on; a press or a key does not excuse any of them. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
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

/** The shifts of a page that was watched. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as Window & { shifts?: unknown[] }).shifts);
