import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.mjs';

// Takes the pictures of the download page from a running server with the demo:
// `node tools/phone-screens.ts http://localhost:3000`

const [server = 'http://localhost:3000'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../apps/web/src/site/pictures');

const browser = await chromium.launch(await chromiumLaunchOptions());
const context = await browser.newContext({
  baseURL: server,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
});
const page = await context.newPage();
// A page without a content policy, which converts pictures.
const converter = await context.newPage();

async function keep(name: string) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  const webp = await converter.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
  }, picture.toString('base64'));
  await writeFile(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}

await page.goto('/login');
await page.getByLabel('Username').fill('mina.k');
await page.getByLabel('Password', { exact: true }).fill('vitrine-demo');
await page.keyboard.press('Enter');
await page.waitForURL('/');
await page.goto('/discover');
await page.getByRole('feed').getByRole('article').first().waitFor();
await keep('discover');
await page.goto('/rooms');
await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
await page.getByRole('radiogroup').last().waitFor();
await keep('room');
await browser.close();
