import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { cards, expect, signIn, test } from './fixtures.ts';
import { publishPost } from './post-fixtures.ts';

interface Form {
  name: string;
  /** Opens the form; returns the element with its buttons. */
  open(page: Page): Promise<Locator>;
  /** Focuses a field that shows a hint or error on blur. */
  type(form: Locator): Promise<void>;
  wide?: true;
}

const PICTURE = fileURLToPath(new URL('../stories/pictures/coat-brown.webp', import.meta.url));
const ADDRESS = 'https://shop.invalid/coat';

async function typeLink(form: Locator) {
  const link = form.getByRole('group', { name: 'Link 1' });
  if (!(await link.isVisible())) await form.getByRole('button', { name: 'Add a link' }).click();
  await link.getByRole('textbox', { name: 'Address' }).fill(ADDRESS);
  await link.getByRole('textbox', { name: 'Name' }).fill('');
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
  const field = form.getByRole('textbox', { name: /^New title/ });
  if (!(await field.isVisible())) await form.getByRole('button', { name: 'Rename coat' }).click();
  await field.fill('');
}

const forms: Form[] = [
  {
    name: 'a new post',
    async open(page) {
      await signIn(page);
      await page.goto('/create');
      await page.getByLabel('Add pictures and videos').setInputFiles(PICTURE);
      const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Publish' }) });
      await expect(form.getByText('It can be published once everything is uploaded.')).toHaveCount(0);
      await typeLink(form);
      await expect(form.getByText('Failed to load preview')).toBeVisible();
      return form;
    },
    type: typeLink,
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
    name: 'the filters beside the products',
    wide: true,
    async open(page) {
      await page.goto('/results?q=coat');
      await expect(cards(page).first()).toBeVisible();
      return page.getByRole('region', { name: 'Filters' });
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

/** The centres of all buttons and fields, which must not move while one of them is pressed. */
const placesIn = (form: Locator) =>
  form.evaluate(async (element) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return [...element.querySelectorAll<HTMLElement>('button, input, textarea, a')].map((control) => {
      // A pressed control shrinks around its centre.
      const { x, y, width, height } = control.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2].map(Math.round);
      return `${control.ariaLabel ?? control.textContent}: ${middle.join(' ')}`;
    });
  });

/** Buttons that open something on press are left out, as the release is then over another element. */
const buttonsIn = (form: Locator) =>
  form.locator('button:not([aria-haspopup]):not([tabindex="-1"])').filter({ visible: true });

test.describe('a press', () => {
  for (const { name, open, type, wide } of forms) {
    const viewport = wide ? { width: 1280, height: 900 } : { width: 390, height: 844 };

    test(`that is held moves nothing in ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const form = await open(page);
      await type(form);
      const buttons = buttonsIn(form);
      const count = await buttons.count();
      expect(count).toBeGreaterThan(1);
      for (let place = 0; place < count; place++) {
        await type(form);
        await buttons.nth(place).hover();
        const before = await placesIn(form);
        await page.mouse.down();
        expect(await placesIn(form)).toEqual(before);
        await page.mouse.move(0, 0);
        await page.mouse.up();
      }
    });

    test(`of a finger reaches each button that it is meant for in ${name}`, async ({ browser, baseURL }) => {
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
      expect(count).toBeGreaterThan(1);
      for (let place = 0; place < count; place++) {
        await type(form);
        const button = buttons.nth(place);
        await button.scrollIntoViewIfNeeded();
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
