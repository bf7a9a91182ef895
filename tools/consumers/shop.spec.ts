import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { chromiumLaunchOptions, isPinnedChromium } from '../chromium.mjs';
import { builtApp, expectOneReact, open, test } from './fixtures.ts';

// The same shop must work and look the same with every bundler. Its page resets all elements in a cascade
// layer that the packages' layer overrides.

/** Headers of a strict site: only its own scripts, and styles only with the page's nonce. */
const STRICT = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'nonce-shop'; style-src 'nonce-shop'; img-src 'self' data:; connect-src 'self'",
};

// Scrollbars take up space, as on most desktops: overlays that hide them must not shift the page.
test.use({ launchOptions: { ...(await chromiumLaunchOptions()), ignoreDefaultArgs: ['--hide-scrollbars'] } });

for (const bundler of ['vite', 'esbuild', 'webpack', 'plain-page', 'next']) {
  test(`${bundler}: the shop builds from the tarballs, works, and looks the same as everywhere`, async ({
    page,
    tarballs,
    serve,
  }) => {
    await using app = await builtApp(bundler, tarballs);
    await open(page, await serve(`${app.folder}/dist`, bundler === 'plain-page' ? STRICT : {}));
    await expectShop(page);
    await expectStillness(page);
    await expectOneReact(page, app);
    await expectReadOnAWhitePage(page);
  });
}

async function expectShop(page: Page) {
  const cards = page.getByRole('feed', { name: 'Products' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  await expectLooks(page, 'shop.png');

  const about = page.getByRole('button', { name: 'About us' });
  // Located by element, because the card has no role behind a dialog.
  const card = page.locator('article').first();
  const before = await card.boundingBox();
  const body = page.locator('body');
  await about.click();
  const dialog = page.getByRole('dialog', { name: 'What we sell' });
  await expect(dialog.getByRole('button', { name: 'Write to us' })).toBeVisible();
  await expect(body).toHaveCSS('overflow-y', 'hidden');
  await expectLooks(page, 'dialog.png');
  expect(await card.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(about).toBeFocused();
  await expect(body).not.toHaveCSS('overflow-y', 'hidden');

  const sort = page.getByRole('button', { name: 'Sort by' });
  await sort.click();
  const menu = page.getByRole('menu', { name: 'Sort by' });
  await expect(menu.getByRole('menuitem')).toHaveText(['Price', 'Name']);
  await expect(menu).toBeFocused();
  expect(await card.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(sort).toBeFocused();

  const heart = cards.first().getByRole('button', { name: 'Like Canvas Tote' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

/** Checks that nothing moves while a dialog is open, whatever room the page keeps for its scrollbar. */
async function expectStillness(page: Page) {
  await page.evaluate(() => {
    const corner = document.createElement('i');
    corner.id = 'corner';
    corner.style.cssText =
      'position: fixed; top: 0; right: var(--vitrine-hidden-scrollbar, 0px); width: 8px; height: 8px;';
    document.body.append(corner);
  });
  const moving = page.locator('#corner, article, h1');
  const boxes = () => moving.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  for (const gutter of ['auto', 'stable', 'stable both-edges']) {
    // The grid lays its cards out anew a frame after its width changed.
    await page.evaluate(async (value) => {
      document.documentElement.style.scrollbarGutter = value;
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    }, gutter);
    const before = await boxes();
    await page.getByRole('button', { name: 'About us' }).click();
    await expect(page.getByRole('dialog', { name: 'What we sell' })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    expect(await boxes(), gutter).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'What we sell' })).toBeHidden();
    expect(await boxes(), gutter).toEqual(before);
  }
}

/**
 * Checks a white page on a system that prefers dark: fields must be readable, and with `data-theme="light"`
 * all texts.
 */
async function expectReadOnAWhitePage(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => Object.assign(document.body.style, { background: '#fff', color: '#222' }));
  const email = page.getByRole('textbox', { name: 'Your email' });
  await email.fill('stranger@example.com');
  await email.blur();
  expect(await unreadable(page, 'input, label')).toEqual([]);

  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  expect(await unreadable(page)).toEqual([]);
}

async function unreadable(page: Page, selector = 'body') {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const axe = new AxeBuilder({ page }).setLegacyMode().include(selector);
  const { violations, passes } = await axe.options({ runOnly: ['color-contrast'] }).analyze();
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(1);
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

async function expectLooks(page: Page, picture: string) {
  if (!isPinnedChromium()) return;
  await expect(page).toHaveScreenshot(picture);
}
