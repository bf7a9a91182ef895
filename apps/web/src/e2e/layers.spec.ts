import type { Page } from '@playwright/test';
import { test } from './beside-shop.ts';
import { expect, gateIf, isRunning, newPerson, signIn } from './fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';

const post = (page: Page) => page.getByRole('dialog', { name: /^Post by @/ });
const links = (page: Page) => post(page).getByRole('list', { name: 'Links in this post' });

/** Slows the processor, which widens the moment between a layer's focus and its later effects. */
async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Leaves the next layer that takes the focus, in that moment; the promise is resolved when it has. */
const leaveNextLayer = (page: Page, way: 'Escape' | 'Back') =>
  page.evaluate((leaving) => {
    const before = document.activeElement?.closest('[role=dialog]');
    const state = { isLeft: false };
    Object.assign(window, { leaving: state });
    const listener = () => {
      const layer = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
      if (!layer || layer === before) return;
      document.removeEventListener('focusin', listener);
      const leave = () => {
        state.isLeft = true;
        if (leaving === 'Back') return history.back();
        const options = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
      };
      // Browsers go back in a task of its own.
      if (leaving === 'Back') setTimeout(leave);
      else queueMicrotask(leave);
    };
    document.addEventListener('focusin', listener);
  }, way);

const hasLeft = (page: Page) =>
  page.waitForFunction(() => (window as { leaving?: { isLeft: boolean } }).leaving?.isLeft);

// Links are checked by a server of this file: 30 s a test on a busy machine.
test.describe.configure({ timeout: 120_000 });

for (const times of [4, 8]) {
  test(
    `Escape and Back close one layer each over a post, in its first moment, slowed ${times} times`,
    gateIf(times === 4),
    async ({ page, shop, baseURL }) => {
      const feed = await page.request.get('/api/products/popular?limit=1');
      const [product] = ((await feed.json()) as { products: { id: string; name: string }[] }).products;
      if (!product) throw new Error('There are no products.');
      const story = shop.address('story');
      shop.say(story, 'How we boil water');
      const owner = await registered(page, newPerson());
      await publishPost(page, owner, {
        links: [
          { url: `${baseURL}/product/${product.id}`, label: 'Of this shop' },
          { url: story, label: 'To read' },
        ],
      });
      await signIn(page);
      const profile = `/user-profile/${owner.userId}`;
      await page.goto(profile);
      await isRunning(page);
      const tile = page.locator('main a[href^="/post/"]');
      await tile.click();
      await post(page)
        .getByRole('button', { name: /^Links/ })
        .click();
      await expect(links(page).getByRole('link', { name: 'Of this shop', exact: true })).toBeVisible();
      const address = page.url();
      await slow(page, times);

      for (const label of [/^Of this shop$/, /^To read/]) {
        const link = links(page).getByRole('link', { name: label }).first();
        for (const way of ['Back', 'Escape'] as const) {
          await leaveNextLayer(page, way);
          await link.click();
          await hasLeft(page);
          await expect(link).toBeFocused();
          expect(page.url()).toBe(address);
          await expect(page.getByRole('alertdialog')).toHaveCount(0);
          await expect(page.getByRole('dialog')).toHaveCount(1);
        }
      }
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(profile);
      await expect(tile).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
}
