import type { Browser, Page, Route, ViewportSize } from '@playwright/test';
import {
  cards,
  expect,
  gateIf,
  newPerson,
  openLanding,
  pressEscape,
  productDialog,
  signIn,
  test,
  withoutLiveHints,
} from './fixtures.ts';

const finder = (page: Page) => cards(page).getByRole('link', { name: /^@/ }).first();

test("the name on a card opens the profile of the product's finder", async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  const name = (await finder(page).textContent()) ?? '';
  await expect(finder(page)).toHaveAttribute('href', `/user-profile/${name}`);
  await finder(page).click();
  await expect(page).toHaveURL(/\/user-profile\/[^@]+$/);
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');

  await page.goto(`/user-profile/${name}`);
  await expect(page).toHaveURL(/\/user-profile\/[^@]+$/);
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
});

// D15
test('products of a blocked user are gone from every list at once, after a reload and in a new tab', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openLanding(page);
  const name = (await finder(page).textContent()) ?? '';
  const theirs = (tab: Page) => cards(tab).getByRole('link', { name, exact: true });
  const isShown = async (tab: Page) => {
    await expect(cards(tab).first()).toBeVisible();
    return (await theirs(tab).count()) > 0;
  };
  expect(await isShown(page)).toBe(true);
  await finder(page).click();
  await choose(page, 'Block User');
  const answered = page.waitForResponse('**/api/moderation/block');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(headline(page, `You blocked ${name}`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(await isShown(page)).toBe(false);
  await answered;
  await page.reload();
  expect(await isShown(page)).toBe(false);
  const tab = await context.newPage();
  await openLanding(tab);
  expect(await isShown(tab)).toBe(false);
});

// 1 §5, D35
test('a guest who opens a profile is prompted, sees it after the sign-in, and can go back to the previous page', {
  tag: '@gate',
}, async ({ page }) => {
  const person = newPerson();
  await page.request.post('/api/profile/register', { data: person });
  await openLanding(page);
  const name = (await finder(page).textContent()) ?? '';
  await finder(page).click();
  const prompt = page.getByRole('dialog', { name: 'Login Required' });
  await expect(prompt).toContainText('Login to view user profiles and connect with the community');
  await prompt.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(cards(page).first()).toBeVisible();
});

// 1 §8, D66, D81
test('a user who cannot be found is reported, and the page stays', async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  await page.route('**/api/discover/search**', (route) => route.fulfill({ json: { users: [] } }));
  await finder(page).click();
  const told = page.getByRole('listitem').filter({ hasText: 'Could not find user profile' });
  await expect(told).toBeVisible();
  await expect(told).not.toContainText('Error');
  await expect(page).toHaveURL('/');

  // D66
  await page.route('**/api/discover/search**', (route) => route.abort());
  await finder(page).click();
  const alert = page.getByRole('alertdialog', { name: 'Error' });
  await expect(alert).toContainText('Could not find user profile');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
  await expect(finder(page)).toBeFocused();
  await finder(page).click();
  await expect(alert).toBeVisible();
  await page.goBack();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL('/');
  await cards(page).first().getByRole('link').first().click();
  await productDialog(page).getByRole('link', { name: /^@/ }).first().click();
  await expect(alert).toBeVisible();
  await pressEscape(page);
  await expect(productDialog(page)).toBeVisible();
  await page.unroute('**/api/discover/search**');
  await page.route('**/api/discover/search**', (route) => route.fulfill({ json: { users: [] } }));
  await page.goto('/user-profile/@nobody.at.all');
  await expect(page.getByRole('heading', { name: 'Could not find user profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await page.route('**/api/discover/search**', (route) => route.abort());
  await page.goto('/user-profile/@nobody.at.all');
  await expect(alert).toContainText('Could not find user profile');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Check your connection and try again.')).toBeVisible();
  await page.unroute('**/api/discover/search**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('This account doesn’t exist or was deleted.')).toBeVisible();
  await page.goto('/user-profile/nobodyhasthisone');
  await expect(page.getByRole('heading', { name: 'Error loading profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
});

test('a guest at the address of a person reads whose profile it is', async ({ page }) => {
  const person = newPerson();
  const answer = await page.request.post('/api/profile/register', { data: person });
  const { userId } = (await answer.json()) as { userId: string };
  await page.goto(`/user-profile/${userId}`);
  await expect(page.getByRole('main').getByText(`@${person.username}`, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`@${person.username} · Vitrine`);
});

// 1 §2
test('a guest at the address of a profile is offered a sign-in', async ({ page }) => {
  await page.goto('/user-profile/somebody');
  await expect(page.getByRole('heading', { level: 1, name: 'Login to View Profiles' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  const prompt = page.getByRole('dialog', { name: 'Login Required' });
  await expect(prompt).toContainText('Login to view user profiles and connect with the community');
  await expect(page.getByText('Login to View Profiles')).toBeAttached();
  await pressEscape(page);
  await page.getByRole('main').getByRole('link', { name: 'New user? Create account' }).click();
  await expect(page.getByRole('radio', { name: 'Create Account' })).toBeChecked();
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'New user? Create account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('radio', { name: 'Create Account' })).toBeChecked();
});

// 1 §2
test("the menu of one's own profile has its entries in order", async ({ page }) => {
  await signIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit Profile',
    'Analytics',
    'Share Profile',
    'Download on iOS',
    'Settings',
    'Logout',
  ]);
});

// P11
test('a profile that is found late does not interrupt a later navigation', async ({ page }) => {
  await withoutLiveHints(page);
  await signIn(page);
  const held: Route[] = [];
  await page.route('**/api/discover/search**', (route) => void held.push(route));
  await openLanding(page);
  await finder(page).click();
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/likes');
  await held[0]?.continue();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/likes');
});

test('the head of a profile has its height before the profile loads', async ({ page }) => {
  const { userId } = await signIn(page);
  for (const path of [`/profile/${userId}`, '/user-profile/@mina.k']) {
    const { promise: isSeen, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/profile/**', async (route) => {
      await isSeen;
      await route.fallback();
    });
    await page.goto(path);
    const face = page.getByRole('main').locator('section[aria-busy=true] [aria-hidden=true]').last();
    await expect(face).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    const head = page.getByRole('main').locator('section').first();
    const before = await head.boundingBox();
    letGo();
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toBeVisible();
    const after = await head.boundingBox();
    expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width]);
  }
});

interface Somebody {
  page: Page;
  userId: string;
  username: string;
  token: string;
}

async function somebody(
  browser: Browser,
  baseURL: string | undefined,
  viewport: ViewportSize,
): Promise<Somebody> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const person = newPerson();
  return { page, username: person.username, ...(await signIn(page, person)) };
}

const sheet = (page: Page) => page.getByRole('dialog');
const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Profile options' }).click();
  await page.getByRole('menuitem', { name: option }).click();
}

const devices = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

// D86
test('the document of a profile contains the @username and no other personal data, for any viewer', {
  tag: '@gate',
}, async ({ page }) => {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const search = await page.request.get('/api/discover/search?query=mina.k&limit=1', { headers });
  const [mina] = ((await search.json()) as { users: [{ id: string }] }).users;
  const document = await (await page.request.get(`/user-profile/${mina.id}`)).text();
  expect(document).toContain('<title>@mina.k · Vitrine</title>');
  expect(document).not.toMatch(/Kovač|ld\+json/);
  const other = await (await page.request.get('/user-profile/somebody-else')).text();
  expect(other).not.toContain('mina.k');
  await page.goto('/user-profile/no-such-person');
  await expect(page.getByRole('heading', { level: 1, name: 'Error loading profile' })).toBeVisible();
});

// 1 §2, 1 §4, 1 §6, D15, D22
for (const [device, viewport] of Object.entries(devices)) {
  test(
    `a follow, a report, a block and an unblock between two users work on a ${device}`,
    gateIf(device === 'desktop'),
    async ({ browser, baseURL }) => {
      const ana = await somebody(browser, baseURL, viewport);
      const ben = await somebody(browser, baseURL, viewport);
      const bens = `/user-profile/${ben.userId}`;

      await ana.page.goto(bens);
      await expect(headline(ana.page, ben.username)).toBeVisible();
      await expect(ana.page.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
      await expect(ana.page.getByText("This user hasn't shared any posts")).toBeVisible();
      const followed = ana.page.waitForResponse('**/api/follow/follow');
      await ana.page.getByRole('button', { name: `Follow @${ben.username}`, exact: true }).click();
      await expect(ana.page.getByRole('button', { name: `Unfollow @${ben.username}` })).toBeVisible();
      await expect(ana.page.getByRole('button', { name: '1 follower' })).toBeVisible();
      await followed;

      await ben.page.goto('/profile');
      await ben.page.getByRole('button', { name: '1 follower' }).click();
      await expect(sheet(ben.page).getByRole('listitem')).toHaveCount(1);
      await sheet(ben.page).getByRole('searchbox').fill('nobody at all');
      await expect(sheet(ben.page).getByText('No one found for')).toBeVisible();
      const height = await sheet(ben.page).evaluate((panel) => panel.clientHeight);
      await sheet(ben.page).getByRole('searchbox').fill(ana.username.toUpperCase());
      await expect(sheet(ben.page).getByRole('listitem')).toHaveCount(1);
      expect(await sheet(ben.page).evaluate((panel) => panel.clientHeight)).toBe(height);
      await sheet(ben.page)
        .getByRole('link', { name: `@${ana.username}` })
        .click();
      await expect(headline(ben.page, ana.username)).toBeVisible();
      await ben.page.getByRole('button', { name: '1 following' }).click();
      await expect(sheet(ben.page).getByRole('listitem')).toHaveCount(1);
      await expect(sheet(ben.page).getByRole('button', { name: /^(Follow|Unfollow)/ })).toHaveCount(0);
      await expect(sheet(ben.page).getByText('You', { exact: true })).toBeVisible();
      await ben.page.goBack();
      await expect(sheet(ben.page)).toBeHidden();
      await ben.page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(headline(ben.page, ben.username)).toBeVisible();
      await expect(sheet(ben.page)).toBeHidden();

      await ana.page.getByRole('button', { name: `Unfollow @${ben.username}` }).click();
      await expect(ana.page.getByRole('button', { name: '0 followers' })).toBeVisible();
      await ana.page.getByRole('button', { name: 'Undo' }).click();
      await expect(ana.page.getByRole('button', { name: `Unfollow @${ben.username}` })).toBeVisible();
      await expect
        .poll(async () => {
          const headers = { authorization: `Bearer ${ana.token}` };
          const answer = await ana.page.request.get(`/api/profile/${ben.userId}`, { headers });
          return ((await answer.json()) as { followerCount: number }).followerCount;
        })
        .toBe(1);

      await choose(ana.page, 'Report User');
      await sheet(ana.page).getByRole('radio', { name: 'Harassment or bullying' }).click();
      await sheet(ana.page).getByRole('textbox').fill('Every day.');
      await sheet(ana.page).getByRole('button', { name: 'Report', exact: true }).click();
      await sheet(ana.page).getByRole('button', { name: 'Done' }).click();
      await expect(sheet(ana.page)).toBeHidden();

      const question = ana.page.getByRole('alertdialog', {
        name: 'Are you sure you want to block this user?',
      });
      await choose(ana.page, 'Block User');
      await expect(question).toBeVisible();
      await ana.page.goBack();
      await expect(question).toBeHidden();
      await choose(ana.page, 'Block User');
      const blocked = ana.page.waitForResponse('**/api/moderation/block');
      await question.getByRole('button', { name: 'Block' }).click();
      await expect(headline(ana.page, `You blocked @${ben.username}`)).toBeVisible();
      await expect(ana.page.getByRole('button', { name: 'Go Back' })).toBeFocused();
      expect((await blocked).ok()).toBe(true);
      await ana.page.reload();
      await expect(headline(ana.page, `You blocked @${ben.username}`)).toBeVisible();
      await expect(ana.page.getByRole('button', { name: 'Unblock' })).toBeVisible();

      await ben.page.goto(`/user-profile/${ana.userId}`);
      await expect(headline(ben.page, 'You cannot view this profile')).toBeVisible();
      await expect(ben.page.getByRole('heading', { name: 'Popular right now' })).toBeVisible();
      await ben.page.getByRole('button', { name: 'Report User' }).click();
      await expect(sheet(ben.page)).toBeVisible();
      await pressEscape(ben.page);
      await expect(sheet(ben.page)).toBeHidden();
      await ben.page.getByRole('button', { name: 'Go Back' }).click();
      // Ben opened the profile directly, so Go Back leads to the landing page.
      await expect(ben.page).toHaveURL('/');
      await ben.page.goto('/profile');
      await expect(ben.page.getByRole('button', { name: '0 followers' })).toBeVisible();

      await ana.page.goto('/profile');
      await ana.page.getByRole('button', { name: 'Profile menu' }).click();
      await ana.page.getByRole('menuitem', { name: 'Settings' }).click();
      await ana.page.getByRole('button', { name: /^Blocked people/ }).click();
      const list = ana.page.getByRole('list', { name: 'Blocked people' });
      const unblock = list.getByRole('button', { name: `Unblock @${ben.username}` });
      await unblock.click();
      await expect(ana.page.getByText('You haven’t blocked anyone')).toBeVisible();
      await expect(list).toBeFocused();
      const again = ana.page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/moderation/block'),
      );
      await ana.page.getByRole('button', { name: 'Undo' }).click();
      await again;
      await expect(unblock).toBeVisible();
      const unblocked = ana.page.waitForResponse(
        (answer) => answer.request().method() === 'DELETE' && answer.url().endsWith('/api/moderation/block'),
      );
      await unblock.click();
      await unblocked;
      await ben.page.goto(`/user-profile/${ana.userId}`);
      await expect(headline(ben.page, ana.username)).toBeVisible();

      await ana.page.context().close();
      await ben.page.context().close();
    },
  );
}

// 1 §2, 1 §4, 2 §2.11, D21, D66
test("one's own profile shows own and saved posts, and leads to the settings and to a sign-out", async ({
  page,
}) => {
  const { userId, token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const search = await page.request.get('/api/discover/search?query=mina.k&limit=1', { headers });
  const [mina] = ((await search.json()) as { users: [{ id: string }] }).users;
  const listed = await page.request.get(`/api/post/posts/${mina.id}`, { headers });
  const [post] = ((await listed.json()) as { posts: [{ id: string }] }).posts;
  await page.request.post('/api/post/togglesave', {
    headers,
    data: { userId, postId: post.id, saved: true },
  });

  await page.goto('/profile');
  await expect(page).toHaveURL(`/profile/${userId}`);
  await expect(page.getByRole('tab', { name: 'My Posts', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
  await page.getByRole('tab', { name: 'Saved' }).click();
  const saved = page.getByRole('feed', { name: 'Saved' }).getByRole('link');
  await expect(saved).toHaveAttribute('href', `/post/${post.id}`);
  await expect(saved).toHaveAccessibleName(/by @mina\.k/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Saved', selected: true })).toBeVisible();
  await expect(saved).toBeVisible();

  await saved.click();
  await expect(page).toHaveURL(`/post/${post.id}`);
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  await pressEscape(page);
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved).toBeVisible();

  await expect(page.getByRole('main').getByRole('link', { name: 'Links', exact: true })).toHaveAttribute(
    'href',
    '/your-links',
  );
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit Profile' })).toHaveAttribute('href', '/edit-profile');
  await page.getByRole('menuitem', { name: 'Share Profile' }).click();
  await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Analytics' }).click();
  const notice = page.getByRole('alertdialog', { name: 'Analytics' });
  await expect(notice).toContainText('coming soon');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' }).filter({ visible: true })).toBeVisible();
});

test('a viewer with many blocked users can unblock each of them on their profile (D15)', async ({ page }) => {
  await signIn(page);
  const away = (id: string) => ({ id, username: id, name: null, profilePicture: null });
  const pages = [
    { users: [away('ben')], nextCursor: '1' },
    { users: [away('ada')], nextCursor: '2' },
    { users: [away('jun')] },
  ];
  await page.route(/\/api\/moderation\/blocked/, (route) => {
    const place = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    return route.fulfill({ json: pages[place] });
  });
  await page.route(/\/api\/profile\/jun/, (route) =>
    route.fulfill({ status: 403, json: { error: 'Blocked', code: 'profile_blocked', blocked: true } }),
  );
  await page.goto('/user-profile/jun');
  await expect(page.getByText('You blocked @jun')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
});
