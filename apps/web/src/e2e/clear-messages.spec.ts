import type { Locator, Page } from '@playwright/test';
import { cards, expect, openLanding, pressEscape, productDialog, signIn, test } from './fixtures.ts';
import { publishPost } from './post-fixtures.ts';

const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

/** Toasts do not expire while the window lacks the focus. */
const keepMessages = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')));

/** Returns 'clear' if toasts are shown and none covers the element, else the problem. */
const coverOf = (needed: Locator) =>
  needed.first().evaluate((element) => {
    const placesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const messages = placesOf('[role=region][aria-label^=Notifications] li');
    const { top, right, bottom, left, width } = element.getBoundingClientRect();
    if (messages.length === 0) return 'no message';
    if (width === 0) return 'not drawn';
    if (messages.some((one) => one.top < 0 || one.bottom > innerHeight || one.left < 0)) return 'unread';
    const covers = (one: DOMRect) =>
      one.top < bottom && one.bottom > top && one.left < right && one.right > left;
    return messages.some(covers) ? 'covered' : 'clear';
  });

async function expectClear(...needed: Locator[]): Promise<void> {
  for (const element of needed) {
    await expect(element.first()).toBeInViewport();
    await expect.poll(() => coverOf(element), String(element)).toBe('clear');
  }
}

/**
 * Scrolls in small steps while an element moves from the window's bottom to its middle. Yields at each step.
 */
async function* everyPlaceOf(page: Page, element: Locator) {
  await element.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
  for (let scrolled = -1; ; ) {
    const now = await page.evaluate(() => window.scrollY);
    if (now === scrolled) return;
    scrolled = now;
    yield scrolled;
    await page.evaluate(() => window.scrollBy({ top: 24, behavior: 'instant' }));
    if (!(await element.evaluate((one) => one.getBoundingClientRect().top > innerHeight / 2))) return;
  }
}

for (const [device, viewport] of Object.entries(devices)) {
  test.describe(`a toast on a ${device}`, () => {
    test.use({ viewport });

    test('a toast does not cover Save at any scroll position', async ({ page }) => {
      await signIn(page);
      await page.goto('/edit-profile');
      await page.getByRole('textbox', { name: 'Bio' }).fill('Tea');
      await page.getByRole('button', { name: /^Email/ }).click();
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await page.getByRole('button', { name: 'Resend email' }).click();
      await expect(page.getByText('Verification email sent', { exact: true })).toBeVisible();
      await keepMessages(page);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      let places = 0;
      for await (const _ of everyPlaceOf(page, save)) {
        places += 1;
        await expectClear(save);
      }
      expect(places).toBeGreaterThan(1);
    });

    test('a toast does not cover the caption and actions of a post, or the answers to its deletion', async ({
      page,
    }) => {
      const person = await signIn(page);
      const postId = await publishPost(page, person, { content: 'Two days by the harbour' });
      await page.goto(`/post/${postId}`);
      const post = page.getByRole('dialog', { name: /^Post by @/ });
      const button = (name: string | RegExp) => post.getByRole('button', { name });
      await button('Share').click();
      await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible();
      await keepMessages(page);
      await expectClear(
        post.getByText('Two days by the harbour'),
        button(/^Comments/),
        button('Share'),
        button('Post options'),
        button('Close'),
      );

      await button('Post options').click();
      const [edit, remove] = ['Edit post', 'Delete post'].map((name) => page.getByRole('menuitem', { name }));
      await expectClear(edit as Locator, remove as Locator);
      await edit?.click();
      const editor = page.getByRole('dialog', { name: 'Edit post' });
      await expectClear(
        editor.getByRole('textbox', { name: 'Caption' }),
        editor.getByRole('button', { name: 'Save', exact: true }),
      );
      await pressEscape(page);
      await expect(editor).toBeHidden();

      await button('Post options').click();
      await remove?.click();
      const question = page.getByRole('alertdialog');
      await expectClear(
        question.getByRole('heading'),
        question.getByRole('button', { name: 'Delete' }),
        question.getByRole('button', { name: 'Cancel' }),
      );
    });

    test("a toast does not cover the avatar of a product's finder or the product's buttons", async ({
      page,
    }) => {
      await signIn(page);
      await openLanding(page);
      const card = cards(page).filter({ has: page.getByRole('link', { name: /^@/ }) });
      await card.first().getByRole('link').first().click();
      const product = productDialog(page);
      const finder = product.getByText('Found by', { exact: true }).locator('../..');
      const face = finder.locator('img');
      await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await product.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible();
      await keepMessages(page);
      await finder.scrollIntoViewIfNeeded();
      await expectClear(
        face,
        finder.getByRole('link'),
        product.getByRole('button', { name: 'Add to cart' }),
        product.getByRole('button', { name: 'Close' }),
      );
    });
  });
}
