import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, pressEscape, signIn, test } from './fixtures.ts';

const footer = (page: Page) => page.getByRole('navigation', { name: 'Help and legal' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  // 2 §2.13
  test('a guest finds an answer in the help, and the way to write to support', { tag: '@gate' }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
    await footer(page).getByRole('link', { name: 'Help & Support' }).click();
    await expect(page).toHaveURL('/help-support');
    await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible();
    const questions = page.locator('main summary');
    expect(await questions.count()).toBeGreaterThanOrEqual(15);
    expect(await page.locator('main section h2').count()).toBeGreaterThanOrEqual(5);

    const search = page.getByRole('searchbox', { name: 'Search help' });
    await search.fill('invite room');
    // The only answer is unfolded.
    await expect(questions).toHaveText(['Who can I invite to a dressing room?']);
    const answer = page.getByText(/^People whom you follow and who follow you/);
    await expect(answer).toBeVisible();
    await questions.click();
    await expect(answer).toBeHidden();
    await questions.click();
    await expect(answer).toBeVisible();
    await expect(page).toHaveURL('/help-support?q=invite+room');
    await page.reload();
    await expect(search).toHaveValue('invite room');

    await search.fill('zeppelin');
    await expect(page.getByText('No answer found')).toBeVisible();
    const mail = page.getByRole('link', { name: /^Email support/ });
    await expect(mail).toHaveCount(2);
    await expect(mail.first()).toHaveAttribute('href', /^mailto:support@/);
    await expect(page.getByText('We reply within 24 hours')).toBeVisible();
    await expect(page.getByText('Monday to Friday 9 AM to 6 PM EST')).toBeVisible();
    await expect(page.getByText('coming soon')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Live chat' })).toHaveCount(0);
    // The same page without words, not the words once more.
    await footer(page).getByRole('link', { name: 'Help & Support' }).click();
    await expect(search).toHaveValue('');
    await expect(page).toHaveURL('/help-support');
  });
});

test('a guest opens the page of the app, whose code leads a phone to it', { tag: '@gate' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Download on iOS' }).click();
  await expect(page).toHaveURL('/download');
  await expect(page.getByRole('heading', { level: 1, name: 'Ask from the fitting room.' })).toBeVisible();
  await expect(page.getByText('Android coming soon')).toBeVisible();
  // The store has no app yet (D62).
  await expect(page.getByRole('link', { name: 'App Store' })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const picture = await page.getByRole('img', { name: 'QR code of the app’s address' }).screenshot();
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(code?.data).toBe(`${baseURL}/download`);
  }
  await expect(footer(page).getByRole('link', { name: 'Help & Support' })).toBeVisible();
});

test('the registration links to the terms and the privacy policy, which lead back', async ({ page }) => {
  await page.goto('/login');
  await expect(footer(page).getByRole('link', { name: 'About' })).toBeVisible();
  await page.getByRole('radio', { name: 'Create Account' }).check();
  await page.getByLabel('Username').fill('somebody');
  const accepted = page.getByText(/^By creating an account/);
  await accepted.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect(page.getByText('You must be at least 13 years old')).toBeVisible();
  await expect(page.getByText(/^This is a template/)).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'privacy policy', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Username')).toBeVisible();
});

// Case M8.
test('Back from another site shows the policy’s page, also after its JSON was fetched', async ({ page }) => {
  await page.goto('/privacy-policy');
  const type = await page.evaluate(async () => {
    const answer = await fetch('/privacy-policy', { headers: { accept: 'application/json' } });
    return answer.headers.get('content-type');
  });
  expect(type).toContain('application/json');
  await page.goto('about:blank');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

test('without scripts, all of the help, the legal pages and the download page can be read', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/help-support`);
  await page.getByText('How do I move my vote?').click();
  await expect(page.getByText(/^Press another option/)).toBeVisible();
  await page.getByRole('searchbox').fill('zeppelin');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('No answer found')).toBeVisible();
  await page.goto(`${baseURL}/terms-of-service`);
  await expect(page.getByText('You must be at least 13 years old')).toBeVisible();
  await page.goto(`${baseURL}/privacy-policy`);
  await expect(page.getByText(/^Your username, email address/)).toBeVisible();
  await page.goto(`${baseURL}/download`);
  await expect(page.getByRole('img', { name: 'QR code of the app’s address' })).toBeVisible();
  await page.goto(`${baseURL}/about`);
  await expect(page.getByText('1.0.0')).toBeVisible();
  await context.close();
});

test('a section of the terms has an address, and Escape or Back loses nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/terms-of-service');
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Changes to the terms' })
    .click();
  await expect(page).toHaveURL('/terms-of-service#changesToTerms');
  await expect(page.getByText('at least 30 days before')).toBeInViewport();
  await pressEscape(page);
  await page.goBack();
  await expect(page).toHaveURL('/terms-of-service');
});

test('a member finds the same pages in the settings', async ({ page }) => {
  await signIn(page);
  for (const [row, heading] of [
    ['Privacy', 'Privacy Policy'],
    ['Help & Support', 'Help & Support'],
    ['Terms of Service', 'Terms of Service'],
    ['About', 'About'],
  ] as const) {
    await page.goto('/settings');
    await page.getByRole('main').getByRole('link', { name: row, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
