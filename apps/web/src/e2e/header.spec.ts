import type { Page } from '@playwright/test';
import { cards, expect, isRunning, newPerson, signIn, signOut, test } from './fixtures.ts';

/** Where things stand that an avatar could push aside. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    ['header button', 'header a[href="/cart"]', 'header nav', 'h1'].map((selector) => {
      const { x, y, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [selector, x, y, width];
    }),
  );

test('a guest signs in from the header and is back where they were, with their initial in its place', async ({
  page,
}) => {
  const person = newPerson();
  await page.request.post('/api/profile/register', { data: person });
  await page.goto('/results?q=coat');
  await expect(cards(page).first()).toBeVisible();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/results?q=coat');
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await header.getByRole('link', { name: `Signed in as @${person.username}` }).click();
  await expect(page.getByText(`@${person.username}`)).toBeVisible();
  await signOut(page);
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test.describe('what a member sees before the app is there', () => {
  test.use({ waitsForApp: false });

  test('has a place for the avatar, which then arrives without moving anything', async ({ page }) => {
    await signIn(page);
    let letGo = () => {};
    const gate = new Promise<void>((open) => {
      letGo = open;
    });
    await page.route('**/assets/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Cart/ })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign in' })).toBeHidden();
    const before = await placesOf(page);
    letGo();
    await isRunning(page);
    await expect(header.getByRole('link', { name: /^Signed in as @/ })).toBeVisible();
    expect(await placesOf(page)).toEqual(before);
  });
});
