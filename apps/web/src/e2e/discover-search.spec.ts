import type { Page } from '@playwright/test';
import { expect, isRunning, newPerson, pressEscape, signIn, signOut, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search people, hashtags, and posts' });
const group = (page: Page, name: string) => page.getByRole('rowgroup', { name });

async function somebody(page: Page) {
  const person = newPerson();
  await page.request.post('/api/profile/register', { data: person });
  return person;
}

// 2 §2.2, D55
test('a member finds a person by keyboard, follows them, and finds them again among the recent searches', {
  tag: '@gate',
}, async ({ page }) => {
  const { username } = await somebody(page);
  await signIn(page);
  await page.goto('/discover');
  await field(page).click();
  await page.keyboard.type(username);
  const row = group(page, 'Users').getByRole('row', { name: `@${username}` });
  await expect(row).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const followed = page.waitForResponse('**/api/follow/follow');
  await page.keyboard.press('Enter');
  await followed;
  await expect(row.getByRole('button', { name: /^Unfollow/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user-profile\//);
  await expect(page.getByRole('button', { name: /^Unfollow/ })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/discover\?q=/);
  await field(page).fill('');
  await expect(group(page, 'Recent').getByRole('link', { name: `@${username}` })).toBeVisible();
  await page.getByRole('button', { name: `Remove @${username}` }).click();
  await expect(group(page, 'Recent')).toBeHidden();
});

// D18
test('a hashtag leads to its posts, and Back to what was searched before', async ({ page }) => {
  await signIn(page);
  await page.goto('/discover');
  await field(page).click();
  const tag = group(page, 'Trending').getByRole('link').first();
  const { searchParams } = new URL((await tag.getAttribute('href')) ?? '', page.url());
  const name = searchParams.get('q') ?? '';
  await tag.click();
  await expect(page).toHaveURL(`/discover?${new URLSearchParams({ q: name })}`);
  await expect(field(page)).toHaveValue(name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await pressEscape(page);
  await field(page).click();
  await expect(page.getByRole('tab', { name: 'Content', selected: true })).toBeVisible();
  await pressEscape(page);
  await page.goBack();
  await expect(page).toHaveURL('/discover');
  await expect(field(page)).toHaveValue('');
});

// 2 §6, D85
test('a guest who types is asked to sign in, and goes on with the text afterwards', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto('/discover');
  await field(page).pressSequentially('l');
  const question = page.getByRole('dialog', { name: 'Login Required' });
  await expect(question).toContainText('Login to search for people, hashtags, and posts');
  await pressEscape(page);
  await expect(question).toBeHidden();
  await expect(field(page)).toBeFocused();
  await expect(question).toBeHidden();
});

test('on a phone, Back from a person and from a post returns to what was searched', { tag: '@gate' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/discover');
  await field(page).click();
  await field(page).fill('mina.k');
  await group(page, 'Users').getByRole('link', { name: '@mina.k' }).click();
  await expect(page).toHaveURL(/\/user-profile\//);
  await page.goBack();
  await expect(page).toHaveURL('/discover?q=mina.k');
  await expect(group(page, 'Users').getByRole('link', { name: '@mina.k' })).toBeVisible();
  await group(page, 'Posts').getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: /^Post by @/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/discover?q=mina.k');
  await expect(field(page)).toHaveValue('mina.k');
});

test('a sign-out in another tab leaves nothing of a search', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/discover');
  await field(page).click();
  await field(page).fill('mina.k');
  await group(page, 'Users').getByRole('link', { name: '@mina.k' }).click();
  await expect(page).toHaveURL(/\/user-profile\//);
  await page.goBack();
  await expect(field(page)).toHaveValue('mina.k');
  const other = await context.newPage();
  await other.goto('/profile');
  await isRunning(other);
  await signOut(other);
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/discover');
  await expect(page.getByRole('rowgroup')).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /recentSearches/.test(key))),
  ).toEqual([]);
});

// D54
test('a search without a connection says so, keeps its text, and works again', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/discover');
  await field(page).click();
  await context.setOffline(true);
  await field(page).fill('mina.k');
  await expect(page.getByRole('alert').filter({ hasText: 'Search failed. Please try again.' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(group(page, 'Users').getByRole('link', { name: '@mina.k' })).toBeVisible();
  await expect(field(page)).toHaveValue('mina.k');
});

test('only the answer to the last text shows, even if an earlier one comes later', async ({ page }) => {
  await signIn(page);
  await page.goto('/discover');
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/discover\/search\?query=coat/, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await field(page).click();
  const asked = page.waitForRequest(/query=coat/);
  await field(page).fill('coat');
  await asked;
  await field(page).fill('mina.k');
  const person = group(page, 'Users').getByRole('link', { name: '@mina.k' });
  await expect(person).toBeVisible();
  held.resolve();
  await expect(field(page)).toHaveValue('mina.k');
  await expect(person).toBeVisible();
  // Trending hashtags may have it too.
  await expect(group(page, 'Hashtags').getByRole('link', { name: '#coats' })).toHaveCount(0);
});

for (const query of [
  '#',
  '##',
  '#1',
  `#${'a'.repeat(500)}`,
  '🧵',
  '#🧵',
  '\u202e#linen',
  '<b>x</b>',
  'a'.repeat(10_000),
]) {
  test(`a link to the search for ${JSON.stringify(query.slice(0, 12))}, of ${query.length} letters, shows a page without errors`, async ({
    page,
  }) => {
    await signIn(page);
    await page.goto(`/discover?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover');
    await expect(page.getByText(/^(No results found|\d+ results?)/).first()).toBeAttached();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}
