import type { Page } from '@playwright/test';
import {
  cardInView,
  cards,
  expect,
  holdApp,
  isRunning,
  newPerson,
  openLanding,
  pressEscape,
  scrollTo,
  signIn,
  test,
} from './fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';

const tab = (page: Page, name: 'Discover' | 'Following') => page.getByRole('tab', { name, exact: true });
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Post by @/ });
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Get Full Access' });
const tileOf = (page: Page, postId: string) =>
  cards(page).filter({ has: page.locator(`a[href="/post/${postId}"]`) });

async function openDiscover(page: Page): Promise<void> {
  await openLanding(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Discover' }).first().click();
  await expect(page).toHaveURL('/discover');
  await expect(cards(page).first()).toBeVisible();
}

async function follow(page: Page, { token }: { token: string }, followedId: string): Promise<void> {
  const answer = await page.request.post('/api/follow/follow', {
    headers: { authorization: `Bearer ${token}` },
    data: { followedId },
  });
  expect(answer.ok()).toBe(true);
}

// 2 §6, D26
test('guests preview ten posts, and get full access from the end of them or from Following', {
  tag: '@gate',
}, async ({ page }) => {
  await openDiscover(page);
  const last = page.getByRole('button', { name: 'Get Full Access' });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(prompt(page)).toContainText('Login to see all posts, search, and follow people');
  await pressEscape(page);
  await expect(cards(page).last()).toHaveAttribute('aria-posinset', '10');

  await tab(page, 'Following').click();
  await expect(prompt(page)).toBeVisible();
  await pressEscape(page);
  await expect(tab(page, 'Discover')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Following').click();
  await prompt(page)
    .getByRole('button', { name: /Sign In|Login/ })
    .click();
  await page.getByRole('textbox', { name: 'Username' }).waitFor();
});

// Issue 26
test('on a desktop, the search and the tabs stay below the header while the posts scroll', async ({
  page,
}) => {
  await signIn(page);
  await openDiscover(page);
  await scrollTo(page, 1500);
  const field = page.getByRole('combobox', { name: 'Search people, hashtags, and posts' });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(tab(page, 'Following')).toBeInViewport({ ratio: 1 });
  await field.click();
  await expect(page.getByRole('rowgroup', { name: 'Trending' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

// Issue 26
test('on a phone, the tabs go on the way down, and return on the way up with a button that opens the search', {
  tag: '@gate',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await openDiscover(page);
  const open = page.getByRole('button', { name: 'Search', exact: true });
  await expect(open).toBeHidden();
  await scrollTo(page, 1500);
  await expect(page.locator('[data-scrolled=down]').filter({ has: tab(page, 'Following') })).toHaveCSS(
    'opacity',
    '0',
  );
  await page.mouse.move(195, 400);
  // A browser under load may leave a turn of the wheel out.
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    await expect(open).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(tab(page, 'Following')).toBeInViewport({ ratio: 1 });
  await open.click();
  await expect(page.getByRole('combobox', { name: 'Search people, hashtags, and posts' })).toBeFocused();
  await expect(page.getByRole('rowgroup', { name: 'Trending' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('rowgroup', { name: 'Trending' })).toBeHidden();
  // Rows that load late may move the page, but it never returns to its top.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

// D84, 2 §2.2
test('a post opens over the feed with its address, the arrows lead through the feed, and Back returns to its tile', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page);
  await openDiscover(page);
  await scrollTo(page, 1200);
  const inView = await cardInView(page);
  const href = (await inView.getByRole('link').first().getAttribute('href')) ?? '';
  const offset = await page.evaluate(() => scrollY);
  await page.getByRole('feed').locator(`a[href="${href}"]`).first().click();
  await expect(viewer(page)).toBeVisible();
  await expect(page).toHaveURL(href);
  await page.getByRole('button', { name: 'Next post' }).click();
  await expect(page).not.toHaveURL(href);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL('/discover');
  expect(Math.abs((await page.evaluate(() => scrollY)) - offset)).toBeLessThan(900);
});

// 2 §2.2: the text of the empty tab is literal.
test('Following shows the posts of followed people, newest first, and says why it is empty', {
  tag: '@gate',
}, async ({ page }) => {
  const person = await signIn(page);
  const friend = await registered(page, newPerson());
  await openDiscover(page);
  await tab(page, 'Following').click();
  await expect(page).toHaveURL('/discover?feed=following');
  await expect(
    page.getByText('You’re not following anyone yet or they haven’t posted anything.'),
  ).toBeVisible();

  const older = await publishPost(page, friend, { content: 'Older' });
  const newer = await publishPost(page, friend, { content: 'Newer' });
  await follow(page, person, friend.userId);
  await page.reload();
  await expect(tileOf(page, newer)).toHaveAttribute('aria-posinset', '1');
  await expect(tileOf(page, older)).toHaveAttribute('aria-posinset', '2');
  await expect(page.getByText('You’ve reached the end!')).toBeVisible();
  await tab(page, 'Discover').click();
  await expect(page).toHaveURL('/discover');
});

test('a post that does not interest the viewer leaves the feed, and returns with Undo', async ({ page }) => {
  await signIn(page);
  await openDiscover(page);
  const link = cards(page).first().getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  const tile = page.getByRole('feed').locator(`a[href="${href}"]`).first();
  await link.click();
  await expect(viewer(page)).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Post options' }).click();
  const dismissed = page.waitForResponse('**/api/discover/dismiss-post');
  await page.getByRole('menuitem', { name: 'Not interested' }).click();
  expect((await dismissed).ok()).toBe(true);
  await expect(viewer(page)).toBeHidden();
  await expect(tile).toBeHidden();
  const restored = page.waitForResponse('**/api/discover/restore-post');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  expect((await restored).ok()).toBe(true);
  await expect(tile).toBeVisible();
});

test('posts published meanwhile wait behind “New posts”', async ({ page }) => {
  const person = await signIn(page);
  const friend = await registered(page, newPerson());
  const first = await publishPost(page, friend);
  await follow(page, person, friend.userId);
  await page.goto('/discover?feed=following');
  await isRunning(page);
  await expect(tileOf(page, first)).toHaveAttribute('aria-posinset', '1');
  const second = await publishPost(page, friend);
  await page.clock.setFixedTime(Date.now() + 61_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const pill = page.getByRole('button', { name: 'New posts' });
  await expect(pill).toBeVisible();
  await expect(tileOf(page, first)).toHaveAttribute('aria-posinset', '1');
  await pill.click();
  await expect(tileOf(page, second)).toHaveAttribute('aria-posinset', '1');
  await expect(pill).toBeHidden();
  await expect(tileOf(page, second).getByRole('link').first()).toBeFocused();
});

const suggestions = (page: Page) => page.getByRole('region', { name: 'People to follow' });

// Issue 26: following somebody on one screen shows everywhere at once, in the other tab too.
test('a follow of a suggested person shows in the search and in another tab at once', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openDiscover(page);
  const name = (await suggestions(page).getByRole('link').first().textContent()) ?? '';
  const other = await context.newPage();
  await other.goto('/discover');
  await expect(suggestions(other).getByRole('button', { name: `Follow ${name}` })).toBeVisible();
  await suggestions(page)
    .getByRole('button', { name: `Follow ${name}` })
    .click();
  const followed = { name: `Unfollow ${name}, Following` };
  await expect(suggestions(page).getByRole('button', followed)).toBeVisible();
  await expect(suggestions(other).getByRole('button', followed)).toBeVisible();
  await page.getByRole('combobox').fill(name);
  await expect(page.getByRole('row', { name }).first()).toContainText('Following');
});

for (const [device, width] of [
  ['desktop', 1280],
  ['phone', 390],
] as const) {
  test(`on a ${device}, all suggestions can be dismissed by keyboard, and the last one leaves the focus at the title`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page);
    await page.goto('/discover');
    const cross = suggestions(page).getByRole('button', { name: /^Don’t suggest/ });
    await cross.first().focus();
    for (let left = await suggestions(page).locator('li').count(); left > 0; left--) {
      await expect(suggestions(page).locator('li')).toHaveCount(left);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
      await page.keyboard.press('Enter');
    }
    await expect(suggestions(page).getByText('That’s everyone for now.')).toBeVisible();
    await expect(suggestions(page).getByRole('heading')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(suggestions(page).getByRole('listitem')).toHaveCount(1);
  });

  // 2 §2.2
  test(`on a ${device}, a reload and Back return to the same tile at the same offset`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page);
    await openDiscover(page);
    await expect(suggestions(page).getByRole('listitem').first()).toBeVisible();
    await scrollTo(page, 2400);
    // Ends the wheel's motion.
    await page.evaluate(() => window.scrollTo({ top: 2400, behavior: 'instant' }));
    const tileInView = () =>
      page.evaluate(() => {
        const shown = [...document.querySelectorAll('[role=feed] article')].find((article) => {
          const { top } = article.getBoundingClientRect();
          return top > 100 && top < innerHeight - 300;
        });
        return shown?.querySelector('a')?.getAttribute('href') ?? null;
      });
    await expect.poll(tileInView).not.toBeNull();
    const found = await tileInView();
    const tile = page.locator(`[role=feed] a[href="${found}"]`).first();
    const top = () => tile.evaluate((element) => element.getBoundingClientRect().top);
    let before = Number.NaN;
    // The page still scrolls, and tiles are still measured.
    const isStill = async () => {
      const earlier = before;
      before = await top();
      return Math.abs(before - earlier) < 1;
    };
    await expect.poll(isStill).toBe(true);
    const stays = () => expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(8);
    await page.reload();
    await isRunning(page);
    await expect(suggestions(page).getByRole('listitem').first()).toBeAttached();
    await stays();
    await tile.click();
    await expect(viewer(page)).toBeVisible();
    await page.reload();
    await isRunning(page);
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await stays();
    await tile.locator('xpath=ancestor::article').locator('a[href^="/user-profile/"]').click();
    await expect(page).toHaveURL(/\/user-profile\//);
    await page.goBack();
    await expect(page).toHaveURL('/discover');
    await stays();
  });
}

test('a dismissed post is gone from the feed after a reload', async ({ page }) => {
  const person = await signIn(page);
  const friend = await registered(page, newPerson());
  const kept = await publishPost(page, friend);
  const unwanted = await publishPost(page, friend);
  await follow(page, person, friend.userId);
  await page.goto('/discover?feed=following');
  await tileOf(page, unwanted).getByRole('link').first().click();
  await viewer(page).getByRole('button', { name: 'Post options' }).click();
  const dismissed = page.waitForResponse('**/api/discover/dismiss-post');
  await page.getByRole('menuitem', { name: 'Not interested' }).click();
  await dismissed;
  for (const where of ['the cache', 'the server']) {
    if (where === 'the server') await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await isRunning(page);
    await expect(tileOf(page, kept), where).toBeVisible();
    await expect(tileOf(page, unwanted), where).toHaveCount(0);
  }
});

// 2 §6
test('a guest sees three posts and three link panels, then is asked to sign in', async ({ page }) => {
  for (const [title, part] of [
    ['View Limit Reached', 'tile'],
    ['Link Limit Reached', 'links'],
  ] as const) {
    await page.goto('/discover');
    await page.evaluate(() => localStorage.clear());
    const question = page.getByRole('dialog', { name: title });
    for (let place = 0; place < 4; place++) {
      await page.goto('/discover');
      const card = cards(page).nth(place);
      if (part === 'tile') await card.getByRole('link').first().click();
      else await card.getByRole('button', { name: /^Links in/ }).click();
      await expect(place < 3 ? viewer(page) : question).toBeVisible();
    }
  }
});

test.describe('before the app has started', () => {
  test.use({ waitsForApp: false });
  test('a guest’s press on Following asks to sign in once it has', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/discover', { waitUntil: 'commit' });
    await tab(page, 'Following').click();
    letGo();
    await expect(prompt(page)).toBeVisible();
    await expect(page).toHaveURL('/discover');
  });
});
