import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, createServer, type InlineConfig, type Rolldown } from 'vite';
import { expect, test } from './fixtures.ts';
import { freePort } from './server-process.ts';

const role = (page: Page, name: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--vitrine-${name}`),
    name,
  );

test('?brand= shows the site under another brand for the visit, and only such a visit loads it', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const otherBrands = () => loaded.filter((url) => url.includes('other-brands')).length;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/results?brand=evergreen');
  const own = await role(page, 'color-accent');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Vitrine' })).toHaveText('Vitrine.');
  expect(otherBrands()).toBe(0);

  await page.goto('/?brand=evergreen');
  await expect(header.getByRole('link', { name: 'Evergreen' })).toHaveText('evergreen');
  await expect(page).toHaveTitle(/^Evergreen · /);
  expect(otherBrands()).toBe(1);
  expect(await role(page, 'color-accent')).toBe('#66C79B');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await role(page, 'color-accent')).toBe('#1B6B4A');

  await page.goto('/profile');
  await expect(header.getByRole('link', { name: 'Evergreen' })).toBeVisible();
  await expect(page).toHaveTitle(/ · Evergreen$/);
  expect(await role(page, 'radius-card')).toBe('4px');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/?brand=vitrine');
  await expect(header.getByRole('link', { name: 'Vitrine' })).toBeVisible();
  expect(await role(page, 'color-accent')).toBe(own);
});

const ui = join(import.meta.dirname, '../../../../packages/ui');
const dist = join(ui, 'dist');
const ADDRESS = 'http://brands.test';

const PALE = `{ ...vitrine, name: 'Pale', color: { ...vitrine.color, light: { ...vitrine.color.light, ink: '#EEEEEE' } } }`;

const script = `
  import { applyBrand } from './theme/createTheme.js';
  import { evergreen } from './theme/evergreen.js';
  import { vitrine } from './theme/vitrine.js';
  let off;
  addEventListener('on', () => { off = applyBrand(evergreen); });
  addEventListener('off', () => off());
  addEventListener('pale', () => { off = applyBrand(${PALE}); });
  document.documentElement.dataset.ready = '';
`;

test.describe('outside the site', () => {
  test.use({ waitsForApp: false });

  test('a brand applies under a strict style policy, overrides later style sheets, and can be removed', async ({
    page,
  }) => {
    await page.route(`${ADDRESS}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const headers = {
        'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'",
      };
      if (pathname === '/')
        return route.fulfill({
          contentType: 'text/html',
          headers,
          body: '<!doctype html><link rel="stylesheet" href="/css/base.css"><script type="module" src="/page.js"></script><p data-theme="dark">',
        });
      if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
      const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      return route.fulfill({ contentType, body: await readFile(join(dist, pathname)) });
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${ADDRESS}/`);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const accents = () =>
      page.evaluate(() =>
        [document.documentElement, document.querySelector('p') as Element].map((element) =>
          getComputedStyle(element).getPropertyValue('--vitrine-color-accent'),
        ),
      );
    const send = (name: string) => page.evaluate((name) => dispatchEvent(new Event(name)), name);

    expect(await accents()).toEqual(['#CB3427', '#FF6B57']);
    await send('on');
    expect(await accents()).toEqual(['#1B6B4A', '#66C79B']);
    await page.evaluate(
      () =>
        new Promise((onload) => {
          document.head.append(
            Object.assign(document.createElement('link'), {
              rel: 'stylesheet',
              href: '/css/base.css?again',
              onload,
            }),
          );
        }),
    );
    expect(await accents()).toEqual(['#1B6B4A', '#66C79B']);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await accents()).toEqual(['#66C79B', '#66C79B']);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
    expect(await accents()).toEqual(['#1B6B4A', '#66C79B']);
    await send('off');
    expect(await accents()).toEqual(['#CB3427', '#FF6B57']);

    // Contrast is checked only in development, so this built page applies an illegible brand.
    await send('pale');
    expect(await role(page, 'color-ink')).toBe('#EEEEEE');
  });

  test("an illegible brand is refused on Vite's development server, and a build contains no such check", async ({
    page,
  }) => {
    const root = await mkdtemp(join(tmpdir(), 'vitrine-brand-'));
    const installed = join(root, 'node_modules/@vitrine/ui');
    await mkdir(dirname(installed), { recursive: true });
    await symlink(ui, installed);
    await writeFile(
      join(root, 'index.html'),
      '<!doctype html><p></p><script type="module" src="/page.js"></script>',
    );
    await writeFile(
      join(root, 'page.js'),
      `import { applyBrand } from '@vitrine/ui/applyBrand';
      import { vitrine } from '@vitrine/ui/vitrine';
      const [said] = document.getElementsByTagName('p');
      try {
        applyBrand(${PALE});
        said.textContent = 'put on';
      } catch (error) {
        said.textContent = error.message;
      }`,
    );
    // The linked package counts as installed, as Vite would otherwise take its files for source.
    const app = {
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { preserveSymlinks: true },
    } satisfies InlineConfig;
    const port = await freePort();
    const server = await createServer({ ...app, server: { host: '127.0.0.1', port, strictPort: true } });
    try {
      await server.listen();
      await page.goto(`http://127.0.0.1:${port}/`);
      await expect(page.locator('p')).toContainText('“Pale” cannot be read everywhere');
      await expect(page.locator('p')).toContainText(/light: ink on canvas has \d\.\d\d, needs 4\.5/);
    } finally {
      await server.close();
    }

    // Vite would otherwise adopt the test run's NODE_ENV.
    const define = { 'process.env.NODE_ENV': '"production"' };
    const { output } = (await build({ ...app, define, build: { write: false } })) as Rolldown.RolldownOutput;
    const built = output.map((file) => ('code' in file ? file.code : '')).join('');
    expect(built).toContain('adoptedStyleSheets');
    expect(built).not.toContain('cannot be read everywhere');
    await rm(root, { recursive: true });
  });
});

interface Color {
  components: number[];
  alpha: number;
}
interface Length {
  value: number;
  unit: string;
}
type Layer = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length> & { color: Color };
type Group = Record<string, { $value: unknown }>;

const cssOfColor = ({ components, alpha }: Color) =>
  `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;
const cssOfLength = ({ value, unit }: Length) => `${value}${unit}`;
const cssOfLayer = ({ offsetX, offsetY, blur, spread, color }: Layer) =>
  [...[offsetX, offsetY, blur, spread].map(cssOfLength), cssOfColor(color)].join(' ');

/** Each kind of role with a CSS property and the CSS text of its token. */
const kinds = {
  color: ['color', (value: unknown) => cssOfColor(value as Color)],
  shadow: ['box-shadow', (value: unknown) => (value as Layer[]).map(cssOfLayer).join(', ')],
  font: [
    'font-family',
    (value: unknown) =>
      (value as string[]).map((name) => (/^[a-z-]+$/i.test(name) ? name : `'${name}'`)).join(', '),
  ],
  radius: ['border-top-left-radius', (value: unknown) => cssOfLength(value as Length)],
} as const;

test('the design tokens of every theme match its style sheet, role by role', async ({ page }) => {
  const inDist = (file: string) => readFile(join(dist, file), 'utf8');
  const { createTheme, evergreen } = (await import(join(dist, 'index.js'))) as typeof import('@vitrine/ui');
  const own = await inDist('css/base.css');
  const sheets = { vitrine: own, evergreen: own + createTheme(evergreen) };
  const all = JSON.parse(await inDist('tokens.json'));
  for (const [brand, css] of Object.entries(sheets)) {
    await page.setContent(`<style>${css}</style><p id="said"></p><p id="meant"></p>`);
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode });
      const tokens = JSON.parse(await inDist(`tokens/${brand}.${mode}.json`)) as Record<string, Group>;
      const { font, radius, [mode]: ofMode } = all[brand];
      const { space, ...others } = tokens;
      expect(others).toMatchObject({ font, radius, ...ofMode });
      expect(space).toEqual(all.space);

      const roles = Object.entries(kinds).flatMap(([kind, [property, cssOf]]) =>
        Object.entries(tokens[kind] ?? {}).map(([role, { $value }]) => ({
          kind,
          role,
          property,
          css: cssOf($value),
        })),
      );
      const shown = await page.evaluate(
        (roles) =>
          roles.map(({ kind, role, property, css }) => {
            const name = role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
            const computed = (id: string, value: string) => {
              const { style } = document.getElementById(id) as HTMLElement;
              style.setProperty(property, value);
              return getComputedStyle(document.getElementById(id) as HTMLElement).getPropertyValue(property);
            };
            return {
              role: `${kind}.${role}`,
              said: computed('said', `var(--vitrine-${kind}-${name})`),
              meant: computed('meant', css),
            };
          }),
        roles,
      );
      expect(shown).toHaveLength(26);
      expect(shown.filter(({ said, meant }) => said !== meant)).toEqual([]);
      expect(new Set(shown.map(({ meant }) => meant)).size).toBeGreaterThan(15);
      const properties = new Set(css.match(/--vitrine-[a-z]+-[a-z-]+(?=:)/g));
      expect(properties.size).toBe(shown.length);
    }
  }
});
