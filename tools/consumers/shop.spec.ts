import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { isPinnedChromium } from '../chromium.mjs';
import { builtApp, expectOneReact, open, test } from './fixtures.ts';

// One shop, by every bundler: it works, and it looks the same.

for (const bundler of ['vite', 'esbuild', 'webpack', 'plain-page', 'next']) {
  test(`${bundler}: the shop is built from the tarballs, works, and looks as everywhere`, async ({
    page,
    tarballs,
    serve,
  }) => {
    await using app = await builtApp(bundler, tarballs);
    await open(page, await serve(`${app.folder}/dist`));
    await expectShop(page);
    await expectOneReact(page, app);
  });
}

async function expectShop(page: Page) {
  const cards = page.getByRole('feed', { name: 'Products' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  await expectLooks(page, 'shop.png');

  const about = page.getByRole('button', { name: 'About us' });
  await about.click();
  const dialog = page.getByRole('dialog', { name: 'What we sell' });
  await expect(dialog.getByRole('button', { name: 'Write to us' })).toBeVisible();
  await expectLooks(page, 'dialog.png');
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
