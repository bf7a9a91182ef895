import { gzipSync } from 'node:zlib';
import { expect, openLanding, test } from './fixtures.ts';

const MOST_BYTES = 130_000;

test(`the first load of / needs at most ${MOST_BYTES / 1000} kB of JavaScript, gzipped`, async ({ page }) => {
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script' && !response.url().endsWith('.js')) return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    scripts.set(new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length);
  });
  await openLanding(page);
  await page.waitForLoadState('networkidle');
  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify([...scripts]) });
  console.log(`First load: ${total} bytes of JavaScript, gzipped, in ${scripts.size} files`);
  expect(scripts.size).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(MOST_BYTES);
});

test('the first products come with the document, and their pictures are on the way before the app is', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLanding(page);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const pictures = asked.filter((path) => path.startsWith('/media/'));
  expect(new Set(pictures).size).toBe(pictures.length);

  const early = page.locator('link[rel=preload][as=image]');
  await expect(early).toHaveCount(4);
  for (const link of await early.all()) {
    const srcset = (await link.getAttribute('imagesrcset')) ?? '';
    await expect(page.locator(`[role=feed] img[srcset="${srcset}"]`).first()).toBeVisible();
  }
});
