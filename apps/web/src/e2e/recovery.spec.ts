import type { Page } from '@playwright/test';
import { expect, newPerson, signIn, test } from './fixtures.ts';
import { linkInMail, RESET_LINK, verifiedPerson } from './outbox.ts';

const login = (page: Page) => page.getByRole('form', { name: 'Login' });

async function askForLink(page: Page, email: string): Promise<string> {
  await page.request.post('/api/profile/forgot-password', { data: { email } });
  return linkInMail(page, email, RESET_LINK);
}

async function choose(page: Page, password: string, confirmed = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirmed);
  await page.getByRole('button', { name: 'Set New Password' }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  // 2 §2.5
  test('a person who forgot their password gets in again by a mail', { tag: '@gate' }, async ({ page }) => {
    const person = await verifiedPerson(page, newPerson());
    await page.goto('/login');
    await login(page).getByLabel('Username').fill(person.email);
    await login(page).getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText(/^If an account has verified this address/)).toBeVisible();

    await page.goto(await linkInMail(page, person.email, RESET_LINK));
    // The token leaves the address, and a reload still works (M2).
    await expect(page).toHaveURL('/reset-password');
    await page.reload();
    await choose(page, 'a whole new one', 'another one');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await choose(page, 'short');
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await choose(page, 'a whole new one');
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    // There is no app to open without its scheme (D62).
    await expect(page.getByRole('button', { name: 'Open App' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Login in Browser' }).click();

    await expect(page).toHaveURL('/login');
    await login(page).getByLabel('Username').fill(person.username);
    await login(page).getByLabel('Password', { exact: true }).fill('a whole new one');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
});

test('a page opened by a mail scanner, scripts and all, spends no link and sends nothing (M1)', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await verifiedPerson(page, newPerson());
  const link = await askForLink(page, person.email);
  const scanner = await browser.newPage({ baseURL: baseURL ?? '' });
  const asked: string[] = [];
  scanner.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await scanner.goto(link);
  await expect(scanner.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
  await scanner.close();
  await page.goto(link);
  await choose(page, 'a whole new one');
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
});

test('no request and no link of the reset page carries the token on (M2)', async ({ page }) => {
  const person = await verifiedPerson(page, newPerson());
  const link = await askForLink(page, person.email);
  const token = link.split('token=')[1] ?? '';
  const told: string[] = [];
  page.on('request', async (request) => {
    const { referer = '' } = await request.allHeaders().catch(() => ({}) as Record<string, string>);
    if (request.url().includes(token) || referer.includes(token)) told.push(request.url());
  });
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await page.getByRole('link', { name: 'Help & Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible();
  expect(told.map((url) => new URL(url).pathname)).toEqual(['/reset-password']);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});

for (const { link, text } of [
  { link: '/reset-password', text: 'Invalid reset link' },
  { link: '/reset-password?token=', text: 'Invalid reset link' },
  { link: '/reset-password?token=garbage', text: 'Invalid or expired reset link' },
]) {
  test(`${link} says “${text}”, and offers a new link`, async ({ page }) => {
    await page.goto(link);
    if (link.endsWith('garbage')) await choose(page, 'a whole new one');
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  });
}

test('somebody who is logged in as another stays so, until they choose Login in Browser and agree', async ({
  page,
}) => {
  const person = await verifiedPerson(page, newPerson());
  const link = await askForLink(page, person.email);
  const other = newPerson();
  await signIn(page, other);
  await page.goto(link);
  await choose(page, 'a whole new one');
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Your profile, @${other.username}` })).toBeVisible();
  await page.getByRole('button', { name: 'Login in Browser' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: `Your profile, @${other.username}` })).toBeVisible();
  await page.getByRole('button', { name: 'Login in Browser' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await login(page).getByLabel('Username').fill(person.username);
  await login(page).getByLabel('Password', { exact: true }).fill('a whole new one');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('an unverified person is told in the settings that a forgotten password cannot be replaced', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/settings');
  await expect(page.getByText('Verify it, or a forgotten password can’t be replaced.')).toBeVisible();
});
