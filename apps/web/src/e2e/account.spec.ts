import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, newPerson, signIn, test } from './fixtures.ts';
import { linkInMail, VERIFY_LINK } from './outbox.ts';

const photo = fileURLToPath(new URL('../stories/pictures/coat-brown.webp', import.meta.url));

const linkFor = (page: Page, email: string) => linkInMail(page, email, VERIFY_LINK);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const folded = (page: Page, name: 'Email' | 'Password') =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
/** Saves, and edits before the response arrives, so that the page does not go back. */
async function saveAnd(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/profile/update', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await save(page).click();
  await meanwhile();
  gate.resolve();
  await expect(page.getByText(/^Profile updated successfully/)).toBeVisible();
  await page.unroute('**/api/profile/update');
}

const form = (page: Page) => page.getByRole('form', { name: 'Edit Profile' });

test('edits of a profile survive the end of the session and a new sign-in (P9)', async ({ page }) => {
  const person = newPerson();
  const { token } = await signIn(page, person);
  await page.goto('/edit-profile');
  await field(page, 'Name').fill('Half a name');
  await page.request.post('/api/profile/logout', { headers: { authorization: `Bearer ${token}` } });
  await folded(page, 'Email').click();
  await page.getByRole('button', { name: 'Resend email' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  const login = page.getByRole('form', { name: 'Login' });
  await login.getByLabel('Username').fill(person.username);
  await login.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/edit-profile');
  await expect(field(page, 'Name')).toHaveValue('Half a name');

  await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/edit-profile');
  await expect(field(page, 'Name')).toHaveValue('');
});

test('a dialog opened after a save delays the return to the previous page', async ({ page }) => {
  await signIn(page);
  await page.goto('/edit-profile');
  await page.clock.install();
  await field(page, 'Birthday').fill('02/29/2000');
  await page.getByLabel('Gender').selectOption('Other');
  await page.getByLabel('Country').selectOption('Japan');
  await save(page).click();
  await expect(page.getByText(/^Profile updated successfully/)).toBeVisible();
  await page.getByLabel('Change cover photo').first().setInputFiles(photo);
  const crop = page.getByRole('dialog', { name: 'Position your photo' });
  await expect(crop).toBeVisible();
  await page.clock.runFor(4000);
  await expect(crop).toBeVisible();
  await crop.getByRole('button', { name: 'Cancel' }).click();
  await expect(crop).toBeHidden();
  await page.clock.runFor(4000);
  await expect(page).toHaveURL(/\/profile\//);
});

test('/edit-profile sends a guest to sign in', async ({ page }) => {
  await page.goto('/edit-profile');
  await expect(page).toHaveURL('/profile');
});

test('a user changes their picture and all other fields of their profile (2 §2.10)', {
  tag: '@gate',
}, async ({ page }) => {
  const { userId } = await signIn(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Profile', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();

  for (const [username, text] of [
    ['ab', 'Username must be at least 3 characters'],
    ['', 'Username is required'],
  ] as const) {
    await field(page, 'Username').fill(username);
    await save(page).click();
    await expect(form(page).getByText(text)).toBeVisible();
  }
  for (const text of [
    'Username is required',
    'Birthday is required',
    'Gender is required',
    'Country is required',
  ])
    await expect(form(page).getByText(text)).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();

  // P30
  await field(page, 'Username').fill(`e2e.${userId}`);
  await field(page, 'Username').evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.type('X !é.');
  await expect(field(page, 'Username')).toHaveValue(`e2x.e.${userId}`.slice(0, 30));
  expect(await field(page, 'Username').evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);

  await page.getByRole('button', { name: 'Change profile picture' }).focus();
  await page.getByLabel('Change profile picture').first().setInputFiles(photo);
  const crop = page.getByRole('dialog', { name: 'Position your photo' });
  await expect(crop.getByRole('button', { name: 'Use photo' })).toBeEnabled();
  await crop.getByRole('application').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowUp');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/profile/update-profile-picture'));
  await crop.getByRole('button', { name: 'Use photo' }).click();
  const { signedUrl } = (await (await kept).json()) as { signedUrl: string };
  await expect(page.getByText('Profile picture updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change profile picture' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Your profile' }).locator('img')).toBeVisible();
  expect((await page.request.get(signedUrl)).headers()['content-type']).toBe('image/webp');

  // 2 §5
  await expect(page.getByLabel('Gender').locator('option:not([hidden])')).toContainText([
    'Female',
    'Male',
    'Non-binary',
    'Prefer not to say',
    'Other',
  ]);
  const countries = page.getByLabel('Country').locator('option:not([hidden])');
  await expect(countries).toHaveText([
    'United States',
    'Canada',
    'United Kingdom',
    'Germany',
    'France',
    'Japan',
    'Australia',
  ]);
  await expect(field(page, 'Birthday')).toHaveAttribute('placeholder', 'MM/DD/YYYY');

  await field(page, 'Name').fill('Ada 👩‍👩‍👧‍👦');
  await field(page, 'Bio').fill('x'.repeat(161));
  await field(page, 'Birthday').pressSequentially('02292000');
  await expect(field(page, 'Birthday')).toHaveValue('02/29/2000');
  await page.getByLabel('Gender').selectOption('Prefer not to say');
  await page.getByLabel('Country').selectOption('Japan');
  await save(page).click();
  await expect(form(page).getByText('Bio must be 160 characters or less')).toBeVisible();
  await field(page, 'Bio').fill('Tea 🍵');

  await folded(page, 'Password').click();
  await page.getByLabel('New password', { exact: true }).fill('a new password');
  await save(page).click();
  await expect(form(page).getByText('Current password required to change password')).toBeVisible();
  await page.getByLabel('Current password').fill('a guess');
  await page.getByLabel('Confirm new password').fill('another one');
  await save(page).click();
  await expect(form(page).getByText('New passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('a new password');
  await save(page).click();
  await expect(form(page).getByText('Current password is incorrect')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  for (const label of ['Current password', 'Confirm new password']) await page.getByLabel(label).fill('');
  await page.getByLabel('New password', { exact: true }).fill('');
  await field(page, 'Username').fill('mina.k');
  await save(page).click();
  await expect(form(page).getByText('Username is already taken')).toBeVisible();
  await field(page, 'Username').fill(`a.${userId}`);

  await saveAnd(page, () => field(page, 'Bio').fill('More tea 🍵'));
  await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible();
  await save(page).click();
  // D64
  await expect(page).toHaveURL(`/profile/${userId}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Ada/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  // A page that was opened directly has no previous page, so a save leads to the profile.
  await page.goto('/edit-profile');
  await expect(field(page, 'Username')).toHaveValue(`a.${userId}`);
  await expect(field(page, 'Name')).toHaveValue('Ada 👩‍👩‍👧‍👦');
  await expect(field(page, 'Birthday')).toHaveValue('02/29/2000');
  await expect(page.getByLabel('Country')).toHaveValue('Japan');
  await field(page, 'Name').fill('Ada');
  await save(page).click();
  await expect(page).toHaveURL(`/profile/${userId}`);
});

test('a user removes the picture and the cover of their profile after a confirmation', async ({ page }) => {
  await signIn(page);
  await page.goto('/edit-profile');
  await expect(field(page, 'Username')).toBeVisible();
  for (const [what, changed] of [
    ['profile picture', 'Profile picture updated'],
    ['cover photo', 'Cover photo updated'],
  ]) {
    await expect(page.getByRole('button', { name: `Remove ${what}` })).toHaveCount(0);
    await page.getByLabel(`Change ${what}`).first().setInputFiles(photo);
    await page.getByRole('button', { name: 'Use photo' }).click();
    await expect(page.getByText(`${changed}`, { exact: true })).toBeVisible();
  }

  const question = page.getByRole('alertdialog', { name: 'Remove your profile picture?' });
  await page.getByRole('button', { name: 'Remove profile picture' }).click();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove profile picture' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Your profile' }).locator('img')).toBeVisible();

  await page.route('**/api/profile/profile-picture/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Remove profile picture' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alert').getByText('Error updating profile picture')).toBeVisible();
  await page.unroute('**/api/profile/profile-picture/**');
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Profile picture removed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change profile picture' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Your profile' }).locator('img')).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove cover photo' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove your cover photo?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByText('Cover photo removed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove cover photo' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change cover photo' })).toBeFocused();
  await page.reload();
  await expect(field(page, 'Username')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

test('an address changes once its mail is opened in another tab, and unsaved edits are kept (D63, 2 §2.7)', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await signIn(page, person);
  const { username } = person;
  const email = `new.${username}@example.com`;
  await page.goto('/edit-profile');
  await field(page, 'Birthday').pressSequentially('12311999');
  await page.getByLabel('Gender').selectOption('other');
  await page.getByLabel('Country').selectOption('Germany');
  await folded(page, 'Email').click();
  await field(page, 'Email').fill('nowhere');
  await save(page).click();
  await expect(form(page).getByText('Valid email is required')).toBeVisible();
  await field(page, 'Email').fill(email);

  await page.getByRole('link', { name: 'Home' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/edit-profile');
  await expect(field(page, 'Email')).toHaveValue(email);

  // The page stays while the user edits, and the new edits do not count as saved.
  await saveAnd(page, () => field(page, 'Name').fill('Ada'));
  await expect(
    page.getByText('Profile updated successfully Please verify your new email address.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Verify your email', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Email' }).getByText(email)).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(`${username}@example.com`);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText('Verification email sent', { exact: true })).toBeVisible();

  const link = await linkFor(page, email);
  // Fetching the link, as mail scanners do, does not consume its token.
  expect((await page.request.get(link)).status()).toBe(200);
  const mail = await context.newPage();
  const asked: string[] = [];
  mail.on('request', (request) => {
    if (request.url().includes('/api/email-verification/verify')) asked.push(request.url());
  });
  await mail.goto(link);
  await expect(mail.getByRole('heading', { name: 'Email Updated & Verified!' })).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(mail.getByRole('button', { name: 'Open App' })).toHaveCount(0);
  await mail.reload();
  await expect(mail.getByRole('heading', { name: 'Email Updated & Verified!' })).toBeVisible();

  // On focus, the first tab shows the new address and keeps its unsaved edits.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(page.getByText('Verify your email', { exact: true })).toBeHidden();
  await expect(field(page, 'Name')).toHaveValue('Ada');

  await field(page, 'Email').fill(`third.${username}@example.com`);
  await saveAnd(page, () => field(page, 'Bio').fill('Tea'));
  await page.getByRole('button', { name: 'Cancel change' }).click();
  await expect(page.getByText('Pending email change cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText('Verify your email', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');

  await mail.getByRole('link', { name: 'Continue in Browser' }).click();
  await expect(mail).toHaveURL(/\/profile\//);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test('a new user sees the required fields before a save and is led to each of them (2 §2.10)', {
    tag: '@gate',
  }, async ({ page }) => {
    await signIn(page);
    await page.goto('/edit-profile');
    await expect(page.getByText('Required. Only you can see these.')).toBeVisible();
    await field(page, 'Bio').fill('Tea');
    for (const name of ['Birthday', 'Gender', 'Country']) {
      await save(page).click();
      const missing = form(page).getByLabel(name);
      await expect(missing).toBeFocused();
      const label = form(page).getByText(name, { exact: true }).first();
      await expect(label).toBeInViewport({ ratio: 1 });
      const isUncovered = () =>
        label.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const found = document.elementFromPoint(x + width / 2, y + height / 2);
          return element.contains(found) || found?.contains(element);
        });
      await expect.poll(isUncovered).toBe(true);
      if (name === 'Birthday') await missing.pressSequentially('05061990');
      else await missing.selectOption(name === 'Gender' ? 'Female' : 'Canada');
    }
    await save(page).click();
    await expect(page.getByText(/^Profile updated successfully/)).toBeVisible();
  });
});

test('the card shows the profile as it is typed, and changes that were canceled can be restored', async ({
  page,
}) => {
  const person = newPerson();
  await signIn(page, person);
  await page.goto('/edit-profile');
  const card = page.getByRole('region', { name: 'This is how others see you.' });
  await expect(card.getByText(`@${person.username}`)).toBeVisible();
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(bar).toHaveCount(0);
  // Save is there from the start, except on phones.
  await expect(save(page)).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(save(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await field(page, 'Name').fill('Ada');
  await field(page, 'Bio').fill('Tea and trains');
  await expect(card.getByText('Ada', { exact: true })).toBeVisible();
  await expect(card.getByText('Tea and trains')).toBeVisible();

  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toHaveCount(0);
  await expect(field(page, 'Bio')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'You' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Name')).toHaveValue('Ada');
  await expect(card.getByText('Tea and trains')).toBeVisible();
  await expect(bar).toBeVisible();
});

test('the settings show whether the email is verified, and lead to it', async ({ page }) => {
  await signIn(page);
  await page.goto('/settings');
  const row = page.getByRole('link', { name: /^Email and password/ });
  await expect(row.getByText('Not verified')).toBeVisible();
  await row.click();
  await expect(page).toHaveURL('/edit-profile#email');
  await expect(folded(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
});

test('the page goes back two seconds after a save (2 §9)', async ({ page }) => {
  const { userId } = await signIn(page);
  await page.goto('/edit-profile');
  await page.clock.install();
  await field(page, 'Birthday').fill('12/31/1999');
  await page.getByLabel('Gender').selectOption('other');
  await page.getByLabel('Country').selectOption('France');
  await page.clock.pauseAt(Date.now() + 60_000);
  await save(page).click();
  await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible();
  await page.clock.runFor(1900);
  await expect(page).toHaveURL('/edit-profile');
  await page.clock.runFor(200);
  await expect(page).toHaveURL(`/profile/${userId}`);
});

test('failures show the specified texts and can be retried (2 §8)', async ({ page }) => {
  const person = newPerson();
  const session = await signIn(page, person);
  const pending = await page.request.put('/api/profile/update', {
    headers: { authorization: `Bearer ${session.token}` },
    data: { birthday: '12/31/1999', gender: 'other', country: 'France', email: `new.${person.email}` },
  });
  expect(pending.ok()).toBe(true);
  await page.goto('/edit-profile');
  await folded(page, 'Email').click();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const choose = async (name: string) => {
    await page.getByLabel(name).first().setInputFiles(photo);
    await page.getByRole('dialog').getByRole('button', { name: 'Use photo' }).click();
  };
  const broken = { status: 500, body: '?' };
  for (const { call, does, said } of [
    {
      call: '**/api/profile/get-profile-picture-url**',
      does: () => choose('Change profile picture'),
      said: 'Unable to upload profile picture. Please try logging in again.',
    },
    {
      call: '**/api/profile/update-profile-picture',
      does: () => choose('Change profile picture'),
      said: 'Error updating profile picture',
    },
    {
      call: '**/api/profile/cover-photo/**',
      does: () => choose('Change cover photo'),
      said: 'Error updating cover photo',
    },
    {
      call: '**/api/email-verification/resend',
      does: () => press('Resend email'),
      said: 'Failed to send verification email',
    },
    {
      call: '**/api/profile/cancel-pending-email',
      does: () => press('Cancel change'),
      said: 'Failed to cancel pending email change',
    },
  ]) {
    await page.route(call, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill(broken),
    );
    await does();
    await expect(page.getByText(said).first()).toBeVisible();
    await page.unroute(call);
  }
  await page.route('**/api/profile/cancel-pending-email', (route) => route.abort());
  await press('Cancel change');
  await expect(page.getByText('Error cancelling pending email change').first()).toBeVisible();
  await page.unroute('**/api/profile/cancel-pending-email');

  await field(page, 'Bio').fill('Tea');
  await page.route('**/api/profile/update', (route) => route.fulfill(broken));
  await save(page).click();
  await expect(page.getByText('Error updating profile', { exact: true })).toBeVisible();
  await page.unroute('**/api/profile/update');
  await page.route('**/api/profile/update', (route) => route.abort());
  await save(page).click();
  await expect(
    page.getByText('Unable to connect to the server. Please check your connection and try again.'),
  ).toBeVisible();
  await page.unroute('**/api/profile/update');
  const other = newPerson();
  const registered = await page.request.post('/api/profile/register', { data: other });
  expect(registered.ok()).toBe(true);
  await field(page, 'Email').fill(other.email);
  await save(page).click();
  await expect(form(page).getByText('Email is already taken')).toBeVisible();
  await field(page, 'Email').fill(person.email);
  await save(page).click();
  await expect(page.getByText(/^Profile updated successfully/)).toBeVisible();
});

test('an invalid verification link shows an error, and an unreachable server allows a retry (2 §8)', async ({
  page,
}) => {
  await page.goto('/verify-email');
  await expect(page.getByText('Invalid verification link')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  await page.goto('/verify-email?token=nothing');
  await expect(page.getByRole('heading', { name: 'Verification failed' })).toBeVisible();
  await expect(page.getByText('Invalid verification link')).toBeVisible();

  await page.route('**/api/email-verification/verify*', (route) => route.abort());
  await page.goto('/verify-email?token=lost');
  await expect(page.getByText('Unable to verify email. Please try again later.')).toBeVisible();
  await page.unroute('**/api/email-verification/verify*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Invalid verification link')).toBeVisible();

  await page.goto('/email-verified');
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();

  // A signed-in user asks for another mail on the Edit Profile page.
  await signIn(page);
  await page.goto('/verify-email?token=nothing');
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  await page.getByRole('link', { name: 'Go to Edit Profile' }).click();
  await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
});
