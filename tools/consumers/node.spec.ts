import { expect } from '@playwright/test';
import { isPinnedChromium } from '../chromium.mjs';
import { open, test } from './fixtures.ts';
import { installByHand, openApp } from './stranger.ts';

// What a server draws is there before any script, and where there is none.
test.use({ javaScriptEnabled: false });

// The cheapest of the consumers, and one that needs no network, so it runs with all other tests.

test('Node draws a page from the tarballs, which looks right without a script', async ({
  page,
  tarballs,
  serve,
}) => {
  await using app = await openApp('node');
  await installByHand(app, tarballs);
  await app.run('node', 'render.js');
  await open(page, await serve(`${app.folder}/dist`));
  await expect(page.getByRole('article')).toHaveCount(6);
  if (isPinnedChromium()) await expect(page).toHaveScreenshot('drawn-by-node.png');
});
