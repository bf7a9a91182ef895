import type { Browser, Locator, Page } from '@playwright/test';
import { cards, expect, isRunning, newPerson, productDialog, signIn, test } from './fixtures.ts';

// A press that comes before the app makes the browser load a document.
test.use({ waitsForApp: false });

// The server draws for the window that the name of the browser lets it assume.
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
};
const DESKTOP = { viewport: { width: 1280, height: 900 } };

type Hold = 'all of its code' | 'the code of its pages';

/** Holds the app's code back until it is let go. */
async function holdApp(page: Page, what: Hold = 'all of its code') {
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

/** Scrolls the list and opens a card that is in view, in a list of which the app has not taken over yet. */
async function openCard(page: Page): Promise<{ href: string; top: number }> {
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
  await link.click();
  await expect(page).toHaveURL(href);
  return { href, top };
}

const openTab = async (
  browser: Browser,
  baseURL: string | undefined,
  window: typeof PHONE | typeof DESKTOP,
) => (await browser.newContext({ ...window, ...(baseURL && { baseURL }) })).newPage();

test.describe('a card that was pressed before the app had started', () => {
  for (const [name, window] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    for (const path of ['/results?q=coat', '/products/popular', '/']) {
      test(`closes to ${path} as it was left, on a ${name}`, async ({ browser, baseURL }) => {
        const page = await openTab(browser, baseURL, window);
        const app = await holdApp(page);
        await page.goto(path);
        const { href, top } = await openCard(page);
        app.letGo();
        await isRunning(page);
        await productDialog(page).getByRole('button', { name: 'Close' }).click();
        await expect(page).toHaveURL(path);
        await isRunning(page);
        const card = page.locator(`[role=feed] a[href="${href}"]`).first();
        await expect(productDialog(page)).toHaveCount(0);
        await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(2);
        await page.goForward();
        await isRunning(page);
        await expect(productDialog(page)).toBeVisible();
        await page.context().close();
      });
    }
  }

  test('closes to the list as it was left, where the code of its page was still on the way', async ({
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

  test('closes to the list after a step to another product and a reload', async ({ page }) => {
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

test('a product that a link opened in a tab of its own closes to the home page', async ({ page }) => {
  await page.goto('/results?q=coat');
  await isRunning(page);
  const opening = page.context().waitForEvent('page');
  await cards(page)
    .first()
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await isRunning(tab);
  await expect(productDialog(tab)).toBeVisible();
  await productDialog(tab).getByRole('button', { name: 'Close' }).click();
  await expect(tab).toHaveURL('/');
});

test('who pressed Sign In before the app had started is led back to the page after signing in', async ({
  page,
}) => {
  const person = newPerson();
  expect((await page.request.post('/api/profile/register', { data: person })).status()).toBe(201);
  const app = await holdApp(page);
  await page.goto('/results?q=coat');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
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

test.describe('the saved searches that were asked for before the app had started are open once it has', () => {
  for (const what of ['all of its code', 'the code of its pages'] as const) {
    for (const path of ['/likes', '/cart', '/settings', '/edit-profile']) {
      test(`at ${path}, with ${what} on the way`, async ({ page }) => {
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

  test('for a guest, too', async ({ page }) => {
    const app = await holdApp(page);
    await page.goto('/profile');
    await bookmark(page).click();
    app.letGo();
    await expect(drawer(page)).toBeVisible();
  });

  test('at results of which other cards are shown', async ({ page }) => {
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

test('the header stays while the page of an address that was not drawn is on its way', async ({ page }) => {
  await signIn(page);
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

test.describe('filters that were set before the app had started hold once it has', () => {
  test('the order', async ({ page }) => {
    const app = await holdApp(page);
    await page.goto('/results?q=coat');
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await order.selectOption('price_low_to_high');
    app.letGo();
    await expect(page).toHaveURL(/sort=price_low_to_high/);
    await expect(order).toHaveValue('price_low_to_high');
  });

  test('a price whose field was left', async ({ page }) => {
    const app = await holdApp(page);
    await page.goto('/results?q=coat');
    await page.getByRole('textbox', { name: 'From ($)' }).fill('100');
    await page.getByRole('textbox', { name: 'To ($)' }).focus();
    app.letGo();
    await expect(page).toHaveURL(/min=100/);
    await expect(page.getByRole('textbox', { name: 'From ($)' })).toHaveValue('100');
    await expect(page.getByRole('textbox', { name: 'To ($)' })).toBeFocused();
  });

  test('a colour', async ({ page }) => {
    const app = await holdApp(page);
    await page.goto('/results?q=coat');
    await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Black' }).click();
    app.letGo();
    await expect(page).toHaveURL(/color=Black/);
  });
});
