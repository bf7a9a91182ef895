import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { cards, expect, openLanding, signIn, test } from './fixtures.ts';

const picture = fileURLToPath(new URL('../stories/pictures/coat-brown.webp', import.meta.url));
const media = (page: Page) => page.getByRole('region', { name: 'Photos and videos' });
const caption = (page: Page) => page.getByRole('textbox', { name: 'Caption' });

async function write(page: Page, content: string): Promise<void> {
  await page.goto('/create');
  await page.getByLabel('Add photos and videos').setInputFiles(picture);
  await media(page).getByRole('textbox').fill('A brown coat');
  await caption(page).fill(content);
  await expect(page.getByText('You can publish once everything is uploaded.')).toHaveCount(0);
}

/** Holds back the outcome of publishing until the returned function is called. */
async function holdOutcome(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/post/publication/*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

async function postsOf(page: Page, { userId, token }: { userId: string; token: string }) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/post/posts/${userId}`, { headers });
  const { posts } = (await answer.json()) as { posts: { id: string; content: string }[] };
  return posts;
}

const told = (page: Page) => page.getByText('Post published', { exact: true }).first();

test('a user goes on at once, learns that their post is published, and can open it', {
  tag: '@gate',
}, async ({ page }) => {
  const person = await signIn(page);
  await write(page, 'A coat');
  const letGo = await holdOutcome(page);
  await Promise.all([
    expect(page.getByText('We’re preparing your post.').first()).toBeVisible(),
    page.getByRole('button', { name: 'Publish' }).click(),
  ]);
  await expect(page).toHaveURL(`/profile/${person.userId}`);
  await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).first().click();
  await expect(cards(page).first()).toBeVisible();
  letGo();
  await expect(told(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  const [post] = await postsOf(page, person);
  await page.getByRole('button', { name: 'View post' }).click();
  await expect(page.getByRole('dialog').getByText('A coat').first()).toBeVisible();
  await expect(page).toHaveURL(`/post/${post?.id}`);
});

test('a user who reloads during publishing still learns the outcome, once', async ({ page }) => {
  const person = await signIn(page);
  await write(page, 'A coat');
  await page.route('**/api/post/publication/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(`/profile/${person.userId}`);
  // Only the page after the reload may receive the outcome.
  await openLanding(page);
  await page.unroute('**/api/post/publication/*');
  await expect(told(page)).toBeVisible();
  expect(await postsOf(page, person)).toMatchObject([{ content: 'A coat' }]);
  const isKept = () => Object.keys(localStorage).some((key) => key.startsWith('publications'));
  expect(await page.evaluate(isKept)).toBe(false);
  await page.goto('/create');
  await expect(caption(page)).toHaveValue('');
});

test('a refused post is back in the composer unchanged and can be corrected', async ({ page }) => {
  const person = await signIn(page);
  let bytes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/get-upload-url')) bytes = request.postDataJSON().fileSize;
  });
  await page.route('**/uploads/**', (route) => route.continue({ postData: Buffer.alloc(bytes, 'x') }));
  await write(page, 'A coat');
  await page.unroute('**/uploads/**');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(`/profile/${person.userId}`);
  await expect(
    page.getByText('Your post wasn’t published. This file can’t be opened.').first(),
  ).toBeVisible();
  expect(await postsOf(page, person)).toEqual([]);
  await page.getByRole('button', { name: 'Open post', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Your post wasn’t published')).toBeVisible();
  await expect(page.getByText('One of your photos or videos can’t be published.')).toBeVisible();
  await expect(caption(page)).toHaveValue('A coat');
  await expect(media(page).getByRole('textbox')).toHaveValue('A brown coat');
  // Texts survive a reload; the file has to be chosen again.
  await page.reload();
  await expect(caption(page)).toHaveValue('A coat');
  await page.getByLabel('Add photos and videos').setInputFiles(picture);
  await media(page).getByRole('textbox').fill('A brown coat');
  await expect(page.getByText('You can publish once everything is uploaded.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(told(page)).toBeVisible();
  expect(await postsOf(page, person)).toMatchObject([{ content: 'A coat' }]);
});

test('the code that follows posts is not loaded without a post being published', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page);
  await openLanding(page);
  expect(asked.some((path) => path.includes('/MemberToasts-'))).toBe(true);
  expect(asked.filter((path) => /PublicationToasts|kept-publications|composer/.test(path))).toEqual([]);
});
