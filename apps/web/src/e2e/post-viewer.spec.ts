import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import {
  expect,
  isRunning,
  newPerson,
  pressEscape,
  signIn,
  swipe,
  test,
  withoutLiveHints,
} from './fixtures.ts';
import { subscribe } from './plan-fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';

const postDialog = (page: Page) => page.getByRole('dialog', { name: /^Post by @/ });
const inPost = (page: Page, name: string | RegExp) => postDialog(page).getByRole('button', { name });
const LONG = 'A coat for every weather, a scarf for the wind, and boots for the puddles on the way.';
const LINKS = [
  { url: 'https://shop.example/coat', label: 'My coat' },
  { url: 'https://shop.example/boots', label: 'My boots' },
];

// D84, D86
test('a guest sees a server-rendered post over Discover, but no deleted one', { tag: '@gate' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const mina = newPerson();
  const owner = await registered(page, mina);
  const postId = await publishPost(page, owner, { content: LONG, pictures: 2 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const answer = await plain.goto(`${baseURL}/post/${postId}`);
  expect(answer?.status()).toBe(200);
  const drawn = plain.getByRole('dialog');
  await expect(drawn).toContainText(`@${mina.username}`);
  await expect(drawn).toContainText(LONG);
  await expect(drawn.getByRole('img', { name: 'A brown coat, 1' })).toBeVisible();
  // Pictures of the page below must not delay the post's picture.
  const asked = await plain
    .locator('link[rel=preload][as=image]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('imagesrcset') ?? link.getAttribute('href')),
    );
  expect(asked.map((address) => address?.includes('/demo/'))).toEqual([false]);
  await expect(plain).toHaveTitle(`Post by @${mina.username} · Vitrine`);
  const head = (name: string) => plain.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect([await head('title'), await head('description')]).toEqual([
    `Post by @${mina.username} · Vitrine`,
    LONG,
  ]);

  await page.goto(`/post/${postId}`);
  await expect(postDialog(page)).toBeVisible();
  await expect(page.locator('[role=feed] article').first()).toBeAttached();
  await pressEscape(page);
  await expect(page).toHaveURL('/discover');
  await page.goBack();
  await expect(postDialog(page)).toBeVisible();

  const removed = await page.request.delete(`/api/post/delete-post/${postId}`, {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { userId: owner.userId },
  });
  expect(removed.ok()).toBe(true);
  expect((await plain.goto(`${baseURL}/post/${postId}`))?.status()).toBe(404);
  const missing = 'Post not found or could not be loaded';
  await expect(plain.getByRole('heading', { name: missing })).toBeVisible();
  await context.close();
  // On return to the tab, the viewer sees that the open post was deleted.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('dialog', { name: missing })).toBeVisible();
});

// D88
test('a post that may be unwelcome is covered in the grid, the viewer and link previews until a visitor shows it', async ({
  page,
  browser,
  baseURL,
}) => {
  const mina = newPerson();
  const owner = await registered(page, mina);
  const words = 'Whoever wears this is a bitch';
  const postId = await publishPost(page, owner, { content: words });
  const told = await (await page.request.get(`/post/${postId}`, { headers: { accept: 'text/html' } })).text();
  expect(told).toContain(`content="A post by @${mina.username}"`);
  expect(told).not.toContain('og:image');

  await using context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();
  await signIn(visitor);
  await visitor.goto(`/user-profile/${owner.userId}`);
  const tile = visitor.getByRole('link', { name: `Sensitive content by @${mina.username}` });
  await expect(tile.getByRole('img')).toHaveCount(0);
  await tile.click();
  await expect(postDialog(visitor)).toContainText('Sensitive content');
  await expect(postDialog(visitor)).not.toContainText(words);
  await inPost(visitor, 'Show anyway').click();
  await expect(postDialog(visitor)).toContainText(words);
  await expect(postDialog(visitor).getByRole('img', { name: 'A brown coat, 1' })).toBeVisible();
});

// 1 §6, 2 §6, D33, D85
test('a guest may view three posts, each any number of times, and open links three times', async ({
  page,
}) => {
  const owner = await registered(page, newPerson());
  const posts: string[] = [];
  for (let each = 0; each < 4; each++) posts.push(await publishPost(page, owner, { links: LINKS }));
  for (const [place, id] of posts.slice(0, 3).entries()) {
    await page.goto(`/post/${id}`);
    await expect(postDialog(page)).toContainText(`${2 - place} of 3 posts left as a guest.`);
    await inPost(page, /^Links/).click();
    await expect(postDialog(page)).toContainText(`${2 - place} of 3 link views left as a guest.`);
    await expect(postDialog(page).getByRole('link', { name: /^My coat/ })).toBeVisible();
  }
  await page.goto(`/post/${posts[0]}`);
  await expect(postDialog(page)).toBeVisible();
  await inPost(page, /^Links/).click();
  const linkLimit = page.getByRole('dialog', { name: 'Link Limit Reached' });
  await expect(linkLimit).toContainText(
    "You've reached the limit of 3 link views as a guest. Sign up to continue exploring unlimited links!",
  );
  await pressEscape(page);
  await expect(linkLimit).toBeHidden();

  await page.goto(`/post/${posts[3]}`);
  const viewLimit = page.getByRole('dialog', { name: 'View Limit Reached' });
  await expect(viewLimit).toContainText("You've reached the limit of 3 posts");
  await expect(postDialog(page)).toHaveCount(0);
  const kept = () =>
    page.evaluate(() => [
      JSON.parse(localStorage.getItem('guestPostViews') ?? ''),
      localStorage.getItem('guestLinkPanelCount'),
      localStorage.getItem('guestProductLinkCount'),
    ]);
  expect(await kept()).toEqual([posts.slice(0, 3), '3', null]);

  const person = newPerson();
  await page.request.post('/api/profile/register', { data: person });
  await viewLimit.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/profile');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(postDialog(page)).toBeVisible();
  await expect(page).toHaveURL(`/post/${posts[3]}`);
  await expect(postDialog(page)).not.toContainText('left as a guest');
});

// 1 §4, 1 §6, D8, D74, D84, D85
test('a post that a guest pressed Like on is liked after the sign-in and can be saved, and the server has both', async ({
  page,
}) => {
  // Publishes pictures and signs in on the way: 40 s on a busy machine.
  test.slow();
  await withoutLiveHints(page);
  const owner = await registered(page, newPerson());
  const postId = await publishPost(page, owner, { content: LONG, pictures: 2, links: LINKS });
  await page.goto(`/post/${postId}`);
  await inPost(page, 'Show more').click();
  await expect(inPost(page, 'Show less')).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolations(page);
  await inPost(page, /^Save/).click();
  const prompt = page.getByRole('dialog', { name: 'Login Required' });
  await expect(prompt).toContainText('Login to save posts and come back to them later');
  await pressEscape(page);
  await expect(prompt).toBeHidden();
  await inPost(page, /^Like/).click();
  await expect(prompt).toContainText('Login to like posts');
  const person = newPerson();
  const { userId, token } = await registered(page, person);
  await prompt.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();

  await expect(inPost(page, /^Like/)).toHaveAttribute('aria-pressed', 'true');
  await inPost(page, /^Save/).click();
  await expect(inPost(page, 'Save 1')).toHaveAttribute('aria-pressed', 'true');
  const held = async () => {
    const answer = await page.request.get(`/api/post/${postId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { userLiked, userSaved, likeCount, saveCount } = (await answer.json()) as Record<string, unknown>;
    return { userLiked, userSaved, likeCount, saveCount };
  };
  await expect.poll(held).toEqual({ userLiked: true, userSaved: true, likeCount: 1, saveCount: 1 });

  await expect(page).toHaveURL(`/post/${postId}`);
  await page.reload();
  await isRunning(page);
  await expect(inPost(page, 'Like 1')).toHaveAttribute('aria-pressed', 'true');
  await inPost(page, /^Links/).click();
  await expect(postDialog(page).getByRole('link', { name: /^My coat/ })).toBeVisible();
  await expectNoViolations(page);
  await pressEscape(page);
  await expect(page).toHaveURL(`/user-profile/${owner.userId}`);
  await expect(postDialog(page)).toBeHidden();
  // A viewer who gets blocked can no longer see the open post.
  await page.goto(`/post/${postId}`);
  await expect(postDialog(page)).toBeVisible();
  // A pending call, if answered after the block, would remove the post before the press.
  await page.waitForLoadState('networkidle');
  const blocked = await page.request.post('/api/moderation/block', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { blockedId: userId },
  });
  expect(blocked.ok()).toBe(true);
  await inPost(page, /^Like/).click();
  await expect(page.getByRole('dialog', { name: 'Post not found or could not be loaded' })).toBeVisible();
});

// 1 §6, D85
test("a guest's report, comment and save are carried out after the sign-in", async ({ page }) => {
  // Signs in three times: 40 s on a busy machine.
  test.slow();
  const owner = await registered(page, newPerson());
  const postId = await publishPost(page, owner);
  const said = await page.request.post('/api/post/comment', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { postId, content: 'From Northlane' },
  });
  expect(said.ok()).toBe(true);
  const comments = postDialog(page).getByRole('region', { name: 'Comments' });
  const prompt = page.getByRole('dialog', { name: 'Login Required' });
  let token = '';
  const somebodySignsIn = async () => {
    const person = newPerson();
    token = (await registered(page, person)).token;
    await prompt.getByRole('button', { name: 'Sign In' }).click();
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  };
  const asGuest = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/post/${postId}`);
    await expect(comments.getByText('From Northlane')).toBeVisible();
  };

  await page.goto(`/post/${postId}`);
  for (const [report, title] of [
    [
      async () => {
        await comments.getByRole('button', { name: /^Options for the comment by/ }).click();
        await page.getByRole('menuitem', { name: 'Report' }).click();
      },
      'Report comment',
    ],
    [
      async () => {
        await inPost(page, 'Post options').click();
        await page.getByRole('menuitem', { name: 'Report post' }).click();
      },
      'Report post',
    ],
  ] as const) {
    await asGuest();
    await report();
    await somebodySignsIn();
    const question = page.getByRole('dialog', { name: title });
    await question.getByRole('radio', { name: 'Spam or advertising' }).check();
    await question.getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Done' }).click();
    await expect(postDialog(page)).toBeVisible();
    await expect(page).toHaveURL(`/post/${postId}`);
  }

  await asGuest();
  await postDialog(page).getByRole('textbox', { name: 'Add a comment' }).fill('I want one');
  await page.keyboard.press('Enter');
  await somebodySignsIn();
  await expect(comments.getByRole('listitem')).toHaveText([/From Northlane/, /You.*I want one/]);
  await page.reload();
  await expect(comments.getByRole('listitem')).toHaveCount(2);

  await asGuest();
  await inPost(page, /^Save/).click();
  await somebodySignsIn();
  await expect(inPost(page, 'Save 1')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await page.request.get(`/api/post/saved/${postId}`, { headers })).json();
    })
    .toEqual({ saved: true });
});

test('an owner who deletes an open post returns to their posts, which lack it, also after a reload', async ({
  page,
}) => {
  const session = await signIn(page);
  await publishPost(page, session, { content: 'This one stays' });
  await publishPost(page, session, { content: 'This one goes' });
  await page.goto(`/profile/${session.userId}`);
  const posts = page.getByRole('feed', { name: 'My Posts' }).getByRole('article');
  await expect(posts).toHaveCount(2);
  await posts.first().getByRole('link').click();
  await expect(postDialog(page).getByText('This one goes')).toBeVisible();
  await inPost(page, 'Post options').click();
  await page.getByRole('menuitem', { name: 'Delete post' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete post' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/profile/${session.userId}`);
  await expect(posts).toHaveCount(1);
  await expect(page.getByText('1 post', { exact: true })).toBeVisible();
  await page.reload();
  await expect(posts).toHaveCount(1);
  await posts.getByRole('link').click();
  await expect(postDialog(page).getByText('This one stays')).toBeVisible();
});

// 1 §4, 1 §6, D20
test('the owner sees the likes of a post and pins a link, and a link reported as wrong shows a warning to all viewers', async ({
  page,
}) => {
  const fan = newPerson();
  const other = await registered(page, fan);
  const session = await signIn(page);
  const postId = await publishPost(page, session, { links: LINKS });
  const liked = await page.request.post('/api/post/togglelike', {
    headers: { authorization: `Bearer ${other.token}` },
    data: { userId: other.userId, postId },
  });
  expect(liked.ok()).toBe(true);
  const said = await page.request.put('/api/search/product-link/update-confirmation', {
    headers: { authorization: `Bearer ${session.token}` },
    data: { postId, url: LINKS[0]?.url, userConfirmedAccurate: false },
  });
  expect(said.ok()).toBe(true);
  await page.goto(`/post/${postId}`);
  await expect(page).toHaveURL(`/post/${postId}`);
  await expect(inPost(page, /^Save/)).toHaveCount(0);
  await inPost(page, 'Likes 1').click();
  const likes = page.getByRole('dialog', { name: 'Likes' });
  await expect(likes).toContainText(fan.username);
  await page.goBack();
  await expect(likes).toBeHidden();
  await expect(postDialog(page)).toBeVisible();

  await inPost(page, /^Links/).click();
  const cards = postDialog(page).getByRole('article');
  await expect(cards.nth(0)).toContainText('My coat');
  const pin = async () => {
    await inPost(page, 'Options for My boots').click();
    await page.getByRole('menuitem', { name: 'Pin' }).click();
  };
  await pin();
  const offer = page.getByRole('alertdialog', { name: 'Pin links with Pro' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await expect(cards.nth(0)).not.toContainText(/Pinned|Failed to save/);
  await subscribe(page, session, 'monthly');
  await pin();
  await expect(cards.nth(0)).toContainText('My boots');
  await expect(cards.nth(0)).toContainText('Pinned');
  await expect(cards.nth(1)).toContainText('isn’t the right product');
  // The shop does not exist, so there is no preview.
  await expect(cards.nth(0)).toContainText('Failed to load preview');
  await expect(cards.nth(0).getByRole('button', { name: 'Retry' })).toBeVisible();
  await cards.nth(1).getByRole('link').click();
  await expect(page.getByRole('alertdialog', { name: 'Open External Link' })).toContainText('shop.example');
});

// D45, D84
test('posts opened from the grid of a profile can be stepped through, and Back, Forward and Escape work', {
  tag: '@gate',
}, async ({ page }) => {
  const owner = await registered(page, newPerson());
  const oldest = await publishPost(page, owner, { content: 'The first one' });
  const middle = await publishPost(page, owner, { content: 'The second one' });
  const newest = await publishPost(page, owner, { content: 'The third one' });
  await signIn(page);
  const profile = `/user-profile/${owner.userId}`;
  await page.goto(profile);
  const tile = (id: string) => page.locator(`main a[href="/post/${id}"]`).first();
  await tile(newest).click();
  await expect(postDialog(page)).toContainText('The third one');
  await expect(page).toHaveURL(`/post/${newest}`);
  const next = page.getByRole('button', { name: 'Next post' });
  const previous = page.getByRole('button', { name: 'Previous post' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(postDialog(page)).toContainText('The second one');
  await next.click();
  await expect(postDialog(page)).toContainText('The first one');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL(`/post/${oldest}`);
  await previous.click();
  await expect(postDialog(page)).toContainText('The second one');
  await page.goBack();
  await expect(page).toHaveURL(profile);
  await expect(postDialog(page)).toBeHidden();
  await page.goForward();
  await expect(postDialog(page)).toContainText('The second one');
  await expect(page).toHaveURL(`/post/${middle}`);
  await pressEscape(page);
  await expect(page).toHaveURL(profile);
  await expect(tile(middle)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // 1 §9, D45
  test('media can be swiped, links open over the post, and Back closes the links first', {
    tag: '@gate',
  }, async ({ page }) => {
    const owner = await registered(page, newPerson());
    const postId = await publishPost(page, owner, { content: LONG, pictures: 2, links: LINKS });
    await page.goto(`/post/${postId}`);
    await expect(postDialog(page)).toContainText('1 / 2');
    await swipe(page, { fromX: 330, toX: 60, y: 300 });
    await expect(postDialog(page)).toContainText('2 / 2');
    await inPost(page, /^Links/).click();
    await expect(inPost(page, 'Close links')).toBeFocused();
    await expect(postDialog(page).getByRole('link', { name: /^My coat/ })).toBeVisible();
    await expectNoViolations(page);
    await page.goBack();
    await expect(inPost(page, 'Close links')).toBeHidden();
    await expect(postDialog(page)).toBeVisible();
    await inPost(page, '2 product links').click();
    await expect(inPost(page, 'Close links')).toBeFocused();
    await inPost(page, 'Close').first().click({ force: true });
    await expect(postDialog(page)).toBeHidden();
    await expect(page).toHaveURL('/discover');
  });
});
