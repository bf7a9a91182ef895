import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { isPinnedChromium } from '../chromium.mjs';
import { builtApp, expectOneReact, open, test } from './fixtures.ts';

// One shop, by every bundler: it works, and it looks the same.

/** What a careful site allows: its own files, and what bears the nonce of the page. */
const STRICT = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'nonce-shop'; style-src 'self' 'nonce-shop'; img-src 'self' data:; connect-src 'self'",
};

for (const bundler of ['vite', 'esbuild', 'webpack', 'plain-page', 'next']) {
  test(`${bundler}: the shop is built from the tarballs, works, and looks as everywhere`, async ({
    page,
    tarballs,
    serve,
  }) => {
    await using app = await builtApp(bundler, tarballs);
    await open(page, await serve(`${app.folder}/dist`, bundler === 'plain-page' ? STRICT : {}));
    await expectShop(page);
    await expectOneReact(page, app);
  });
}

async function expectShop(page: Page) {
  const cards = page.getByRole('feed', { name: 'Products' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  await expectLooks(page, 'shop.png');

  const about = page.getByRole('button', { name: 'About us' });
  // By element: below a dialog it has no role.
  const card = page.locator('article').first();
  const before = await card.boundingBox();
  await about.click();
  const dialog = page.getByRole('dialog', { name: 'What we sell' });
  await expect(dialog.getByRole('button', { name: 'Write to us' })).toBeVisible();
  await expectLooks(page, 'dialog.png');
  expect(await card.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(about).toBeFocused();

  const heart = cards.first().getByRole('button', { name: 'Like Canvas Tote' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

async function expectLooks(page: Page, picture: string) {
  if (!isPinnedChromium()) return;
  await expect(page).toHaveScreenshot(picture);
}
