import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { chooseForSearch, expect, signIn, test } from './fixtures.ts';
import { publishPost } from './post-fixtures.ts';

interface Form {
  name: string;
  open(page: Page): Promise<Locator>;
  /** Focuses a field that shows a hint or error on blur. */
  type(form: Locator): Promise<void>;
}

const PICTURE = fileURLToPath(new URL('../stories/pictures/coat-brown.webp', import.meta.url));
const ADDRESS = 'https://shop.invalid/coat';

async function typeLink(form: Locator) {
  const link = form.getByRole('group', { name: 'Link 1' });
  if (!(await link.isVisible())) await form.getByRole('button', { name: 'Add a link' }).click();
  await link.getByRole('textbox', { name: 'Link' }).fill(ADDRESS);
  await link.getByRole('textbox', { name: 'Name' }).fill('');
}

/** Adds a link and leaves its name empty. */
async function pickLink(form: Locator) {
  const name = form.getByRole('textbox', { name: 'Product name' });
  if (!(await name.isVisible())) {
    await form.getByRole('button', { name: 'Add a product' }).click();
    const picker = form.page().getByRole('dialog', { name: 'Add a product' });
    await picker.getByRole('textbox', { name: 'Product link' }).fill(ADDRESS);
    await picker.getByRole('button', { name: 'Add link' }).click();
    await picker.getByRole('button', { name: 'Done' }).click();
  }
  await name.fill('');
}

async function keptSearch(page: Page) {
  const { userId, token } = await signIn(page);
  for (const query of ['scarf', 'coat'])
    await page.request.post(`/api/saved-searches/save/${userId}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { query, searchResults: [] },
    });
}

async function typePrice(form: Locator) {
  await form.getByRole('textbox', { name: 'From ($)' }).fill('much');
}

async function typeTitle(form: Locator) {
  const field = form.getByRole('textbox', { name: /^New name/ });
  if (!(await field.isVisible())) await chooseForSearch(form, 'coat', 'Rename');
  await field.fill('');
}

const forms: Form[] = [
  {
    name: 'a new post',
    async open(page) {
      await signIn(page);
      await page.goto('/create');
      await page.getByLabel('Add photos and videos').setInputFiles(PICTURE);
      const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Publish' }) });
      await expect(form.getByText('You can publish once everything is uploaded.')).toHaveCount(0);
      await pickLink(form);
      await expect(form.getByText('Failed to load preview')).toBeVisible();
      return form;
    },
    type: pickLink,
  },
  {
    name: 'a post that is edited',
    async open(page) {
      const person = await signIn(page);
      const post = await publishPost(page, person);
      await page.goto(`/post/${post}`);
      const options = page.getByRole('dialog').getByRole('button', { name: 'Post options' });
      await options.click();
      await page.getByRole('menuitem', { name: 'Edit post' }).click();
      return page.getByRole('dialog', { name: 'Edit post' });
    },
    type: typeLink,
  },
  {
    name: 'the filters in a sheet',
    async open(page) {
      await page.goto('/results?q=coat');
      await page.getByRole('button', { name: 'Filters' }).click();
      return page.getByRole('dialog', { name: 'Filters' });
    },
    type: typePrice,
  },
  {
    name: 'the titles of saved searches',
    async open(page) {
      await keptSearch(page);
      await page.goto('/likes');
      await page.getByRole('button', { name: 'Saved Searches', exact: true }).click();
      return page.getByRole('dialog', { name: 'Saved Searches' });
    },
    type: typeTitle,
  },
];

/** Returns the centres of all controls, which must not move during a press. */
const placesIn = (form: Locator) =>
  form.evaluate(async (element) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A sheet may still be opening.
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    return [...element.querySelectorAll<HTMLElement>('button, input, textarea, a')].map((control) => {
      // A pressed control shrinks around its centre.
      const { x, y, width, height } = control.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2].map(Math.round);
      return `${control.ariaLabel ?? control.textContent}: ${middle.join(' ')}`;
    });
  });

/**
 * Returns the visible buttons, except those that open something, as the release may then hit another element.
 */
const buttonsIn = (form: Locator) =>
  form.locator('button:not([aria-haspopup]):not([tabindex="-1"])').filter({ visible: true });

test.describe('a press on a form', () => {
  const viewport = { width: 390, height: 844 };
  for (const { name, open, type } of forms) {
    test(`a held press moves nothing in ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const form = await open(page);
      await type(form);
      const buttons = buttonsIn(form);
      const count = await buttons.count();
      expect(count).toBeGreaterThan(0);
      for (let nth = 0; nth < count; nth++) {
        await type(form);
        await buttons.nth(nth).hover();
        const before = await placesIn(form);
        await page.mouse.down();
        expect(await placesIn(form)).toEqual(before);
        await page.mouse.move(0, 0);
        await page.mouse.up();
      }
    });

    test(`a tap hits each intended button in ${name}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ viewport, hasTouch: true, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      const form = await open(page);
      await type(form);
      await page.evaluate(() => {
        const { dataset } = document.documentElement;
        const hear = (event: Event) => {
          if (dataset.pressed !== 'nothing yet') return;
          const pressed = event.target instanceof Element && event.target.closest('button');
          dataset.pressed = pressed ? pressed.outerHTML : 'no button';
          event.preventDefault();
          event.stopImmediatePropagation();
        };
        document.addEventListener('click', hear, true);
      });
      const buttons = buttonsIn(form);
      const count = await buttons.count();
      expect(count).toBeGreaterThan(0);
      for (let nth = 0; nth < count; nth++) {
        await type(form);
        const button = buttons.nth(nth);
        // To the middle, because a bar at the bottom may cover the form's end.
        await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const wanted = await button.evaluate((element) => {
          document.documentElement.dataset.pressed = 'nothing yet';
          return element.outerHTML;
        });
        const box = await button.boundingBox();
        if (!box) throw new Error(`${wanted} is not drawn.`);
        await page.touchscreen.tap(box.x + box.width / 2, box.y + 3);
        const pressed = () => page.evaluate(() => document.documentElement.dataset.pressed);
        await expect.poll(pressed).not.toBe('nothing yet');
        expect(await pressed()).toBe(wanted);
      }
      await context.close();
    });
  }
});
