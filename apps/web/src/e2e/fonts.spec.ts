import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { expect, isRunning, openLanding, test } from './fixtures.ts';

test.use({ waitsForApp: false });

/** The line of Lighthouse's phone. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const isFontOfDocument = (url: string) => url.endsWith('.woff2');

/** Sets the page's time since its request, in each of its documents in turn. */
const setTimes = (page: Page, ...times: number[]) =>
  page.addInitScript((times) => {
    const turn = Number(sessionStorage.getItem('e2e:documents') ?? 0);
    sessionStorage.setItem('e2e:documents', String(turn + 1));
    performance.now = () => times[turn] ?? 0;
  }, times);

/** Stalls fonts until the returned function is called. Unlike routes, this leaves the cache on. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const client: CDPSession = await page.context().newCDPSession(page);
  const held: string[] = [];
  let areHeld = true;
  const letGo = (requestId: string) =>
    client.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  // A request may be paused once more after it was let go.
  client.on('Fetch.requestPaused', ({ requestId }) => {
    if (areHeld) held.push(requestId);
    else void letGo(requestId);
  });
  await client.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
  return async () => {
    await expect.poll(() => held.length).toBe(3);
    areHeld = false;
    await Promise.all(held.map(letGo));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts:document'))).toContain('.woff2');
    await client.send('Fetch.disable');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
}

/** Families with a loaded face that covers basic Latin. */
const familiesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, unicodeRange }) => status === 'loaded' && unicodeRange.startsWith('U+20'))
      .map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`)
      .sort(),
  );
const ours = ['Instrument Serif italic', 'Instrument Serif normal', 'Inter Variable normal'];

const stateOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.fonts);
const widthOfHeadline = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1') ?? document.body);
    return range.getBoundingClientRect().width;
  });

/** Returns the names of the faces that draw the text in an element, ours marked. */
async function facesIn(client: CDPSession, selector: string): Promise<string[]> {
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  expect(nodeId, selector).toBeGreaterThan(0);
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? ' (ours)' : ''}`);
}

const CARD = '[role=feed] article a[href^="/product/"]';
const LOGIN = 'header a[href^="/login"]';

/** Returns the address of the first product or post in a page that the server draws. */
async function firstIn(path: string, kind: 'product' | 'post', request: APIRequestContext): Promise<string> {
  const html = await (await request.get(path)).text();
  const [, address] = new RegExp(`href="(/${kind}/[^"]+)"`).exec(html) ?? [];
  if (address === undefined) throw new Error(`${path} has no ${kind}.`);
  return address;
}

/** Headline, name of a card, or button of pages that somebody may see first. */
const firstSeen: Record<
  string,
  { at: string | ((request: APIRequestContext) => Promise<string>); texts: string[] }
> = {
  'the landing page': { at: '/', texts: ['h1', CARD, LOGIN] },
  results: { at: '/results?q=coat', texts: [CARD, LOGIN] },
  'a product': {
    at: (request) => firstIn('/', 'product', request),
    texts: ['[role=dialog] :is(h1, h2)', '[role=dialog] a'],
  },
  'a post': {
    at: (request) => firstIn('/discover', 'post', request),
    texts: ['[role=dialog] article bdi, [role=dialog] a[href^="/user-profile"]'],
  },
  'the sign-in': { at: '/login', texts: ['main p em', 'main h1', 'main button[type=submit]'] },
};

/** Notes when the document's fonts are settled. */
const noteSettling = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.fonts === undefined) return;
      observer.disconnect();
      Object.assign(window, { settledAt: performance.now() });
    }).observe(document, { subtree: true, attributeFilter: ['data-fonts'] });
  });
const settledAt = (page: Page) =>
  page.evaluate(() => (window as Window & { settledAt?: number }).settledAt).catch(() => undefined);

for (const [line, conditions, viewport] of [
  ['a quick line', undefined, { width: 1280, height: 800 }],
  ['the slow line of a phone', SLOW_4G, { width: 390, height: 844 }],
] as const) {
  for (const [name, { at: address, texts }] of Object.entries(firstSeen)) {
    test(`${name} has our fonts within two seconds on ${line}, without a press`, {
      tag: '@gate',
    }, async ({ browser, baseURL, request }) => {
      const path = typeof address === 'string' ? address : await address(request);
      await request.get(path);
      // Repeated, as another test may occupy the processor for these two seconds.
      await expect(async () => {
        const context = await browser.newContext({ baseURL, viewport });
        try {
          const page = await context.newPage();
          await noteSettling(page);
          const client = await context.newCDPSession(page);
          for (const domain of ['Network', 'DOM', 'CSS'] as const) await client.send(`${domain}.enable`);
          if (conditions) await client.send('Network.emulateNetworkConditions', conditions);
          await page.goto(path);
          await expect.poll(() => settledAt(page)).toBeGreaterThan(0);
          const [state, at] = [await stateOf(page), await settledAt(page)];
          test.info().annotations.push({ type: 'fonts', description: `${state} after ${at} ms` });
          expect(state).toBe('applied');
          expect(at).toBeLessThan(2000);
          expect(await familiesOf(page)).toEqual(ours);
          for (const text of texts) {
            expect(await facesIn(client, text), text).toEqual([expect.stringMatching(/ \(ours\)$/)]);
          }
        } finally {
          await context.close();
        }
      }).toPass();
    });
  }
}

test('fonts that arrive after the first touch are left to the next document', async ({ page }) => {
  await setTimes(page, 1000, 1000);
  const letGo = await holdFonts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await widthOfHeadline(page);
  await page.mouse.move(5, 300);
  await page.mouse.down();
  await letGo();
  expect(await stateOf(page)).toBe('missed');
  expect(await familiesOf(page)).toEqual([]);
  await page.mouse.up();
  await isRunning(page);
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 100);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('head link[rel=stylesheet][href*="/fonts-"]')).toHaveCount(0);
  expect(await familiesOf(page)).toEqual([]);
  expect(await widthOfHeadline(page)).toBe(before);
});

for (const sign of ['key', 'wheel'] as const) {
  test(`fonts that arrive after the first ${sign} are left to the next document`, async ({ page }) => {
    await setTimes(page, 1000);
    const letGo = await holdFonts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await (sign === 'key' ? page.keyboard.press('Tab') : page.mouse.wheel(0, 40));
    await expect.poll(() => stateOf(page)).toBe('missed');
    await letGo();
    expect(await familiesOf(page)).toEqual([]);
  });
}

test('fonts that arrive after two seconds are left to the next document, which has them from the cache', async ({
  page,
}) => {
  await setTimes(page, 2001, 1000);
  const letGo = await holdFonts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await letGo();
  expect(await stateOf(page)).toBe('missed');
  expect(await familiesOf(page)).toEqual([]);

  await page.goto('/products/popular');
  await expect.poll(() => stateOf(page)).toBe('applied');
  expect(await familiesOf(page)).toEqual(ours);
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(sent).toEqual([0, 0, 0]);
});

/** Top and height of all that the page consists of, in whole pixels. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, h1, main form, main a, [role=feed] article')].map((thing) => {
      const { top, height } = thing.getBoundingClientRect();
      return `${thing.tagName} ${Math.round(top)} ${Math.round(height)}`;
    }),
  );

const { resolve } = createRequire(import.meta.url);
/** Files as wide as Arial and Times New Roman, by the font that they stand in for. */
const STAND_INS = {
  'Inter fallback': resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
  'Instrument Serif fallback': resolve('@fontsource/tinos/files/tinos-latin-400-normal.woff2'),
};

/** Gives the fallback faces of the page a file, as the test machine may lack the fonts that they name. */
async function bringFallbackFonts(page: Page) {
  for (const [family, path] of Object.entries(STAND_INS)) {
    await page.evaluate(
      async ([family = '', file = '']) => {
        const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
        const faces = styles.flatMap(({ cssText }) => cssText.match(/@font-face[^}]*}/g) ?? []);
        const face = faces.find((face) => face.includes(family)) ?? '';
        const said = (name: string) => new RegExp(`${name}: ([^;]*);`).exec(face)?.[1] ?? '';
        const descriptors = {
          ascentOverride: said('ascent-override'),
          descentOverride: said('descent-override'),
          lineGapOverride: said('line-gap-override'),
          sizeAdjust: said('size-adjust'),
        };
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        document.fonts.add(await new FontFace(family, bytes, descriptors).load());
      },
      [family, readFileSync(path, 'base64')],
    );
  }
}

for (const width of [390, 768, 1280]) {
  test(`nothing moves up or down when the fonts are applied, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await setTimes(page, 1000);
    const letGo = await holdFonts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await isRunning(page);
    await bringFallbackFonts(page);
    const before = await placesOf(page);
    const widthBefore = await widthOfHeadline(page);
    await letGo();
    expect(await stateOf(page)).toBe('applied');
    expect(await placesOf(page)).toEqual(before);
    expect(Math.abs((await widthOfHeadline(page)) / widthBefore - 1)).toBeLessThan(0.05);
  });
}

test('other letters load with the first press, and from the start in later documents', async ({ page }) => {
  const sheet = page.locator('head link[rel=stylesheet][href*="/fonts-"]');
  // A loaded machine may miss the two seconds; the next document has the fonts from the cache.
  await expect(async () => {
    await openLanding(page);
    expect(await stateOf(page)).toBe('applied');
  }).toPass();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await expect(sheet).toHaveCount(0);
  await page.mouse.move(5, 300);
  await page.mouse.down();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(asked.filter((url) => url.includes('/fonts-'))).toEqual([]);
  await page.mouse.up();
  await expect(sheet).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toContain('/fonts-');
  expect(asked.filter(isFontOfDocument)).toEqual([]);
  const load = (letter: string) =>
    page.evaluate(
      (letter) => document.fonts.load('20px "Instrument Serif"', letter).then((faces) => faces.length),
      letter,
    );
  expect(await load('ô')).toBe(1);
  await expect.poll(() => asked.filter(isFontOfDocument).length).toBe(1);
  await page.goto('/products/popular');
  await expect(sheet).toHaveCount(1);
});

test('the first document loads three fonts, of 28.5 kB at most', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!isFontOfDocument(request.url())) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await openLanding(page);
  await page.waitForLoadState('networkidle');
  expect(sizes.length).toBe(3);
  const total = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  console.log(`Fonts of the first document: ${total} bytes`);
  expect(total).toBeLessThanOrEqual(28_500);
});
