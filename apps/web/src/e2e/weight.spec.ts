import { gzipSync } from 'node:zlib';
import { expect, openLanding, test } from './fixtures.ts';

const weigh = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

for (const { what, most, ending, inDocument } of [
  { what: 'JavaScript', most: 126_460, ending: '.js', inDocument: undefined },
  { what: 'styles', most: 5_620, ending: '.css', inDocument: /<style\b[^>]*>.*?<\/style>/gs },
]) {
  test(`the first load of / needs at most ${most / 1000} kB of ${what}, gzipped`, { tag: '@gate' }, async ({
    page,
  }) => {
    const files = new Map<string, number>();
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      const isDocument = response.request().resourceType() === 'document';
      const found = isDocument ? (await response.text()).match(inDocument ?? /$^/g)?.join('') : undefined;
      if (found) files.set(pathname, weigh(found));
      if (pathname.endsWith(ending)) {
        files.set(pathname, weigh(await response.body().catch(() => Buffer.alloc(0))));
      }
    });
    await openLanding(page);
    await page.waitForLoadState('networkidle');
    const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify([...files]) });
    console.log(`First load: ${total} bytes of ${what}, gzipped, in ${files.size} files`);
    expect(files.size).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(most);
  });
}

test('the first products come with the document, and their pictures load before the app', async ({
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

test.describe('on a phone of double density', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test('cards load pictures of 480 pixels, not of the next larger width', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openLanding(page);
    await page.waitForLoadState('networkidle');
    const pictures = asked.filter((path) => /^\/media\/demo\/[^/]+-\d{3}\.webp$/.test(path));
    expect(pictures.length).toBeGreaterThan(4);
    expect(pictures.filter((path) => !path.endsWith('-480.webp'))).toEqual([]);
  });
});
