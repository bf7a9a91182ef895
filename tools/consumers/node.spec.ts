import { expect } from '@playwright/test';
import { isPinnedChromium } from '../chromium.mjs';
import { open, test } from './fixtures.ts';
import { installByHand, openApp } from './stranger.ts';

test.use({ javaScriptEnabled: false });

// Quick and without network, so `pnpm test` includes it.

test('Node renders a page from the tarballs, which looks right without scripts', async ({
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
