import type { Page } from '@playwright/test';
import { expect, isRunning, productDialog, test } from './fixtures.ts';

/** Records the properties of every animation that the app's code starts on a flying picture. */
const watchFlights = (page: Page) =>
  page.addInitScript(() => {
    const flights: string[][] = [];
    Object.assign(window, { flights });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if ('flying' in (this as HTMLElement).dataset) flights.push(Object.keys(keyframes ?? {}));
      return animate.call(this, keyframes, options);
    };
  });

const flights = (page: Page) => page.evaluate(() => (window as unknown as { flights: string[][] }).flights);

async function openAndClose(page: Page): Promise<void> {
  await page.goto('/');
  await isRunning(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(productDialog(page)).toBeVisible();
  await page.goBack();
  await expect(productDialog(page)).toHaveCount(0);
}

test('the picture of a product grows from its card and returns to it, by transform only', {
  tag: '@gate',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchFlights(page);
  await openAndClose(page);
  await expect.poll(() => flights(page)).toEqual([['transform'], ['transform']]);
  await expect(page.locator('[data-flying]')).toHaveCount(0);
});

test('with reduced motion, an opened product appears in place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchFlights(page);
  await openAndClose(page);
  expect(await flights(page)).toEqual([]);
});
