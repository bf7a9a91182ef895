import type { Browser, Locator, Page } from '@playwright/test';
import {
  cards,
  expect,
  gateIf,
  isRunning,
  newPerson,
  productDialog,
  signIn,
  test,
  withoutFonts,
} from './fixtures.ts';

// A press before the app has started loads a document.
test.use({ waitsForApp: false });

// The server guesses the window size from the user agent.
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
};
const DESKTOP = { viewport: { width: 1280, height: 900 } };

type Hold = 'all of its code' | 'the code of its pages';

async function holdApp(page: Page, what: Hold = 'all of its code') {
  // The document of the pressed card has the fonts at once, the pressed page not yet.
  await withoutFonts(page);
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    asked.push(route.request().url());
    if (what === 'all of its code' || asked.length > 1) await gate.promise;
    await route.continue();
  });
  return { letGo: () => gate.resolve(), asked };
}

const topOf = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().top);

async function openCard(page: Page): Promise<{ href: string; top: number; scrolled: number }> {
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const href = await page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('[role=feed] article a[href^="/product/"]'),
    ];
    const link = links.find((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top > 120 && bottom < window.innerHeight - 120;
    });
    return link?.getAttribute('href') ?? '';
  });
  const link = page.locator(`[role=feed] a[href="${href}"]`).first();
  const top = await topOf(link);
  const scrolled = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(href);
  return { href, top, scrolled };
}

const openTab = async (
  browser: Browser,
  baseURL: string | undefined,
  window: typeof PHONE | typeof DESKTOP,
) => (await browser.newContext({ ...window, ...(baseURL && { baseURL }) })).newPage();

test.describe('a card pressed before the app has started', () => {
  for (const [name, window] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    for (const path of ['/results?q=coat', '/products/popular', '/']) {
      const title = `an early pressed card closes to ${path} at the same scroll position, on a ${name}`;
      test(title, gateIf(path === '/products/popular' && name === 'phone'), async ({ browser, baseURL }) => {
        const page = await openTab(browser, baseURL, window);
        const app = await holdApp(page);
        await page.goto(path);
        const { href, top, scrolled } = await openCard(page);
        app.letGo();
        await isRunning(page);
        await productDialog(page).getByRole('button', { name: 'Close' }).click();
        await expect(page).toHaveURL(path);
        await isRunning(page);
        const card = page.locator(`[role=feed] a[href="${href}"]`).first();
        await expect(productDialog(page)).toHaveCount(0);
        await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(2);
        // The scroll offset must match, too: only some browsers correct it for content inserted above.
        expect(await page.evaluate(() => globalThis.scrollY)).toBe(scrolled);
        await page.goForward();
        await isRunning(page);
        await expect(productDialog(page)).toBeVisible();
        await page.context().close();
      });
    }
  }

  test('a card pressed while the code of the page loads closes to the list at the same scroll position', async ({
    page,
  }) => {
    const app = await holdApp(page, 'the code of its pages');
    await page.goto('/results?q=coat');
    await expect.poll(() => app.asked.length).toBeGreaterThan(1);
    const { href, top } = await openCard(page);
    app.letGo();
    await isRunning(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/results?q=coat');
    await isRunning(page);
    const card = page.locator(`[role=feed] a[href="${href}"]`).first();
    await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(2);
  });

  test('an early pressed card closes to the list even after a step to another product and a reload', async ({
    page,
  }) => {
    const app = await holdApp(page);
    await page.goto('/results?q=coat');
    await openCard(page);
    app.letGo();
    await isRunning(page);
    const similar = productDialog(page)
      .getByRole('region', { name: 'More like this' })
      .getByRole('link')
      .first();
    const before = page.url();
    await similar.click();
    await expect(page).not.toHaveURL(before);
    await page.reload();
    await isRunning(page);
    await productDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/results?q=coat');
    await expect(cards(page).first()).toBeVisible();
  });
});

test('a product opened in a new tab closes to the home page', async ({ page }) => {
  await page.goto('/results?q=coat');
  await isRunning(page);
  const opening = page.context().waitForEvent('page');
  await cards(page)
    .first()
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  // Playwright may report a tab opened by a press as loading for ever, and its locators wait for that.
  await tab.waitForFunction(() => document.querySelector('[role=dialog]'));
  await isRunning(tab);
  const { x, y } = await tab.evaluate(() => {
    const button = document.querySelector('[role=dialog] button[aria-label=Close]');
    const { left, top, width, height } = (button as HTMLElement).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await tab.mouse.click(x, y);
  await tab.waitForFunction(() => location.pathname === '/');
});

test('the Close button of a server-rendered product stays under the pointer during hydration', async ({
  page,
}) => {
  const app = await holdApp(page);
  await page.goto('/results?q=coat');
  await page.goto((await cards(page).first().getByRole('link').first().getAttribute('href')) ?? '');
  await expect(productDialog(page)).toBeVisible();
  const isHit = page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const button = document.querySelector('[role=dialog] button[aria-label=Close]') as HTMLElement;
    const { x, y, width, height } = button.getBoundingClientRect();
    // The body loses pointer events before the dialog is rendered again.
    new MutationObserver(() => {
      if (document.body.style.pointerEvents === 'none')
        resolve(button.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
    }).observe(document.body, { attributeFilter: ['style'] });
    return promise;
  });
  app.letGo();
  expect(await isHit).toBe(true);
});

test('a guest who presses Login before the app has started returns to the page after signing in', async ({
  page,
}) => {
  const person = newPerson();
  expect((await page.request.post('/api/profile/register', { data: person })).status()).toBe(201);
  const app = await holdApp(page);
  await page.goto('/results?q=coat');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  app.letGo();
  await isRunning(page);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/results?q=coat');
  await expect(cards(page).first()).toBeVisible();
});

const bookmark = (page: Page) => page.getByRole('button', { name: 'Saved Searches', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Saved Searches' });

test.describe('saved searches opened before the app has started', () => {
  for (const what of ['all of its code', 'the code of its pages'] as const) {
    for (const path of ['/likes', '/cart', '/settings', '/edit-profile']) {
      const title = `the saved searches open at ${path} while ${what} loads`;
      test(title, async ({ page }) => {
        await signIn(page);
        const app = await holdApp(page, what);
        await page.goto(path);
        if (what === 'the code of its pages') await expect.poll(() => app.asked.length).toBeGreaterThan(1);
        await bookmark(page).click();
        app.letGo();
        await expect(drawer(page)).toBeVisible();
        await page.goBack();
        await expect(drawer(page)).toBeHidden();
        await expect(page).toHaveURL(path);
      });
    }
  }

  test('the saved searches open for a guest, too', async ({ page }) => {
    const app = await holdApp(page);
    await page.goto('/profile');
    await bookmark(page).click();
    app.letGo();
    await expect(drawer(page)).toBeVisible();
  });

  test('the saved searches open over results that are rendered again', async ({ page }) => {
    await signIn(page);
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto('/results?q=coat');
    await isRunning(page);
    await cards(page).first().getByRole('link').first().click();
    await expect(productDialog(page)).toBeVisible();
    await page.goBack();
    await expect(productDialog(page)).toHaveCount(0);
    const app = await holdApp(page);
    await page.reload();
    await bookmark(page).click();
    app.letGo();
    await expect(drawer(page)).toBeVisible();
  });
});

test('the header stays usable while a page that is not server-rendered loads', async ({ page }) => {
  await signIn(page);
  // The document of the pressed card has the fonts at once, the pressed page not yet.
  await withoutFonts(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/likes-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/likes-*.js');
  await page.goto('/likes');
  await asked;
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await bookmark(page).click();
  gate.resolve();
  await expect(drawer(page)).toBeVisible();
});

test.describe('filters set before the app has started', () => {
  test('an order chosen early is applied', async ({ page }) => {
    const app = await holdApp(page);
    await page.goto('/results?q=coat');
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await order.selectOption('price_low_to_high');
    app.letGo();
    await expect(page).toHaveURL(/sort=price_low_to_high/);
    await expect(order).toHaveValue('price_low_to_high');
  });

  test('a filter pressed early opens, and applies', async ({ page }) => {
    const app = await holdApp(page);
    await page.goto('/results?q=coat');
    const colors = page.getByRole('button', { name: 'Colors' });
    await colors.click();
    app.letGo();
    await page.getByRole('dialog', { name: 'Colors' }).getByRole('button', { name: 'Black' }).click();
    await expect(page).toHaveURL(/color=Black/);
  });
});
