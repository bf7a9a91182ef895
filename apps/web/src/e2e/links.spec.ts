import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, isRunning, newPerson, signIn, swipe, test, withoutLiveHints } from './fixtures.ts';
import { subscribe } from './plan-fixtures.ts';
import { endSession, publishPost } from './post-fixtures.ts';
import { ServerProcess } from './server-process.ts';

const CUP = { url: 'https://kiln.example/cup', label: 'Cup' };
const BOWL = { url: 'https://kiln.example/bowl', label: 'Bowl' };
const JUG = { url: 'https://kiln.example/jug', label: 'Jug' };

const row = (page: Page, label: string) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: `Options for ${label}` }) });
const pinned = (page: Page) => page.getByRole('region', { name: 'Pinned' }).getByRole('article');

async function openYourLinks(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Profile', exact: true }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Links' })).toBeVisible();
}

async function inMenuOf(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

// D20
test('links of posts are labelled, pinned and arranged by keyboard', { tag: '@gate' }, async ({ page }) => {
  await withoutLiveHints(page);
  const person = await signIn(page);
  await subscribe(page, person, 'monthly');
  await publishPost(page, person, { links: [CUP, BOWL, JUG] });
  await openYourLinks(page);
  await inMenuOf(page, 'Cup', 'Edit label');
  await page.getByRole('textbox', { name: 'Label of Cup' }).fill('The good cup');
  await page.keyboard.press('Enter');
  await expect(row(page, 'The good cup')).toBeVisible();

  for (const label of ['The good cup', 'Jug']) {
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/pin'));
    await page.getByRole('button', { name: `Pin: ${label}` }).click();
    await kept;
  }
  await expect(pinned(page)).toHaveCount(2);
  await expect(pinned(page).first()).toContainText('The good cup');
  const handle = page.getByRole('button', { name: 'Move Jug' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Jug is lifted, at place 2 of 2.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Jug is at place 1 of 2.')).toBeAttached();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/user-links/pinned'));
  await page.keyboard.press('Space');
  await expect(pinned(page).first()).toContainText('Jug');
  await expect(handle).toBeFocused();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(pinned(page).first()).toContainText('Jug');
  await expect(pinned(page).nth(1)).toContainText('The good cup');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a link is added by hand, deleted and brought back, and a post keeps its own', {
    tag: '@gate',
  }, async ({ page }) => {
    const person = await signIn(page);
    const postId = await publishPost(page, person, { links: [BOWL] });
    await openYourLinks(page);
    await page.getByRole('button', { name: 'Add link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add link' });
    const address = dialog.getByRole('textbox', { name: 'Web address' });
    await address.fill('no address');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter a web address that begins with http')).toBeVisible();
    await address.fill(CUP.url);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(2);

    await inMenuOf(page, 'Bowl', 'Delete');
    await expect(row(page, 'Bowl')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Bowl')).toBeVisible();
    await inMenuOf(page, 'Bowl', 'Delete');
    await expect(row(page, 'Bowl')).toHaveCount(0);
    await page.goto(`/post/${postId}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /product link/ })
      .click();
    await expect(page.getByRole('dialog').getByText('Bowl').first()).toBeVisible();
    await page.goto('/your-links');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('a public list is shown to another member, whose opening counts once, and gone once it is private', {
  tag: '@gate',
}, async ({ page, browser, baseURL }) => {
  const owner = await signIn(page);
  await publishPost(page, owner, { links: [CUP] });
  await openYourLinks(page);
  await page.getByRole('button', { name: 'New list' }).click();
  const form = page.getByRole('dialog', { name: 'New list' });
  await form.getByRole('textbox', { name: 'Name' }).fill('For the kitchen');
  await form.getByRole('switch', { name: 'Public' }).check();
  await form.getByRole('button', { name: 'Make List' }).click();
  await expect(form).toBeHidden();
  await inMenuOf(page, 'Cup', 'Put into lists');
  const lists = page.getByRole('dialog', { name: 'Put into lists' });
  await lists.getByRole('checkbox', { name: 'For the kitchen' }).check();
  await lists.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'For the kitchen' })).toContainText('1 link');

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await signIn(other);
  await other.goto(`/user-profile/${owner.userId}`);
  await other.getByRole('link', { name: 'Links', exact: true }).click();
  await other.getByRole('link', { name: 'For the kitchen' }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'For the kitchen' })).toBeVisible();
  const counted = other.waitForResponse((answer) => answer.url().endsWith('/opened'));
  await other.getByRole('link', { name: /^Cup/ }).click();
  await other.getByRole('link', { name: 'Continue' }).click();
  await counted;
  await page.reload();
  await expect(page.getByText('Opened once')).toBeVisible();

  await inMenuOf(page, 'For the kitchen', 'Edit list');
  const change = page.getByRole('dialog', { name: 'Edit list' });
  await change.getByRole('switch', { name: 'Public' }).uncheck();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toBeHidden();
  await other.reload();
  await expect(other.getByText('No public links found for this user')).toBeVisible();
  await expect(other.getByText('Cup')).toHaveCount(0);
  await context.close();
});

test('on a phone a guest on the way to somebody’s lists is asked to log in, and reaches a list by clicking', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = newPerson();
  expect((await page.request.post('/api/profile/register', { data: person })).status()).toBe(201);
  await page.goto('/user-profile/@mina.k');
  await expect(page.getByRole('heading', { name: 'Login to View Profiles' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('dialog', { name: 'Login Required' }).getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mina Kovač' })).toBeVisible();
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: "@mina.k's Lists" })).toBeVisible();
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('list', { name }).getByRole('listitem').first()).toBeVisible();
});

test('a guest is asked to log in', async ({ page }) => {
  await page.goto('/user-links/mina.k');
  await expect(page.getByRole('heading', { name: 'Login to View User Links' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/your-links');
  await expect(page).toHaveURL('/profile');
});

async function logIn(page: Page, { username, password }: ReturnType<typeof newPerson>): Promise<void> {
  const login = page.getByRole('form', { name: 'Login' });
  await login.getByLabel('Username').fill(username);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Links' })).toBeVisible();
}

// D3
test('Your Links leads to the sign-in when the session ends, keeps the new label, and comes back', {
  tag: '@gate',
}, async ({ page }) => {
  await withoutLiveHints(page);
  const person = newPerson();
  const session = await signIn(page, person);
  await openYourLinks(page);
  await expect(page.getByText("You haven't added any links yet.")).toBeVisible();
  await expect(page.getByText('Links from your posts will appear here automatically.')).toBeVisible();
  await publishPost(page, session, { links: [CUP] });
  await page.reload();
  await expect(row(page, 'Cup')).toBeVisible();
  // A call of the page that is refused would lead to the sign-in before a label is typed.
  await page.waitForLoadState('networkidle');

  await endSession(page, session);
  await inMenuOf(page, 'Cup', 'Edit label');
  await page.getByRole('textbox', { name: 'Label of Cup' }).fill('The good cup');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText('You’ve been logged out. Log in again to continue where you were.', { exact: true }),
  ).toBeVisible();
  await logIn(page, person);
  await expect(page).toHaveURL('/your-links');
  await expect(row(page, 'The good cup')).toBeVisible();
  await page.waitForLoadState('networkidle');

  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await endSession(page, { token: token ?? '' });
  await page.reload();
  await expect(page).toHaveURL('/login');
  await logIn(page, person);
  await expect(row(page, 'The good cup')).toBeVisible();
});

/** Pins the links of a new post, in their order. */
async function openPinned(page: Page, links: (typeof CUP)[]): Promise<void> {
  const person = await signIn(page);
  await subscribe(page, person, 'annual');
  await publishPost(page, person, { links });
  await openYourLinks(page);
  for (const [place, { label }] of links.entries()) {
    await page.getByRole('button', { name: `Pin: ${label}` }).click();
    await expect(pinned(page)).toHaveCount(place + 1);
  }
  await expect(pinned(page)).toContainText(links.map(({ label }) => label));
}

/** Collects pages that open, and calls that count an opening. */
function openingsOf(page: Page): string[] {
  const seen: string[] = [];
  page.context().on('page', (opened) => seen.push(opened.url()));
  page.on('request', (request) => request.url().endsWith('/opened') && seen.push(request.url()));
  return seen;
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a pinned link is dropped elsewhere without being opened, and keys on its buttons and in its field are theirs', async ({
  page,
}) => {
  await openPinned(page, [CUP, BOWL, JUG]);
  const opened = openingsOf(page);
  const from = await middleOf(page.getByRole('button', { name: 'Move Cup' }));
  const to = await middleOf(pinned(page).nth(1));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect(pinned(page)).toContainText(['Bowl', 'Cup', 'Jug']);

  await page.getByRole('button', { name: 'Unpin: Cup' }).press('Space');
  await expect(pinned(page)).toContainText(['Bowl', 'Jug']);
  await page.getByRole('button', { name: 'Pin: Cup' }).press('Enter');
  await expect(pinned(page)).toContainText(['Bowl', 'Jug', 'Cup']);
  await inMenuOf(page, 'Cup', 'Edit label');
  await page.getByRole('textbox', { name: 'Label of Cup' }).selectText();
  await page.keyboard.type('A cup for two');
  await page.keyboard.press('Enter');
  await expect(pinned(page)).toContainText(['Bowl', 'Jug', 'A cup for two']);
  expect(opened).toEqual([]);
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a swipe over pinned links scrolls their row, and only the grip moves a link', async ({ page }) => {
    await openPinned(page, [CUP, BOWL, JUG]);
    const opened = openingsOf(page);
    const list = page.getByRole('region', { name: 'Pinned' }).getByRole('list');
    const scrolled = () => list.evaluate((row) => row.scrollLeft);
    const picture = await middleOf(pinned(page).nth(1));
    await swipe(page, { fromX: picture.x, toX: picture.x - 120, y: picture.y });
    await expect.poll(scrolled).toBeGreaterThan(50);
    await expect(pinned(page)).toContainText(['Cup', 'Bowl', 'Jug']);

    await list.evaluate((row) => row.scrollTo(0, 0));
    const from = await middleOf(page.getByRole('button', { name: 'Move Cup' }));
    await swipe(page, { fromX: from.x, toX: from.x + 180, y: from.y });
    await expect(pinned(page)).toContainText(['Bowl', 'Cup', 'Jug']);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(opened).toEqual([]);
  });
});

test('a list that becomes private is gone for others, by reload and by Back to a page that showed it', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await signIn(page);
  await publishPost(page, owner, { links: [CUP] });
  const ask = async (method: string, path: string, data: object) => {
    const headers = { authorization: `Bearer ${owner.token}` };
    return (await page.request.fetch(path, { method, headers, data })).json();
  };
  const { links } = await ask('GET', `/api/user-links/${owner.userId}`, {});
  const list = await ask('POST', '/api/link-lists', { name: 'For the kitchen', isPublic: true });
  await ask('PUT', `/api/user-links/${links[0].id}/lists`, { add: [list.id] });

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await signIn(other);
  await other.goto(`/user-profile/${owner.userId}`);
  await other.getByRole('link', { name: 'Links', exact: true }).click();
  await other.getByRole('link', { name: 'For the kitchen' }).click();
  await expect(other.getByRole('link', { name: /^Cup/ })).toBeVisible();
  await other.getByRole('banner').getByRole('link', { name: 'Discover' }).click();
  await expect(other).toHaveURL(/\/discover/);
  await ask('PUT', `/api/link-lists/${list.id}`, { isPublic: false });
  await other.goBack();
  await expect(other.getByText('No public links found for this user')).toBeVisible();
  await expect(other.getByText(/Cup|For the kitchen/)).toHaveCount(0);
  await other.reload();
  await expect(other.getByText('No public links found for this user')).toBeVisible();
  await other.goBack();
  await expect(other.getByText('No public lists yet.')).toBeVisible();
  await expect(other.getByText('For the kitchen')).toHaveCount(0);
  await context.close();
});

test('a deleted link that is added again is there again', async ({ page }) => {
  const person = await signIn(page);
  await publishPost(page, person, { links: [CUP] });
  await openYourLinks(page);
  await inMenuOf(page, 'Cup', 'Delete');
  await expect(row(page, 'Cup')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add link' }).first().click();
  await page.getByRole('textbox', { name: 'Web address' }).fill(CUP.url);
  await page.keyboard.press('Enter');
  await expect(row(page, 'Cup')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Cup')).toBeVisible();
});

/** Presses Tab until that control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('No number of Tab presses leads to the control.');
}

test('by keyboard alone, a link is added from /, labelled, pinned, put into a new list and deleted', async ({
  page,
}) => {
  await subscribe(page, await signIn(page), 'monthly');
  await page.goto('/');
  const press = async (control: Locator) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  await press(page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true }));
  await press(page.getByRole('link', { name: 'Links', exact: true }));
  await press(page.getByRole('button', { name: 'Add link' }).first());
  await expect(page.getByRole('textbox', { name: 'Web address' })).toBeFocused();
  await page.keyboard.type(CUP.url);
  await page.keyboard.press('Enter');
  const name = 'kiln.example';
  await expect(row(page, name)).toBeVisible();

  const choose = async (label: string, entry: string) => {
    await press(page.getByRole('button', { name: `Options for ${label}` }));
    const item = page.getByRole('menuitem', { name: entry });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    while (!(await item.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await choose(name, 'Edit label');
  await expect(page.getByRole('textbox', { name: `Label of ${name}` })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('The good cup');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Options for The good cup' })).toBeFocused();

  await choose('The good cup', 'Put into lists');
  await tabTo(page, page.getByRole('textbox', { name: 'New list' }));
  await page.keyboard.type('For the kitchen');
  await press(page.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('article').filter({ hasText: 'For the kitchen' })).toContainText('1 link');

  await press(page.getByRole('button', { name: 'Pin: The good cup' }));
  await expect(pinned(page)).toHaveCount(1);
  await choose('The good cup', 'Delete');
  await expect(page.getByText("You haven't added any links yet.")).toBeVisible();
});

const fillList = join(import.meta.dirname, '../../../server/src/testing/fill-list.program.ts');

test.describe('with 5,000 links in a public list', () => {
  const LINKS = 5000;
  // One server for all tests, which read the list to its end.
  test.describe.configure({ mode: 'default', timeout: 360_000 });
  let server: ServerProcess;
  let owner: { userId: string; person: ReturnType<typeof newPerson> };
  test.beforeAll(async ({ playwright }) => {
    server = await ServerProcess.create({ DEMO: '0', CHECK_PAGES: '0' });
    await server.start();
    const api = await playwright.request.newContext({ baseURL: server.url });
    const person = newPerson();
    const session = await (await api.post('/api/profile/register', { data: person })).json();
    const headers = { authorization: `Bearer ${session.token}` };
    const data = { name: 'For the kitchen', isPublic: true };
    const { id } = await (await api.post('/api/link-lists', { headers, data })).json();
    await api.dispose();
    await server.kill();
    const env = { ...process.env, DATA_DIR: server.dataDir };
    await promisify(execFile)(process.execPath, [fillList, id, String(LINKS)], { env });
    await server.start();
    owner = { userId: session.userId, person };
  });
  test.afterAll(() => server?.remove());

  async function openOn(browser: Browser, width: number): Promise<Page> {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 844 } });
    return context.newPage();
  }

  const rows = (page: Page) => page.getByRole('list', { name: 'For the kitchen' }).getByRole('listitem');

  for (const width of [1280, 390])
    test(`at ${width} px another member reaches the list by clicking, and reads it to its end, where nothing jumps`, async ({
      browser,
    }) => {
      const page = await openOn(browser, width);
      await signIn(page);
      await page.goto(`/user-profile/${owner.userId}`);
      await page.getByRole('link', { name: 'Links', exact: true }).click();
      await expect(page.getByRole('article')).toContainText(/5,?000 links/);
      await page.getByRole('link', { name: 'For the kitchen' }).click();
      await expect(rows(page)).toHaveCount(50);
      const more = page.getByRole('button', { name: 'Load more' });
      for (let shown = 50; shown < LINKS; shown += 50) {
        await more.scrollIntoViewIfNeeded();
        const last = rows(page).nth(shown - 1);
        const before = await last.boundingBox();
        await more.click();
        await expect(rows(page)).toHaveCount(shown + 50);
        expect((await last.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
      }
      await expect(more).toHaveCount(0);
      await expect(rows(page).last()).toContainText(`Cup ${LINKS}`);
      await page.context().close();
    });

  test('their owner renames one and deletes another far below the first page, on a phone', async ({
    browser,
  }) => {
    const page = await openOn(browser, 390);
    await page.goto('/your-links');
    await expect(page).toHaveURL(`${server.url}/profile`);
    await isRunning(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await logIn(page, owner.person);
    for (let loaded = 50; loaded < 150; loaded += 50) {
      await expect(page.getByRole('article')).toHaveCount(loaded);
      await page.getByRole('button', { name: 'Load more' }).click();
    }
    await inMenuOf(page, 'Cup 140', 'Edit label');
    await page.getByRole('textbox', { name: 'Label of Cup 140' }).fill('The good cup');
    const renamed = page.waitForResponse((answer) => answer.url().endsWith('/label'));
    await page.keyboard.press('Enter');
    expect((await renamed).ok()).toBe(true);
    await inMenuOf(page, 'Cup 141', 'Delete');
    await expect(page.getByRole('button', { name: 'Options for Cup 141', exact: true })).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(149);

    await page.getByRole('tab', { name: 'Lists' }).click();
    // The deletion leaves with the page.
    await page.getByRole('link', { name: 'For the kitchen' }).click();
    await expect(rows(page)).toHaveCount(50);
    await page.reload();
    await expect(rows(page)).toHaveCount(50);
    for (let loaded = 100; loaded <= 150; loaded += 50) {
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(rows(page)).toHaveCount(loaded);
    }
    await expect(rows(page).nth(139)).toContainText('The good cup');
    await expect(rows(page).nth(140)).toContainText('Cup 142');
    await page.context().close();
  });
});
