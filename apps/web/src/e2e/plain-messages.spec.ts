import type { Browser, Locator, Page } from '@playwright/test';
import {
  cards,
  chooseForSearch,
  expect,
  heartIn,
  newPerson,
  openLanding,
  pressEscape,
  productDialog,
  signIn,
  test,
} from './fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';

/** Blocked modules, as if the network had failed before they loaded. */
const LATE = { 'the toasts': /\/assets\/ToastLayer-/, 'the words of failures': /\/assets\/MemberToasts-/ };

async function press(page: Page, button: Locator, by: 'mouse' | 'touch' | 'keyboard') {
  await expect(button).toBeVisible();
  if (by === 'mouse') return button.click();
  if (by === 'touch') return button.tap();
  await page.keyboard.press('F8');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

async function pageWithout(browser: Browser, baseURL: string | undefined, late: RegExp[]) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', hasTouch: true });
  const page = await context.newPage();
  for (const code of late) await page.route(code, (route) => route.abort());
  return page;
}

test.describe('without the code of the toasts', () => {
  for (const by of ['mouse', 'touch', 'keyboard'] as const) {
    test(`a failure over an open post is retried by ${by}, and the post stays open`, async ({
      browser,
      baseURL,
    }) => {
      const page = await pageWithout(browser, baseURL, Object.values(LATE));
      await signIn(page);
      const other = await registered(page, newPerson());
      await page.goto(`/post/${await publishPost(page, other)}`);
      const post = page.getByRole('dialog');
      const heart = post.getByRole('button', { name: /^Like\b/ });
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await page.context().setOffline(true);
      await heart.focus();
      await heart.press('Enter');
      const retry = page.getByRole('button', { name: 'Retry', includeHidden: false });
      await expect(retry).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await page.context().setOffline(false);
      const liked = page.waitForResponse('**/api/post/**like**');
      await press(page, retry, by);
      expect((await liked).ok()).toBe(true);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(retry).toHaveCount(0);
      await expect(post).toBeVisible();
      if (by === 'keyboard') await expect(heart).toBeFocused();
      await pressEscape(page);
      await expect(post).toBeHidden();
      await page.context().close();
    });

    test(`a search deleted in a drawer is restored by ${by}, and the drawer stays open`, async ({
      browser,
      baseURL,
    }) => {
      const page = await pageWithout(browser, baseURL, [LATE['the toasts']]);
      const { userId, token } = await signIn(page);
      await page.request.post(`/api/saved-searches/save/${userId}`, {
        headers: { authorization: `Bearer ${token}` },
        data: { query: 'scarf', searchResults: [] },
      });
      await page.goto('/likes');
      const drawer = page.getByRole('dialog', { name: 'Saved Searches' });
      await page.getByRole('button', { name: 'Saved Searches', exact: true }).click();
      await chooseForSearch(drawer, 'scarf', 'Delete');
      await expect(drawer.getByRole('link', { name: /scarf/ })).toHaveCount(0);
      await press(page, page.getByRole('button', { name: 'Undo', includeHidden: false }), by);
      await expect(drawer.getByRole('link', { name: /scarf/ })).toBeVisible();
      await page.context().close();
    });
  }

  test('a guest who likes an open product sees the request to sign in over it', async ({
    browser,
    baseURL,
  }) => {
    const page = await pageWithout(browser, baseURL, [LATE['the toasts'], /\/assets\/SignInQuestion-/]);
    await openLanding(page);
    await cards(page).first().getByRole('link').first().click();
    await heartIn(productDialog(page)).click();
    const words = page.getByRole('status').filter({ hasText: /log in/i });
    await expect(words).toBeVisible();
    await words.click();
    await expect(productDialog(page)).toBeVisible();
    await page.context().close();
  });
});
