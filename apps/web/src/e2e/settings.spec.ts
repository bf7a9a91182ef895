import type { Page } from '@playwright/test';
import { expect, newPerson, signIn, test } from './fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';

const UNWELCOME = 'You are a bitch';
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Settings' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Settings saved successfully' });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
}

/** Comments on a post; the default window is wide enough to show its comments. */
async function addComment(page: Page, postId: string, content: string): Promise<void> {
  await page.goto(`/post/${postId}`);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Add a comment' }).fill(content);
  await page.keyboard.press('Enter');
}

// D88
test('a refused comment stays in the field, and stands covered once its words are allowed', {
  tag: '@gate',
}, async ({ page, browser, baseURL }) => {
  const owner = await signIn(page);
  const postId = await publishPost(page, owner, { content: 'A coat' });
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const guest = await context.newPage();
  await signIn(guest);
  await addComment(guest, postId, UNWELCOME);
  const field = guest.getByRole('dialog').getByRole('textbox', { name: 'Add a comment' });
  await expect(guest.getByText(/^This comment has words that the author/)).toBeVisible();
  await expect(field).toHaveValue(UNWELCOME);
  const lines = guest.getByRole('dialog').getByRole('region', { name: 'Comments' }).getByRole('listitem');
  await expect(lines).toHaveCount(0);

  await page.goto('/settings');
  await page.getByRole('link', { name: /^Content Filters/ }).click();
  await expect(toggle(page, 'Refuse unwelcome comments')).toBeChecked();
  await toggle(page, 'Refuse unwelcome comments').uncheck();
  await save(page);
  // Closing the alert leads back (D65, D66).
  await expect(page).toHaveURL('/settings');

  await field.press('Enter');
  await expect(lines).toHaveCount(1);
  await page.goto(`/post/${postId}`);
  await expect(page.getByRole('button', { name: 'Show anyway' })).toBeVisible();
  await page.goto('/content-filter-settings');
  await toggle(page, 'Cover flagged content').uncheck();
  await save(page);
  await page.goto(`/post/${postId}`);
  await expect(page.getByText(UNWELCOME)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show anyway' })).toHaveCount(0);
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a person turns the daily mail on, and the settings say so', { tag: '@gate' }, async ({ page }) => {
    await signIn(page);
    await page.goto('/settings');
    const row = page.getByRole('link', { name: /^Notifications/ });
    await expect(row).toContainText('Email off');
    await row.click();
    for (const name of ['Likes', 'Comments', 'Follows', 'New posts', 'Push'])
      await expect(toggle(page, name)).toBeChecked();
    await expect(toggle(page, 'Email')).not.toBeChecked();
    await toggle(page, 'Email').check();
    await toggle(page, 'Likes').uncheck();
    await save(page);
    await expect(page).toHaveURL('/settings');
    await expect(row).toContainText('Email on');
    await row.click();
    await expect(toggle(page, 'Likes')).not.toBeChecked();
    await expect(toggle(page, 'Email')).toBeChecked();
  });
});

test('switches show their defaults when loading fails, and saving then changes only what was changed', async ({
  page,
}) => {
  const { userId, token } = await signIn(page);
  const call = `/user/notification-settings/${userId}`;
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post(call, { headers, data: { comments: false } });
  await page.route(`**${call}`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await page.goto('/notification-settings');
  await expect(toggle(page, 'Comments')).toBeEnabled();
  await expect(toggle(page, 'Comments')).toBeChecked();
  await toggle(page, 'Likes').uncheck();
  await save(page);
  await page.unroute(`**${call}`);
  const held = await (await page.request.get(call, { headers })).json();
  expect(held).toMatchObject({ comments: false, likes: false, follows: true });
});

test('without a sign-in nothing is saved, and the switches stay as they were set', async ({ page }) => {
  const { token } = await signIn(page);
  await page.goto('/notification-settings');
  await toggle(page, 'Likes').uncheck();
  await page.request.post('/api/profile/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('You must be logged in to save settings')).toBeVisible();
  // Any other call that meets the ended session asks for a sign-in, over the page.
  const likes = page.getByRole('switch', { name: 'Likes', includeHidden: true });
  await expect(likes).not.toBeChecked();
});

test('the settings of an unknown address are a page that does not exist', async ({ page }) => {
  const answer = await page.goto('/user/somewhere-else');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('another person’s settings are refused with 403 and stay as they are', async ({ page }) => {
  const owner = await registered(page, newPerson());
  const other = await registered(page, newPerson());
  const call = `/user/content-filter-settings/${owner.userId}`;
  const headers = { authorization: `Bearer ${other.token}` };
  expect((await page.request.get(call, { headers })).status()).toBe(403);
  const answer = await page.request.post(call, { headers, data: { autoReject: false } });
  expect(answer.status()).toBe(403);
  const held = await page.request.get(call, { headers: { authorization: `Bearer ${owner.token}` } });
  expect(await held.json()).toEqual({ hideFilteredContent: true, autoReject: true });
});
