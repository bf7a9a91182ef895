import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { cards, expect, openLanding, signIn, test } from './fixtures.ts';

const picture = fileURLToPath(new URL('../stories/pictures/coat-brown.webp', import.meta.url));
const media = (page: Page) => page.getByRole('region', { name: 'Pictures and videos' });
const caption = (page: Page) => page.getByRole('textbox', { name: 'Caption' });

async function write(page: Page, content: string): Promise<void> {
  await page.goto('/create');
  await page.getByLabel('Add pictures and videos').setInputFiles(picture);
  await media(page).getByRole('textbox').fill('A brown coat');
  await caption(page).fill(content);
  await expect(page.getByText('It can be published once everything is uploaded.')).toHaveCount(0);
}

/** Keeps the page from learning of the outcome until it is let go. */
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

const told = (page: Page) => page.getByText('Your post is published', { exact: true }).first();

test('somebody goes on at once, is told that their post is published, and is led to it', async ({ page }) => {
  const person = await signIn(page);
  await write(page, 'A coat');
  const letGo = await holdOutcome(page);
  await Promise.all([
    expect(page.getByText('Your post is being prepared.').first()).toBeVisible(),
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

test('somebody who reloads the page in the middle is told all the same, once', async ({ page }) => {
  const person = await signIn(page);
  await write(page, 'A coat');
  await page.route('**/api/post/publication/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(`/profile/${person.userId}`);
  // The page of before must not be told in the meantime.
  await openLanding(page);
  await page.unroute('**/api/post/publication/*');
  await expect(told(page)).toBeVisible();
  expect(await postsOf(page, person)).toMatchObject([{ content: 'A coat' }]);
  const isKept = () => Object.keys(localStorage).some((key) => key.startsWith('publications'));
  expect(await page.evaluate(isKept)).toBe(false);
  await page.goto('/create');
  await expect(caption(page)).toHaveValue('');
});

test('a post that is refused is in the composer again, as it was written, and can be mended', async ({
  page,
}) => {
  const person = await signIn(page);
  // The file is spoiled on its way.
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
    page.getByText('Your post was not published. This file cannot be read.').first(),
  ).toBeVisible();
  expect(await postsOf(page, person)).toEqual([]);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('alert').getByText('Your post was not published')).toBeVisible();
  await expect(page.getByText('One of your pictures or videos was not taken.')).toBeVisible();
  await expect(caption(page)).toHaveValue('A coat');
  await expect(media(page).getByRole('textbox')).toHaveValue('A brown coat');
  // What was typed is there after a reload, too; the file has to be chosen again.
  await page.reload();
  await expect(caption(page)).toHaveValue('A coat');
  await page.getByLabel('Add pictures and videos').setInputFiles(picture);
  await media(page).getByRole('textbox').fill('A brown coat');
  await expect(page.getByText('It can be published once everything is uploaded.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(told(page)).toBeVisible();
  expect(await postsOf(page, person)).toMatchObject([{ content: 'A coat' }]);
});

test('nothing that follows posts is loaded by somebody who has none being published', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page);
  await openLanding(page);
  expect(asked.some((path) => path.includes('/MemberToasts-'))).toBe(true);
  expect(asked.filter((path) => /PublicationToasts|kept-publications|composer/.test(path))).toEqual([]);
});
