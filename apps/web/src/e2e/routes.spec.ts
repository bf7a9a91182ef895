import type { Page } from '@playwright/test';
import { cards, expect, pressEscape, productDialog, signIn, test } from './fixtures.ts';

/** Pages with their heading; `guest` has the final address and heading for guests, if these differ. */
const pages: { route: string; heading: RegExp; guest?: { url: string; heading: RegExp } }[] = [
  { route: '/', heading: /^Swipe for/ },
  { route: '/landing', heading: /^Swipe for/ },
  { route: '/results', heading: /What are you looking for\?/ },
  { route: '/products/verified', heading: /^Verified products$/ },
  { route: '/products/popular', heading: /^Popular products$/ },
  { route: '/likes', heading: /^Your Likes$/, guest: { url: '/profile', heading: /^Guest Mode$/ } },
  { route: '/cart', heading: /^Cart$/, guest: { url: '/profile', heading: /^Guest Mode$/ } },
  { route: '/profile', heading: /./, guest: { url: '/profile', heading: /^Guest Mode$/ } },
  {
    route: '/profile/{userId}',
    heading: /^e2e\./,
    guest: { url: '/profile', heading: /^Guest Mode$/ },
  },
  {
    route: '/user-profile/{userId}',
    heading: /^Mina Kovač$/,
    guest: { url: '/user-profile/{userId}', heading: /^Login to View Profiles$/ },
  },
  { route: '/settings', heading: /^Settings$/, guest: { url: '/profile', heading: /^Guest Mode$/ } },
  { route: '/edit-profile', heading: /^Edit Profile$/, guest: { url: '/profile', heading: /^Guest Mode$/ } },
  {
    route: '/content-filter-settings',
    heading: /^Content Filters$/,
    guest: { url: '/profile', heading: /^Guest Mode$/ },
  },
  {
    route: '/notification-settings',
    heading: /^Notifications$/,
    guest: { url: '/profile', heading: /^Guest Mode$/ },
  },
  { route: '/help-support', heading: /^Help & Support$/ },
  { route: '/terms-of-service', heading: /^Terms of Service$/ },
  { route: '/privacy-policy', heading: /^Privacy Policy$/ },
  { route: '/about', heading: /^About$/ },
  { route: '/download', heading: /^Ask from the fitting room\.$/ },
  { route: '/forgot-password', heading: /^Forgot your password\?$/ },
  { route: '/reset-password', heading: /^Invalid reset link$/ },
  { route: '/verify-email', heading: /^Verification failed$/ },
  { route: '/email-verified', heading: /^Email Verified!$/ },
];

async function idOf(page: Page, username: string, token: string): Promise<string> {
  const found = await page.request.get(`/api/discover/search?query=${username}&limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { users } = (await found.json()) as { users: [{ id: string }] };
  return users[0].id;
}

/** Returns the address of a route for the user who is signed in on this page. */
async function addresses(page: Page): Promise<(route: string) => string> {
  const { userId, token } = await signIn(page);
  const mina = await idOf(page, 'mina.k', token);
  return (route) => route.replace('{userId}', route.startsWith('/user-profile') ? mina : userId);
}

test('every address has its page for a guest', { tag: '@gate' }, async ({ page, browser, baseURL }) => {
  const addressOf = await addresses(page);
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  for (const { route, heading, guest } of pages)
    await test.step(route, async () => {
      await visitor.goto(addressOf(route));
      await expect.soft(visitor).toHaveURL(addressOf(guest?.url ?? route));
      await expect
        .soft(visitor.getByRole('heading', { name: guest?.heading ?? heading }).first())
        .toBeVisible();
    });
  await visitor.close();
});

test('every address has its page for a signed-in user', { tag: '@gate' }, async ({ page }) => {
  const addressOf = await addresses(page);
  for (const { route, heading } of pages)
    await test.step(route, async () => {
      await page.goto(addressOf(route));
      await expect.soft(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect.soft(page).toHaveURL(addressOf(route === '/profile' ? '/profile/{userId}' : route));
    });
});

// 1 §2
test('a guest at /profile reads the purpose of a profile and can go to the sign-in', async ({ page }) => {
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(
    main.getByText('Sign in to view your profile, posts, and interact with others.'),
  ).toBeVisible();
  await main.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
});

test('/product/{id} opens over the landing page, for a guest, too', async ({ page }) => {
  const feed = await page.request.get('/api/products/popular');
  const { products } = (await feed.json()) as { products: { id: string; name: string }[] };
  const [product] = products;
  await page.goto(`/product/${product?.id}`);
  await expect(productDialog(page).getByRole('heading', { name: product?.name ?? '' })).toBeVisible();
  await pressEscape(page);
  await expect(page).toHaveURL('/');
  await expect(cards(page).first()).toBeVisible();
});

// D13, D39
test("/user-profile/{userId} with one's own id shows one's own profile, and /profile/{userId} with another id that user's", async ({
  page,
}) => {
  const { userId, token } = await signIn(page);
  const mina = await idOf(page, 'mina.k', token);
  await page.goto(`/profile/${mina}`);
  await expect(page).toHaveURL(`/user-profile/${mina}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mina Kovač' })).toBeVisible();
  await page.goto(`/user-profile/${userId}`);
  await expect(page).toHaveURL(`/profile/${userId}`);
});

for (const [address, heading] of [
  ['/discover?q=%E0%A4%A', 'Discover'],
  ['/user-profile/%E0%A4%A', 'Error loading profile'],
  ['/post/%E0%A4%A', /not found/i],
] as const) {
  test(`the address ${address}, which cannot be decoded, shows a page`, async ({ page }) => {
    await signIn(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeAttached();
  });
}
