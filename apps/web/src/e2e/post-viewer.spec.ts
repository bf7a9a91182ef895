import type { Page } from '@playwright/test';
import { expect, newPerson, pressEscape, signIn, test } from './fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';

const postDialog = (page: Page) => page.getByRole('dialog', { name: /^Post by @/ });
const LONG = 'A coat for every weather, a scarf for the wind, and boots for the puddles on the way.';

// D84
test('a post is drawn for guests over the landing page, with words and pictures, also without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const mina = newPerson();
  const postId = await publishPost(page, await registered(page, mina), { content: LONG, pictures: 2 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const answer = await plain.goto(`${baseURL}/post/${postId}`);
  expect(answer?.status()).toBe(200);
  await expect(plain.getByRole('dialog')).toContainText(`@${mina.username}`);
  await expect(plain.getByRole('dialog')).toContainText(LONG);
  await expect(plain.getByRole('dialog').getByRole('img', { name: 'A brown coat, 1' })).toBeVisible();
  await expect(plain).toHaveTitle(`Post by @${mina.username} · Vitrine`);
  expect((await plain.goto(`${baseURL}/post/no-such-post`))?.status()).toBe(404);
  await expect(plain.getByRole('heading', { name: 'Post not found or could not be loaded' })).toBeVisible();
  await context.close();

  await page.goto(`/post/${postId}`);
  await expect(postDialog(page)).toBeVisible();
  await expect(page.locator('[role=feed] article').first()).toBeAttached();
  await pressEscape(page);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(postDialog(page)).toBeVisible();
});

test('somebody who is signed in sees a post that they open directly over its owner', async ({ page }) => {
  const mina = newPerson();
  const { userId, token } = await registered(page, mina);
  const postId = await publishPost(page, { userId, token }, { content: LONG, pictures: 2 });
  await signIn(page);
  await page.goto(`/post/${postId}`);
  await expect(postDialog(page)).toContainText(LONG);
  await expect(page).toHaveURL(`/post/${postId}`);
  await pressEscape(page);
  await expect(page).toHaveURL(`/user-profile/${userId}`);
});
