import type { Page, Route } from '@playwright/test';
import { cards, expect, newPerson, openLanding, signIn, test } from './fixtures.ts';

const finder = (page: Page) => cards(page).getByRole('link', { name: /^@/ }).first();

test('the name on a card leads to the profile of whoever found the product', async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  const name = (await finder(page).textContent()) ?? '';
  await expect(finder(page)).toHaveAttribute('href', `/user-profile/${name}`);
  await finder(page).click();
  await expect(page).toHaveURL(/\/user-profile\/[^@]+$/);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');

  // As in a new tab, or from a message.
  await page.goto(`/user-profile/${name}`);
  await expect(page).toHaveURL(/\/user-profile\/[^@]+$/);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

// 1 §5, D35
test('a guest is asked first, comes to the profile after the sign-in, and back to the page they were on', async ({
  page,
}) => {
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
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(cards(page).first()).toBeVisible();
});

// D81
test('whoever cannot be found is said to be, and the page stays', async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  await page.route('**/api/discover/search**', (route) => route.fulfill({ json: { users: [] } }));
  await finder(page).click();
  await expect(page.getByText('Could not find user profile').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/user-profile/@nobody.at.all');
  await expect(page.getByRole('heading', { name: 'Could not find user profile' })).toBeVisible();
});

// 1 §2
test('a guest at the address of a profile is shown the way to sign in', async ({ page }) => {
  await page.goto('/user-profile/somebody');
  await expect(page.getByRole('heading', { level: 1, name: 'Login to View Profiles' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Please Login' })).toContainText(
    'Login to access this feature and continue exploring',
  );
});

// P11
test('a profile that is found late takes nobody away from where they went meanwhile', async ({ page }) => {
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

test('what stands below a profile keeps its place when the person comes', async ({ page }) => {
  const { userId } = await signIn(page);
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal; // However long the row takes to come.
  });
  for (const path of [`/profile/${userId}`, '/user-profile/@mina.k']) {
    const { promise: isSeen, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/profile/**', async (route) => {
      await isSeen;
      await route.fallback();
    });
    const called = page.waitForRequest('**/api/profile/**');
    await page.goto(path);
    const row = page.getByRole('region', { name: 'Popular right now' });
    await expect(row.getByRole('link').first()).toBeVisible();
    await called;
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    const before = await row.boundingBox();
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await row.boundingBox())?.y).toBe(before?.y);
  }
});
