import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { evergreen } from '../packages/ui/src/theme/evergreen.ts';
import { vitrine } from '../packages/ui/src/theme/vitrine.ts';
import { isPinnedChromium } from '../tools/chromium.mjs';

// Tests the build, because the bundler may drop code that it takes for unused.

const root = join(import.meta.dirname, '..');
// No server runs here: the test answers requests from the build folder.
const ADDRESS = 'http://localhost:6006';
const folder = mkdtempSync(join(tmpdir(), 'vitrine-storybook-'));

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1200, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  // A build takes half a minute on quiet cores.
  test.setTimeout(300_000);
  await promisify(execFile)('pnpm', ['exec', 'storybook', 'build', '--output-dir', folder], { cwd: root });
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test.beforeEach(({ page }) =>
  page.route(`${ADDRESS}/**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  }),
);

async function openStory(page: Page, id: string, globals = '') {
  await page.goto(`${ADDRESS}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  const story = page.locator('[data-story-root]');
  await expect(story.locator('> *')).not.toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  return story;
}

test('the built Storybook renders a story like its source, in both themes', async ({ page }) => {
  test.skip(!isPinnedChromium(), 'only the browser of the lockfile draws the pixels of the baselines');
  for (const theme of ['light', 'dark']) {
    const story = await openStory(page, 'products-productcard--default', `theme:${theme}`);
    // Baselines have the padding on the story root instead of the body.
    await page.addStyleTag({ content: 'body { padding: 0 !important } [data-story-root] { padding: 16px }' });
    await expect(story).toHaveScreenshot(['baselines', theme, 'products-productcard-default.png']);
  }
});

test('the toolbar shows the chosen options, and offers the viewports that pages are checked in', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}/index.html?path=/story/site-rotatingheadline--default`);
  for (const chosen of ['Theme: light', 'Motion: as the device has it', 'Direction: left to right'])
    await expect(page.getByRole('button', { name: chosen })).toBeVisible();
  await page.getByRole('button', { name: /viewport/i }).click();
  for (const width of [390, 768, 1280, 1600])
    await expect(page.getByRole('option', { name: new RegExp(`^${width} `) })).toBeVisible();
});

test('Storybook opens on a welcome page in the theme of the toolbar, with a link to the foundations', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const { dark, light } = vitrine.color;
  const docs = page.frameLocator('#storybook-preview-iframe');
  const welcome = docs.getByRole('heading', { level: 1, name: 'A shop window to build with' });

  await page.goto(`${ADDRESS}/index.html`);
  await expect(welcome).toHaveCSS('color', cssOf(light.ink));
  await expect(docs.locator('.sbdocs-wrapper')).toHaveCSS('background-color', cssOf(light.canvas));

  await page.goto(`${ADDRESS}/index.html?globals=theme:dark`);
  await expect(welcome).toHaveCSS('color', cssOf(dark.ink));
  await expect(page.locator('body')).toHaveCSS('background-color', cssOf(dark.sunken));
  await expect(docs.locator('.sbdocs-wrapper')).toHaveCSS('background-color', cssOf(dark.canvas));

  // Storybook ignores early clicks, so the click is retried.
  const foundations = docs.getByRole('heading', { level: 1, name: 'Tokens' });
  await expect(async () => {
    await docs.getByRole('link', { name: 'Foundations' }).first().click({ timeout: 5000 });
    await expect(foundations).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect(errors).toEqual([]);
});

const cssOf = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};

test('under another brand, the foundations show its colours and their measured contrast', async ({
  page,
}) => {
  const colours = await openStory(page, 'foundations--colour', 'brand:evergreen');
  await expect(colours.getByText(evergreen.color.light.accent)).toBeVisible();
  const swatch = colours
    .locator('[data-theme=dark] li', { hasText: 'accent' })
    .first()
    .locator('div div')
    .first();
  await expect(swatch).toHaveCSS('background-color', cssOf(evergreen.color.dark.accent));
  const contrasts = await openStory(page, 'foundations--contrast', 'brand:evergreen');
  await expect(contrasts.getByRole('row', { name: 'accent surface 6.46 4.5' })).toBeVisible();
});

test('the page of a component has the content of its plain text, and shows its stories in every state', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

  await page.goto(`${ADDRESS}/iframe.html?viewMode=docs&id=controls-button--docs&globals=theme:dark`);
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await expect(page.locator('[data-judged=dont] figure button')).toHaveText(['Save changes', 'Cancel']);
  const [rest, hovered] = await Promise.all(
    ['rest', 'hover'].map((state) =>
      page
        .locator(`[data-state=${state}] button`)
        .evaluate((button) => getComputedStyle(button).backgroundColor),
    ),
  );
  expect(hovered).not.toBe(rest);

  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  const text = readFileSync(join(folder, 'components/Button.md'), 'utf8');
  expect(headings).toEqual([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading));
  await expect(page.getByRole('row', { name: /^variant .* 'secondary'/ })).toBeVisible();
  await expect(page.getByText(/loads \d\.\d kB of JavaScript/)).toHaveText(
    /^A page that .*$/m.exec(text)?.[0] ?? 'no costs',
  );
  const index = readFileSync(join(folder, 'index.json'), 'utf8');
  const leadsNowhere = async () => {
    const links = page.locator('a[href^="?path=/docs/"]');
    const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/')[2]));
    expect(ids.length).toBeGreaterThan(3);
    return ids.filter((id) => !index.includes(`"${id}"`));
  };
  expect(await leadsNowhere()).toEqual([]);

  const pages = [...readFileSync(join(folder, 'llms.txt'), 'utf8').matchAll(/\]\((.*?)\)/g)].map(
    ([, path = '']) => path,
  );
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((path) => !existsSync(join(folder, path)))).toEqual([]);

  await page.goto(`${ADDRESS}/iframe.html?viewMode=docs&id=components--docs`);
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(pages.length);
  const button = entries.filter({ has: page.getByRole('link', { name: 'Button', exact: true }) });
  await expect(button).toContainText(/\d\.\d kB of JavaScript, \d\.\d kB of CSS/);
  expect(await leadsNowhere()).toEqual([]);
  expect(errors).toEqual([]);
});

test('a component is found by a word of its guide, on its page of all components and in the sidebar', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}/iframe.html?viewMode=docs&id=components--docs`);
  await page.getByRole('searchbox', { name: 'Find a component' }).fill('basket');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.filter({ hasText: 'CartButton' })).toBeVisible();
  await expect(entries.filter({ hasText: 'HeartButton' })).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(/^\d components$/);

  await page.goto(`${ADDRESS}/index.html`);
  const search = page.locator('#storybook-explorer-searchfield');
  // The words arrive after the index, so the search is repeated.
  await expect(async () => {
    await search.fill('');
    await search.fill('basket');
    await expect(page.getByRole('option', { name: /CartButton/ }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a page begins with its component, drawn in the chosen theme, and the list with thumbnails', async ({
  page,
}) => {
  for (const theme of ['light', 'dark'] as const) {
    const at = (id: string) => `${ADDRESS}/iframe.html?viewMode=docs&id=${id}--docs&globals=theme:${theme}`;
    await page.goto(at('likes-heartbutton'));
    const hero = page.locator('.component-hero');
    const heart = hero.getByRole('button').first();
    await expect(heart).toBeVisible();
    const lead = page.locator('.component-page-lead');
    expect((await hero.boundingBox())?.y).toBeLessThan((await lead.boundingBox())?.y ?? 0);

    await page.goto(at('controls-dialog'));
    await expect(hero.locator(`img[data-mode=${theme}]`)).toBeVisible();

    await page.goto(at('components'));
    const thumbnail = page.locator(`.component-thumbnail img[data-mode=${theme}]`).first();
    await expect(thumbnail).toBeVisible();
    await expect
      .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  }
});

test('the theme in the address reaches whole pages, whatever the device prefers', async ({ page }) => {
  for (const device of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: device });
    for (const theme of ['light', 'dark'] as const) {
      const story = await openStory(page, 'pages-whole-pages--landing-on-a-phone', `theme:${theme}`);
      await expect(story.getByRole('link', { name: /Bias-Cut Midi Dress/ }).first()).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', cssOf(vitrine.color[theme].canvas));
    }
  }
});

test('the guide to motion plays its examples, and with reduced motion at once', async ({ page }) => {
  await page.goto(`${ADDRESS}/iframe.html?viewMode=docs&id=foundations-motion--docs`);
  const sheet = page.locator('.motion-sheet');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(sheet).toHaveCSS('transition-duration', '0.32s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(sheet).toHaveCSS('transition-duration', /^(0s|1e-05s)$/);
  await page.getByRole('button', { name: 'Play sheet' }).click();
  await expect(sheet).toHaveCSS('transform', 'none');
});

test('the page of changes names what the next version brings, with links to the components', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}/iframe.html?viewMode=docs&id=changes--docs`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Next version');
  await expect(main.getByRole('heading', { level: 2, name: '1.0.0' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'ProductCard' }).first()).toHaveAttribute(
    'href',
    '?path=/docs/products-productcard--docs',
  );
});

const PAGES = [
  'welcome',
  'foundations',
  'foundations-shapes',
  'foundations-imagery',
  'foundations-layout',
  'foundations-motion',
  'foundations-words',
  'components',
  'changes',
  'controls-textarea',
];
for (const id of PAGES) {
  test(`the documentation passes axe in both themes, and no id is duplicated: ${id}`, async ({ page }) => {
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    for (const theme of ['light', 'dark'] as const) {
      await page.goto(`${ADDRESS}/iframe.html?viewMode=docs&id=${id}--docs&globals=theme:${theme}`);
      await expect(title).toHaveCSS('color', cssOf(vitrine.color[theme].ink));
      await expect(page.locator('.sb-story [id$=-inner]:empty')).toHaveCount(0);
      await expect(page.locator('pre:not(:has(.token)) code.language-tsx')).toHaveCount(0);
      const options = theme === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
      expect(violations.flatMap((one) => one.nodes.map(({ html }) => `${one.id}: ${html}`))).toEqual([]);
      // Skips the ids of SVG filters that Storybook itself adds beside each story.
      const ids = await page
        .locator('[id]:not([id^=storybook-a11y])')
        .evaluateAll((all) => all.map((element) => element.id));
      expect(ids.filter((one, place) => ids.indexOf(one) !== place)).toEqual([]);
    }
  });
}

declare const __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void };

test('the documentation follows the chosen theme, even if a story in a frame sets its own', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}/iframe.html?viewMode=docs&id=components--docs`);
  const ground = page.locator('.sbdocs-wrapper');
  await expect(ground).toHaveCSS('background-color', cssOf(vitrine.color.light.canvas));
  await page.evaluate(() => {
    __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: 'dark' } });
    __STORYBOOK_ADDONS_CHANNEL__.emit('globalsUpdated', { globals: { theme: 'light' } });
  });
  await expect(page.locator('html')).toHaveAttribute('data-looks', 'theme:dark;brand:vitrine');
  await expect(ground).toHaveCSS('background-color', cssOf(vitrine.color.dark.canvas));
});

declare const __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } };

test('the documentation shows dialogs without playing them, so none takes the focus from another', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}/iframe.html?viewMode=docs&id=controls-dialog--docs&globals=theme:dark`);
  const dialog = page.locator('iframe[title="Focus Comes Back"]');
  await dialog.scrollIntoViewIfNeeded(); // frames load their story when scrolled into view
  const story = dialog.contentFrame();
  await expect(story.locator('[data-story-root] > *')).not.toHaveCount(0);
  const phase = () => story.locator('html').evaluate(() => __STORYBOOK_PREVIEW__.currentRender?.phase);
  await expect.poll(phase).toMatch(/^(finished|errored)$/);
  // Still visible, because the play function did not run: it would have deleted the post.
  await expect(story.getByRole('button', { name: 'Delete post' })).toBeVisible();
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
});
