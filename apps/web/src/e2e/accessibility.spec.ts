import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { siteMap } from '../site-map.ts';
import { expectNoViolations, violationsIn } from './axe.ts';
import {
  cards,
  expect,
  gather,
  heartIn,
  newPerson,
  openFilter,
  openLanding,
  pressEscape,
  productDialog,
  signIn,
  test,
  withoutLiveHints,
} from './fixtures.ts';
import { subscribe } from './plan-fixtures.ts';
import { publishPost, registered } from './post-fixtures.ts';
import { call } from './room-fixtures.ts';

const photo = fileURLToPath(new URL('../stories/pictures/coat-brown.webp', import.meta.url));

const CUP = { url: 'https://kiln.example/cup', label: 'Cup' };

const devices = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};
type Device = keyof typeof devices;

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
};
const openFeed = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(cards(page).first()).toBeVisible();
};

const pages: Record<string, (page: Page, device: Device) => Promise<void>> = {
  async 'the shop window, the prompt and a product'(page) {
    await openLanding(page);
    await expectNoViolations(page);
    await heartIn(cards(page).first()).click();
    await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
    await expectNoViolations(page);
    await pressEscape(page);
    await cards(page).first().getByRole('link').first().click();
    await expect(productDialog(page)).toBeVisible();
    await expectNoViolations(page);
  },
  async 'results and saved searches'(page) {
    await signIn(page);
    await openFeed(page, '/results?q=coat');
    await page.getByRole('button', { name: 'Save Search' }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Saved Searches', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Options for coat' })).toBeVisible();
    await expectNoViolations(page);
  },
  async 'popular products and their filters'(page, device) {
    await openFeed(page, '/products/popular');
    await expectNoViolations(page);
    if (device === 'desktop') {
      await openFilter(page, 'Price');
      await expectNoViolations(page);
      await openFilter(page, 'Brands');
      await expectNoViolations(page);
      return;
    }
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expectNoViolations(page);
  },
  async 'help, legal pages, about and download'(page) {
    await open(page, '/help-support');
    await page.locator('main summary').first().click();
    await expectNoViolations(page);
    const others = ['/terms-of-service', '/privacy-policy', '/about', '/download', '/forgot-password'];
    for (const path of [...others, '/reset-password', '/reset-password?token=some']) {
      await open(page, path);
      await expectNoViolations(page);
    }
  },
  async 'content filters and notification settings'(page) {
    await signIn(page);
    for (const path of ['/content-filter-settings', '/notification-settings']) {
      await open(page, path);
      await expect(page.getByRole('switch').first()).toBeEnabled();
      await expectNoViolations(page);
    }
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoViolations(page);
  },
  async 'Discover, its search, and a hashtag'(page, device) {
    await openFeed(page, '/discover');
    await expectNoViolations(page);
    await signIn(page);
    await openFeed(page, '/discover');
    await expect(
      page.getByRole('region', { name: 'People to follow' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expectNoViolations(page);
    const field = page.getByRole('combobox', { name: 'Search people, hashtags, and posts' });
    await field.click();
    await expect(page.getByRole('rowgroup', { name: 'Trending' })).toBeVisible();
    await expectNoViolations(page);
    await field.fill('mina');
    await expect(page.getByRole('rowgroup', { name: 'Users' })).toBeVisible();
    await expectNoViolations(page);
    await field.fill('zzyzxzz');
    await expect(page.getByText('No results found for').filter({ visible: true }).first()).toBeVisible();
    await expectNoViolations(page);
    await openFeed(page, '/discover?q=%23ootd');
    await expectNoViolations(page);
    if (device === 'phone') return;
    await page.goto('/discover?feed=following');
    await expect(page.getByText(/^You’re not following anyone yet/)).toBeVisible();
    await expectNoViolations(page);
  },
  async likes(page) {
    await gather(page, await signIn(page), '/api/likes/add', 6);
    await openFeed(page, '/likes');
    await expectNoViolations(page);
  },
  async 'likes where there are none'(page) {
    await signIn(page);
    await page.goto('/likes');
    await expect(page.getByText('No likes yet')).toBeVisible();
    await expectNoViolations(page);
  },
  async 'the cart and the question before a shop'(page) {
    await gather(page, await signIn(page), '/api/cart/addItem', 3);
    await page.goto('/cart');
    const product = page.getByRole('main').getByRole('link').first();
    await expect(product).toBeVisible();
    await expectNoViolations(page);
    await product.click();
    await expect(productDialog(page)).toBeVisible();
    await productDialog(page)
      .getByRole('link', { name: /^View at/ })
      .click();
    await expect(page.getByRole('alertdialog', { name: 'Open External Link' })).toBeVisible();
    await expectNoViolations(page);
  },
  async "one's own profile"(page) {
    const { userId } = await signIn(page);
    await open(page, `/profile/${userId}`);
    await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
    await expectNoViolations(page);
  },
  async "somebody else's profile, who follows them, a report, a block, and being kept away"(page) {
    const { userId, token } = await signIn(page);
    await page.goto('/user-profile/@mina.k');
    await expect(page.getByRole('heading', { level: 1, name: 'Mina Kovač' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: /followers$/ }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectNoViolations(page);
    await pressEscape(page);
    for (const [option, role] of [
      ['Report User', 'dialog'],
      ['Block User', 'alertdialog'],
    ] as const) {
      await page.getByRole('button', { name: 'Profile options' }).click();
      await page.getByRole('menuitem', { name: option }).click();
      await expect(page.getByRole(role)).toBeVisible();
      await expectNoViolations(page);
      await pressEscape(page);
      await expect(page.getByRole(role)).toBeHidden();
    }
    await page.request.post('/api/moderation/block', {
      headers: { authorization: `Bearer ${token}` },
      data: { blockedId: new URL(page.url()).pathname.split('/').at(-1) },
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'You blocked @mina.k' })).toBeVisible();
    await expectNoViolations(page);
    const other = await registered(page, newPerson());
    await page.request.post('/api/moderation/block', {
      headers: { authorization: `Bearer ${other.token}` },
      data: { blockedId: userId },
    });
    await page.goto(`/user-profile/${other.userId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'You cannot view this profile' })).toBeVisible();
    await expectNoViolations(page);
    await page.goto('/settings');
    await expect(page.getByText('Not verified')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Blocked people/ }).click();
    await expect(page.getByRole('button', { name: 'Unblock @mina.k' })).toBeVisible();
    await expectNoViolations(page);
  },
  async 'the form of the profile, its errors and the crop of a picture'(page) {
    await signIn(page);
    await page.goto('/edit-profile');
    for (const name of [/^Email/, /^Password/]) await page.getByRole('button', { name }).click();
    await page.getByRole('textbox', { name: 'Bio' }).fill('Tea');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Country is required')).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel('Change profile picture').first().setInputFiles(photo);
    await expect(page.getByRole('button', { name: 'Use photo' })).toBeEnabled();
    await expectNoViolations(page);
  },
  async 'a shared post, its alert, and one that is gone'(page) {
    const id = await publishPost(page, await registered(page, newPerson()), { content: 'A coat' });
    await open(page, `/p/${id}`);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Android coming soon' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoViolations(page);
    await open(page, '/p/never-was');
    await expectNoViolations(page);
  },
  async 'links and lists of links'(page) {
    const { token } = await signIn(page);
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.post('/api/user-links', { headers, data: CUP })).ok()).toBe(true);
    await open(page, '/your-links');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Options for Cup' }).click();
    await expectNoViolations(page);
    await pressEscape(page);
    await page.goto('/user-links/mina.k');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoViolations(page);
  },
  async 'the link of a mail'(page) {
    await page.goto('/verify-email');
    await expect(page.getByText('Invalid verification link')).toBeVisible();
    await expectNoViolations(page);
  },
  async 'the sign-in'(page) {
    await open(page, '/login');
    await expectNoViolations(page);
  },
  async 'the profile of a guest'(page) {
    await open(page, '/profile');
    await expectNoViolations(page);
  },
  async 'the page of nothing'(page) {
    await open(page, '/nowhere');
    await expectNoViolations(page);
  },
};

// Only `pnpm test:long` checks each page on all devices; other runs use one.
for (const [device, viewport] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });
    // Some places have several pages and layers, each with a run of axe: 30 s on a busy machine.
    test.describe.configure({ timeout: 120_000 });
    for (const [name, visit] of Object.entries(pages)) {
      test(`axe finds no violation in ${name}`, { tag: '@axe' }, async ({ page }) => {
        await visit(page, device as Device);
      });
    }
  });
}

/** Returns the path of a route with things that are there: those of the person or of the demo. */
async function pathsFor(page: Page, person: { userId: string; token: string }) {
  const feed = await page.request.get('/api/products/popular?limit=1');
  const { products } = (await feed.json()) as { products: [{ id: string }] };
  const headers = { authorization: `Bearer ${person.token}` };
  const search = await page.request.get('/api/discover/search?query=mina.k&limit=1', { headers });
  const { users } = (await search.json()) as { users: [{ id: string }] };
  const postId = await publishPost(page, person, { content: 'A coat', links: [CUP] });
  const room = await call({ ...person, username: '', page }, '/api/dressingroom/rooms', {
    name: 'Wedding',
    invitedFriends: [],
  });
  return (route: string) =>
    route
      .replace(':productId', products[0].id)
      .replace(':userId', route.startsWith('/user-profile') ? users[0].id : person.userId)
      .replace(':username', 'mina.k')
      .replace(':postId', postId)
      .replace(':roomId', room.id ?? '');
}

for (const [device, viewport] of Object.entries(devices))
  for (const role of ['guest', 'member'])
    test(`no route of the app has a console error or a finding of axe in either theme, for a ${role} on a ${device}`, {
      tag: '@axe',
    }, async ({ page, consoleErrors }) => {
      // About forty pages, each with two runs of axe.
      test.setTimeout(600_000);
      await page.setViewportSize(viewport);
      await withoutLiveHints(page);
      const person = role === 'member' ? await signIn(page) : await registered(page, newPerson());
      await subscribe(page, person, 'monthly');
      const pathOf = await pathsFor(page, person);
      for (const { path: route, access } of [...siteMap, { path: '/nowhere', access: 'open' }])
        await test.step(route, async () => {
          await page.goto(pathOf(route));
          if (role === 'guest' && access === 'login') await expect.soft(page, route).toHaveURL('/profile');
          await expect.soft(page.getByRole('heading').first(), route).toBeVisible();
          await expect.soft(page.locator('[aria-busy=true]:visible'), route).toHaveCount(0);
          expect.soft(await violationsIn(page), route).toEqual([]);
          expect.soft(consoleErrors.splice(0), route).toEqual([]);
        });
    });

// WCAG 1.4.4, 1.4.10
test('text at double size fits on a phone', { tag: '@gate' }, async ({ page }) => {
  await page.setViewportSize(devices.phone);
  const enlarge = async () => {
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('30px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  };

  await open(page, '/profile');
  await enlarge();
  const mark = page.getByRole('banner').getByRole('link', { name: 'Vitrine' });
  await expect.poll(() => mark.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  const { userId, token } = await signIn(page);
  const person = newPerson();
  const other = await registered(page, person);
  await page.request.post('/api/moderation/block', {
    headers: { authorization: `Bearer ${token}` },
    data: { userId, blockedId: other.userId },
  });
  await open(page, '/settings');
  const row = page.getByRole('button', { name: /^Blocked people/ });
  await expect(row.getByText('1')).toBeVisible();
  await enlarge();
  await row.click();
  // The name's parent cuts off a long name, so the parent is measured.
  const name = page.getByText(`@${person.username}`, { exact: true }).first().locator('..');
  await expect(name).toBeVisible();
  expect((await name.boundingBox())?.width).toBeGreaterThan(150);
});

test('the whole journey to a like works without a mouse', { tag: '@gate' }, async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  const heart = heartIn(cards(page).first());
  for (
    let tabs = 0;
    tabs < 12 && !(await heart.evaluate((element) => element === document.activeElement));
    tabs++
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(heart).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();

  await page.keyboard.press('PageDown');
  await expect(cards(page).nth(1)).toBeFocused();
});
