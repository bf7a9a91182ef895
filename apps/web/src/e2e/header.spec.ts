import type { Page } from '@playwright/test';
import { cards, expect, isRunning, newPerson, signIn, signOut, test, withoutFonts } from './fixtures.ts';

/** Positions of elements that an arriving avatar could shift. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    ['header button', 'header a[href="/cart"]', 'header nav', 'h1'].map((selector) => {
      const { x, y, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [selector, x, y, width];
    }),
  );

test('a guest signs in from the header and returns to the page, which shows their initial', {
  tag: '@gate',
}, async ({ page }) => {
  const person = newPerson();
  await page.request.post('/api/profile/register', { data: person });
  await page.goto('/results?q=coat');
  await expect(cards(page).first()).toBeVisible();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/results?q=coat');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await header.getByRole('link', { name: `Your profile, @${person.username}` }).click();
  await expect(page.getByText(`@${person.username}`)).toBeVisible();
  await signOut(page);
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
});

test.describe('the header for a signed-in user', () => {
  test.use({ waitsForApp: false });

  test('the header reserves room for the avatar, which appears without a shift', async ({ page }) => {
    await signIn(page);
    await withoutFonts(page);
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
    await expect(header.getByRole('link', { name: 'Login' })).toBeHidden();
    const before = await placesOf(page);
    letGo();
    await isRunning(page);
    await expect(header.getByRole('link', { name: /^Your profile, @/ })).toBeVisible();
    expect(await placesOf(page)).toEqual(before);
  });
});
