import type { Page } from '@playwright/test';
import { cards, expect, newPerson, openLanding, signIn, test } from './fixtures.ts';
import { type Publisher, publishPost } from './post-fixtures.ts';

/** Publishes a post as somebody else, and returns its id. */
async function postOfAnother(page: Page, content = 'Knitted the lining in myself.') {
  const data = newPerson();
  const answer = await page.request.post('/api/profile/register', { data });
  const owner = { ...((await answer.json()) as Publisher), username: data.username };
  return { owner, id: await publishPost(page, owner, { content }) };
}

const shareSheet = (takesFiles: boolean) => (page: Page) =>
  page.addInitScript((takesFiles) => {
    const shared: object[] = [];
    Object.assign(window, { shared, nextShareIsCancelled: false });
    navigator.canShare = (data) => takesFiles || !data?.files;
    navigator.share = async ({ files, ...words } = {}) => {
      shared.push({
        ...words,
        files: files?.map(({ name, type, size }) => ({ name, type, isFull: size > 1000 })),
      });
      if (Reflect.get(window, 'nextShareIsCancelled')) throw new DOMException('Called off', 'AbortError');
    };
  }, takesFiles);
const shared = (page: Page) => page.evaluate(() => Reflect.get(window, 'shared') as object[]);

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  // 2 §2.6
  test('a guest opens a shared post, is told about Android, and goes on to the post', {
    tag: '@gate',
  }, async ({ page }) => {
    const { id, owner } = await postOfAnother(page);
    await page.goto(`/p/${id}`);
    await expect(page).toHaveTitle(new RegExp(`Post by @${owner.username}`));
    await expect(page.getByRole('heading', { level: 1, name: `Post by @${owner.username}` })).toBeAttached();
    await expect(page.getByRole('img', { name: 'A brown coat, 1' })).toBeVisible();
    await expect(page.getByText('Knitted the lining in myself.')).toBeVisible();

    await page.getByRole('button', { name: 'Android coming soon' }).click();
    const alert = page.getByRole('alertdialog', {
      name: 'Android version coming soon! Please check back later.',
    });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toBeHidden();
    // No app and no store are configured (D62).
    await page.getByRole('button', { name: 'Open in App' }).click();
    await page
      .getByRole('alertdialog', { name: 'The app isn’t released yet' })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect(page.getByRole('link', { name: 'Download on iOS' }).last()).toHaveAttribute(
      'href',
      '/download',
    );

    await page.getByRole('link', { name: 'See the post' }).click();
    await expect(page).toHaveURL(`/post/${id}`);
    await expect(page.getByRole('dialog', { name: `Post by @${owner.username}` })).toBeVisible();

    await page.goto('/p/never-was');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Oops! Post not found or could not be loaded' }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  // D46, P33
  test('a member shares a post with its picture, and a guest opens what was shared', {
    tag: '@gate',
  }, async ({ page, browser, baseURL }) => {
    const { id, owner } = await postOfAnother(page);
    await signIn(page);
    await shareSheet(true)(page);
    const picture = page.waitForResponse((response) => response.url().includes('/media/share/'));
    await page.goto(`/post/${id}?from=elsewhere`);
    const dialog = page.getByRole('dialog', { name: `Post by @${owner.username}` });
    const share = dialog.getByRole('button', { name: 'Share' });
    // The picture is asked for before the press.
    await share.focus();
    expect((await picture).status()).toBe(200);
    await expect
      .poll(async () => {
        await share.click();
        return (await shared(page)).at(-1);
      })
      .toEqual({
        title: `Post by @${owner.username}`,
        text: `Post by @${owner.username}`,
        url: `${baseURL}/p/${id}`,
        files: [{ name: 'post.jpg', type: 'image/jpeg', isFull: true }],
      });
    await page.evaluate(() => Object.assign(window, { nextShareIsCancelled: true }));
    const before = (await shared(page)).length;
    await share.click();
    await expect.poll(() => shared(page)).toHaveLength(before + 1);
    await expect(toasts(page)).toHaveCount(0);

    const guest = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await guest.goto(`${baseURL}/p/${id}`);
    await expect(guest.getByRole('img', { name: 'A brown coat, 1' })).toBeVisible();
    await guest.close();
  });
});

test('a post whose call fails is shown from the tags of its page, and crawlers’ agents run nothing', {
  tag: '@gate',
}, async ({ page, browser, baseURL }) => {
  const { id, owner } = await postOfAnother(page, 'Two\nlines & <b>');
  await page.goto('/download');
  await page.route(`**/api/post/${id}`, (route) => route.abort());
  // Pages that the app opens by itself have no answers in their document.
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/p/${id}`);
  await expect(page.getByText('Two lines & <b>')).toBeVisible();
  await expect(page.getByText(`@${owner.username}`, { exact: true })).toBeVisible();
  const picture = page.getByRole('img', { name: 'A brown coat, 1' });
  await expect(picture).toHaveAttribute('src', /\/media\/share\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);

  const context = await browser.newContext({ userAgent: 'facebookexternalhit/1.1', baseURL: baseURL ?? '' });
  const crawler = await context.newPage();
  const calls: string[] = [];
  crawler.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await crawler.goto(`/p/${id}`);
  await expect(crawler.getByText('Loading post information...')).toBeVisible();
  await expect(crawler.getByRole('button', { name: 'Open in App' })).toHaveCount(0);
  expect(calls).toEqual([]);
  await context.close();
});

test('a share that the device cannot do copies the address once, however often it is pressed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, owner } = await postOfAnother(page);
  await page.goto(`/post/${id}`);
  const share = page
    .getByRole('dialog', { name: `Post by @${owner.username}` })
    .getByRole('button', { name: 'Share' });
  await share.dblclick();
  await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/p/${id}$`));
});

test('on a desktop a member copies the address of a post reached by clicking, and a guest on a phone opens it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, owner } = await postOfAnother(page);
  await signIn(page);
  await openLanding(page);
  await page.getByRole('banner').getByRole('link', { name: 'Discover' }).click();
  await page.getByRole('combobox', { name: 'Search people, hashtags, and posts' }).fill(owner.username);
  const users = page.getByRole('rowgroup', { name: 'Users' });
  await users.getByRole('row', { name: `@${owner.username}` }).click();
  await expect(page).toHaveURL(/\/user-profile\//);
  await expect(cards(page)).toHaveCount(1);
  await cards(page).first().getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: `Post by @${owner.username}` });
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`Post by @${owner.username} ${baseURL}/p/${id}`);

  const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await guest.goto(copied.split(' ').at(-1) ?? '');
  await expect(guest.getByText('Knitted the lining in myself.')).toBeVisible();
  await guest.getByRole('link', { name: 'See the post' }).click();
  await expect(guest).toHaveURL(`${baseURL}/post/${id}`);
  await guest.close();
});

test('a member whom the author blocks sees no shared post, though its page has tags', async ({ page }) => {
  const { id, owner } = await postOfAnother(page);
  const viewer = await signIn(page);
  const blocked = await page.request.post('/api/moderation/block', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { blockedId: viewer.userId },
  });
  expect(blocked.ok()).toBe(true);
  await page.goto(`/p/${id}`);
  await expect(page.getByText('Oops! Post not found or could not be loaded')).toBeVisible();
  await expect(page.getByText('Knitted the lining in myself.')).toHaveCount(0);
});

// Open Graph and Twitter cards, read as a crawler does: the beginning of the document, without scripts.
test('the first 32,768 bytes of a document have its title, its address and all tags, before styles and scripts', async ({
  page,
  request,
}) => {
  const { id } = await postOfAnother(page, 'Tea & "cups"');
  const popular = await request.get('/api/products/popular?limit=1');
  const { products } = (await popular.json()) as { products: [{ id: string }] };
  for (const path of [`/p/${id}`, `/product/${products[0].id}`, '/']) {
    const answer = await request.get(path, { headers: { accept: '*/*', 'user-agent': 'Twitterbot/1.0' } });
    expect(answer.headers()['content-type']).toContain('text/html');
    const beginning = (await answer.body()).subarray(0, 32_768).toString();
    const head = beginning.slice(0, beginning.search(/<style|<script/));
    const tag = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(head)?.[1];
    expect(head).toMatch(/<title>[^<]+<\/title>/);
    expect(head).toMatch(/<link rel="canonical" href="http[^"]+">/);
    for (const name of ['og:title', 'og:type', 'og:url', 'og:image', 'og:description', 'og:site_name'])
      expect(tag(name), `${name} of ${path}`).toBeTruthy();
    for (const name of ['title', 'description', 'image', 'image:alt'])
      expect(tag(`twitter:${name}`), `twitter:${name} of ${path}`).toBeTruthy();
    expect(tag('twitter:card')).toBe('summary_large_image');
    if (!path.startsWith('/p/')) continue;
    expect(tag('og:description')).toBe('Tea &amp; &quot;cups&quot;');
    expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '630']);
    const picture = await request.get(tag('og:image') ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await picture.body()).length).toBeLessThanOrEqual(150_000);
  }
});
