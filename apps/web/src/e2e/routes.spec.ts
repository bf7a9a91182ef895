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

for (const { route, heading, guest } of pages) {
  test(`${route} has its page for a guest and for a signed-in user`, { tag: '@gate' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { userId, token } = await signIn(page);
    const person = route.startsWith('/user-profile') ? await idOf(page, 'mina.k', token) : userId;
    const at = (path: string) => path.replace('{userId}', person);
    const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
    await visitor.goto(at(route));
    await expect(visitor).toHaveURL(at(guest?.url ?? route));
    await expect(visitor.getByRole('heading', { name: guest?.heading ?? heading }).first()).toBeVisible();
    await visitor.close();

    await page.goto(at(route));
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    if (route === '/profile') await expect(page).toHaveURL(`/profile/${userId}`);
    else await expect(page).toHaveURL(at(route));
  });
}

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
