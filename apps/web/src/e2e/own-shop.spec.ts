import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { cards, expect, newPerson, test } from './fixtures.ts';
import { ServerProcess } from './server-process.ts';

const web = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const moduleFrom = createRequire(join(web, 'package.json'));

const shop = {
  name: 'Brennofen',
  tagline: 'Schönes aus Ton',
  description: 'Geschirr, das jemand gemacht hat.',
  logo: { file: 'logo.svg', darkFile: 'logo-dark.svg', width: 120, height: 28 },
  icon: 'mark.svg',
  image: 'share.png',
  colors: { light: { accent: '#1B6B4A', canvas: '#F4F7F2' }, dark: { accent: '#66C79B', canvas: '#0C120E' } },
  fontFamilies: { text: "'Ofen', system-ui, sans-serif", display: 'Georgia, serif' },
  fonts: 'fonts.css',
  radii: { card: '2px' },
  currency: 'EUR',
  locale: 'de-DE',
  messages: 'messages.ts',
  supportEmail: 'hilfe@brennofen.example',
  termsOfService: {
    acceptanceOfTerms: 'Wer hier kauft, ist **einverstanden**.',
    userAccounts: ['Ab 16 Jahren.'],
    userContent: 'inhalte.md',
    prohibitedUses: ['Spam.'],
    privacyPolicy: 'Siehe [Datenschutz](/privacy-policy).',
    termination: 'Jederzeit.',
    changesToTerms: 'Mit Ankündigung.',
    contactInformation: 'hilfe@brennofen.example',
  },
};
const STORE = 'https://apps.apple.com/app/brennofen';

const picture = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="28"><rect width="120" height="28" fill="${color}"/></svg>`;

const messages = `
  export const messages = {
    shell: { home: 'Start', likes: 'Gefällt mir' },
    likes: { like: (name: string) => \`\${name} gefällt mir\` },
    landing: { headlinePrefix: 'Wische für', title: (name: string) => \`\${name}: Schönes aus Ton\` },
  };`;

let folder: string;
let pages: ServerProcess;
/** The API server, on another origin. */
let api: ServerProcess;
let settings: string;

test.beforeAll(async () => {
  // A build of the app and two first starts.
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), 'vitrine-own-shop-'));
  const dist = join(folder, 'dist');
  await mkdir(join(folder, 'files'));
  const inter = join(
    dirname(moduleFrom.resolve('@fontsource-variable/inter/package.json')),
    'files/inter-latin-wght-normal.woff2',
  );
  await copyFile(inter, join(folder, 'files/ofen.woff2'));
  for (const [name, text] of Object.entries({
    'shop.json': JSON.stringify(shop),
    'inhalte.md': 'Alles bleibt <script>deins</script>.',
    'messages.ts': messages,
    'logo.svg': picture('#111'),
    'logo-dark.svg': picture('#EEE'),
    'mark.svg': picture('#1B6B4A'),
    'share.png': 'a picture',
    'fonts.css': "@font-face { font-family: 'Ofen'; src: url('files/ofen.woff2'); font-display: swap; }",
  })) {
    await writeFile(join(folder, name), text);
  }

  const ofServers = { SHOP: folder, WEB_DIST: dist };
  pages = await ServerProcess.create(ofServers);
  api = await ServerProcess.create({ ...ofServers, ALLOWED_ORIGINS: pages.url });
  settings = api.url.replace('127.0.0.1', 'localhost');
  const vite = join(dirname(moduleFrom.resolve('vite/package.json')), 'bin/vite.js');
  const env = {
    ...process.env,
    // The build would inherit the test runner's NODE_ENV.
    NODE_ENV: 'production',
    SHOP: folder,
    WEB_DIST: dist,
    VITE_API_BASE: `${api.url}/`,
    VITE_SETTINGS_API_BASE: settings,
    VITE_PLACEHOLDER_TOKENS: 'NO_TOKEN',
    VITE_APP_SCHEME: 'brennofen',
    VITE_APP_STORE_URL: STORE,
  };
  for (const which of [[], ['--ssr', 'src/server.tsx']])
    await run(process.execPath, [vite, 'build', ...which], { cwd: web, env });
  await Promise.all([pages.start(), api.start()]);
});

test.afterAll(async () => {
  await Promise.all([pages?.remove(), api?.remove()]);
  await rm(folder, { recursive: true, force: true });
});

/** The value of a role such as `radius-card` in the style sheet, in lower case as built. */
const role = (page: Page, name: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--vitrine-${name}`).toLowerCase(),
    name,
  );

test('a shop of one’s own has its name, logo, colours, fonts, currency and language by configuration', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const font = page.waitForRequest(/\/assets\/ofen-[^/]*\.woff2$/);
  await page.goto(`${pages.url}/?brand=evergreen`);
  await font;
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'de-DE');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle('Brennofen: Schönes aus Ton');

  // Page and browser bars have the shop's colours, despite `?brand=`.
  expect(await role(page, 'color-accent')).toBe('#1b6b4a');
  expect(await role(page, 'radius-card')).toBe('2px');
  expect(await role(page, 'font-text')).toContain('ofen');
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#F4F7F2');
  const home = page.getByRole('banner').getByRole('link', { name: 'Brennofen' });
  const [light, dark] = [home.locator('[data-logo=light]'), home.locator('[data-logo=dark]')];
  await expect(light).toBeVisible();
  await expect(light).toHaveJSProperty('naturalWidth', 120);
  await expect(dark).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await role(page, 'color-accent')).toBe('#66c79b');
  await expect(dark).toBeVisible();
  await expect(light).toBeHidden();
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect(await (await page.request.get(`${pages.url}${icon}`)).text()).toBe(picture('#1B6B4A'));

  await expect(page.getByRole('link', { name: 'Start', exact: true }).first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wische für');
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: / gefällt mir$/ }),
  ).toBeAttached();
  await expect(
    cards(page)
      .getByText(/^\d{1,3}(\.\d{3})*,\d{2}\s€$/)
      .first(),
  ).toBeVisible();
  expect(await cards(page).getByText('$').count()).toBe(0);

  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.fonts.load('16px Ofen').then((faces) => faces.length)))
    .toBe(1);
});

test('the metadata for search engines and link previews follows the shop', async ({ request }) => {
  const { products } = (await (await request.get(`${api.url}/api/products/popular`)).json()) as {
    products: { id: string; price: number | null }[];
  };
  const priced = products.find(({ price }) => price);
  const text = await (await request.get(`${pages.url}/product/${priced?.id}`)).text();
  expect(text).toMatch(/<title>.* · Brennofen<\/title>/);
  expect(text).toContain('<meta property="og:site_name" content="Brennofen">');
  expect(text).toContain('<meta property="product:price:currency" content="EUR">');
  expect(text).toMatch(/<meta name="description" content="[^"]*\d,\d\d\u00a0€/);
  const data = JSON.parse(text.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '');
  expect(data.offers).toMatchObject({ priceCurrency: 'EUR', price: priced?.price?.toFixed(2) });

  const landing = await (await request.get(pages.url)).text();
  expect(landing).toContain(`<meta property="og:image" content="${pages.url}/site-image.png">`);
  expect(await (await request.get(`${pages.url}/site-image.png`)).text()).toBe('a picture');

  const found = await request.post(`${api.url}/api/search/query`, { data: { query: 'Kleid unter 80 Euro' } });
  expect((await found.json()).understood).toMatchObject({ maxPrice: 80, priceText: 'unter 80 Euro' });
});

test('the API on another origin is called as the build says, with its pictures, and the policy allows it', async ({
  page,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const person = await (
    await page.request.post(`${api.url}/api/profile/register`, { data: newPerson() })
  ).json();
  await page.addInitScript(({ userId, token, expiration }) => {
    localStorage.setItem('userId', userId);
    localStorage.setItem('authToken', token);
    localStorage.setItem('authTokenExpiration', String(expiration));
  }, person);
  await page.goto(pages.url);
  const liked = heartInGerman(page);
  await expect(liked).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/likes/add'));
  await liked.click();
  expect((await answered).status()).toBe(200);
  await expect(liked).toHaveAttribute('aria-pressed', 'true');

  const { origin } = new URL(api.url);
  const calls = asked.filter(({ pathname }) => pathname.startsWith('/api/'));
  expect(calls.map(({ pathname }) => pathname)).toContain('/api/products/personalized');
  expect(calls.filter((call) => call.origin !== origin)).toEqual([]);
  await expect(cards(page).locator(`img[src^="${origin}/media/"]`).first()).toHaveJSProperty(
    'complete',
    true,
  );
  expect(
    await cards(page)
      .locator(`img[src^="${origin}/media/"]`)
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);

  // No call uses this host yet, but the content security policy must allow it.
  const status = (url: string) => page.evaluate((url) => fetch(url).then((answer) => answer.status), url);
  expect(await status(`${settings}/api/products/popular`)).toBe(200);
  const assets = join(folder, 'dist/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const code = (await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))).join('');
  expect(code).toContain(settings);
  expect(code).not.toContain(`${api.url}/api`);
});

test('a placeholder token of this shop counts as no token (D34)', async ({ page }) => {
  // If sent, the token would be refused, which would end the session.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization?.includes('NO_TOKEN')) sent.push(request.url());
  });
  await page.addInitScript(() => {
    localStorage.setItem('userId', 'mina');
    localStorage.setItem('authToken', 'NO_TOKEN');
    localStorage.setItem('authTokenExpiration', String(Date.now() + 3_600_000));
  });
  await page.goto(pages.url);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  expect(sent).toEqual([]);
});

const heartInGerman = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: / gefällt mir$/ });

test('its legal texts, its address for support and its app stand on the pages for them', async ({ page }) => {
  await page.goto(`${pages.url}/terms-of-service`);
  await expect(page.getByText('Wer hier kauft, ist einverstanden.')).toBeVisible();
  await expect(page.locator('main strong')).toHaveText('einverstanden');
  await expect(page.getByText('Alles bleibt <script>deins</script>.')).toBeVisible();
  await expect(page.getByText(/^This is a template/)).toHaveCount(0);
  await page.goto(`${pages.url}/privacy-policy`);
  await expect(page.getByText(/^This is a template/)).toBeVisible();

  await page.goto(`${pages.url}/help-support`);
  await expect(page.getByRole('link', { name: /^Email support/ })).toHaveAttribute(
    'href',
    /^mailto:hilfe@brennofen\.example\?/,
  );

  await page.goto(`${pages.url}/download`);
  await expect(page.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', STORE);
  const picture = await page.getByRole('img', { name: 'QR code of the app’s address' }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(STORE);
});

// D62, P19
test.describe('its app, on a phone that may have it', () => {
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
  test.use({ userAgent: IPHONE, viewport: { width: 390, height: 844 } });

  test('a shared post tries the app once in a visit, and its button leads to the store after 1500 ms', async ({
    page,
  }) => {
    await page.route(STORE, (route) => route.fulfill({ contentType: 'text/html', body: 'The store' }));
    const trending = await page.request.get(`${api.url}/api/discover/trending-posts`);
    const { posts } = (await trending.json()) as { posts: [{ id: string }, { id: string }] };
    const tried: string[] = [];
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.enable');
    cdp.on('Page.frameRequestedNavigation', ({ url }) => tried.push(url));
    const ofApp = () => tried.filter((url) => url.startsWith('brennofen://'));

    await page.goto(`${pages.url}/p/${posts[0].id}`);
    await expect.poll(ofApp).toEqual([`brennofen://post/${posts[0].id}`]);
    await page.goto(`${pages.url}/p/${posts[1].id}`);
    await expect(page.getByRole('button', { name: 'Open in App' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Download on iOS' })).toHaveAttribute(
      'href',
      STORE,
    );
    expect(ofApp()).toHaveLength(1);

    await page.getByRole('button', { name: 'Open in App' }).click();
    await expect.poll(ofApp).toHaveLength(2);
    await page.waitForURL(STORE);
    await page.goBack();
    // Somebody who goes on to the post is not led away from it.
    const toPost = await page.getByRole('link', { name: 'See the post' }).elementHandle();
    await page.getByRole('button', { name: 'Open in App' }).evaluate((button: HTMLElement, link) => {
      button.click();
      (link as HTMLElement | null)?.click();
    }, toPost);
    await expect(page).toHaveURL(`${pages.url}/post/${posts[1].id}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2000);
    await expect(page).toHaveURL(`${pages.url}/post/${posts[1].id}`);
  });
});
