import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, newPerson, signIn, test } from './fixtures.ts';
import { outboxKey } from './outbox-key.ts';

const photo = fileURLToPath(new URL('../stories/pictures/coat-brown.webp', import.meta.url));

/** The newest link that was sent to an address, as its person finds it in the mail. */
async function linkFor(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const outbox = await (await page.request.get(`/dev/outbox?key=${outboxKey}`)).text();
    const mail = outbox.split('<article>').find((article) => article.includes(`To ${email},`));
    link = mail?.match(/\/verify-email\?token=[\w-]+/)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
/** Saves, and does something else before the server has answered: then the page does not lead away, however slow the test is. */
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

test('whose session ends over their profile finds what they typed once they have signed in again (P9)', async ({
  page,
}) => {
  const person = newPerson();
  const { token } = await signIn(page, person);
  await page.goto('/edit-profile');
  await field(page, 'Name').fill('Half a name');
  await page.request.post('/api/profile/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Resend email' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  const login = page.getByRole('form', { name: 'Login' });
  await login.getByLabel('Username').fill(person.username);
  await login.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/edit-profile');
  await expect(field(page, 'Name')).toHaveValue('Half a name');

  // Whoever leaves it on purpose gives it up.
  await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/edit-profile');
  await expect(field(page, 'Name')).toHaveValue('');
});

test('who opens something after a save is not led away from it', async ({ page }) => {
  await signIn(page);
  await page.goto('/edit-profile');
  await page.clock.install();
  await field(page, 'Birthday').fill('02/29/2000');
  await page.getByLabel('Gender').selectOption('Other');
  await page.getByLabel('Country').selectOption('Japan');
  await save(page).click();
  await expect(page.getByText(/^Profile updated successfully/)).toBeVisible();
  await page.getByLabel('Change cover photo').first().setInputFiles(photo);
  const crop = page.getByRole('dialog', { name: 'Choose what is shown' });
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

test('somebody changes their picture and everything else of their profile (2 §2.10)', async ({ page }) => {
  const { userId } = await signIn(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Profile', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();

  // What is missing is said at its field, and the first of it has the focus.
  await expect(save(page)).toBeVisible();
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

  // The caret stays where somebody types, and only what a username may have is left (P30).
  await field(page, 'Username').fill(`e2e.${userId}`);
  await field(page, 'Username').evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.type('X !é.');
  await expect(field(page, 'Username')).toHaveValue(`e2x.e.${userId}`.slice(0, 30));
  expect(await field(page, 'Username').evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);

  // A picture is chosen, cropped by keys, and there at once.
  await page.getByRole('button', { name: 'Change profile picture' }).focus();
  await page.getByLabel('Change profile picture').first().setInputFiles(photo);
  const crop = page.getByRole('dialog', { name: 'Choose what is shown' });
  await expect(crop.getByRole('button', { name: 'Use picture' })).toBeEnabled();
  await crop.getByRole('application').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowUp');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/profile/update-profile-picture'));
  await crop.getByRole('button', { name: 'Use picture' }).click();
  const { signedUrl } = (await (await kept).json()) as { signedUrl: string };
  await expect(page.getByText('Profile picture updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change profile picture' })).toBeFocused();
  // The header shows it as well.
  await expect(page.getByRole('link', { name: 'Signed in as' }).locator('img')).toBeVisible();
  expect((await page.request.get(signedUrl)).headers()['content-type']).toBe('image/webp');

  // What can be chosen, as it is called (2 §5).
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

  // What the server says of a field stands at that field.
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
  // Back where they came from, and not a second time to the same place (D64).
  await expect(page).toHaveURL(`/profile/${userId}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Ada/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  // Opened directly, there is nothing to go back to.
  await page.goto('/edit-profile');
  await expect(field(page, 'Username')).toHaveValue(`a.${userId}`);
  await expect(field(page, 'Name')).toHaveValue('Ada 👩‍👩‍👧‍👦');
  await expect(field(page, 'Birthday')).toHaveValue('02/29/2000');
  await expect(page.getByLabel('Country')).toHaveValue('Japan');
  await field(page, 'Name').fill('Ada');
  await save(page).click();
  await expect(page).toHaveURL(`/profile/${userId}`);
});

test('somebody takes the picture and the cover off their profile, after a question', async ({ page }) => {
  await signIn(page);
  await page.goto('/edit-profile');
  await expect(save(page)).toBeVisible();
  for (const [what, changed] of [
    ['profile picture', 'Profile picture updated'],
    ['cover photo', 'Cover photo updated'],
  ]) {
    await expect(page.getByRole('button', { name: `Remove ${what}` })).toHaveCount(0);
    await page.getByLabel(`Change ${what}`).first().setInputFiles(photo);
    await page.getByRole('button', { name: 'Use picture' }).click();
    await expect(page.getByText(`${changed}`, { exact: true })).toBeVisible();
  }

  const question = page.getByRole('alertdialog', { name: 'Remove your profile picture?' });
  await page.getByRole('button', { name: 'Remove profile picture' }).click();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove profile picture' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Signed in as' }).locator('img')).toBeVisible();

  // What fails is said, and there is the picture until another try.
  await page.route('**/api/profile/profile-picture/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Remove profile picture' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alert').getByText('Error updating profile picture')).toBeVisible();
  await page.unroute('**/api/profile/profile-picture/**');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Profile picture removed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change profile picture' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Signed in as' }).locator('img')).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove cover photo' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove your cover photo?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByText('Cover photo removed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove cover photo' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change cover photo' })).toBeFocused();
  await page.reload();
  await expect(save(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

test('an address is changed once its mail was opened in another tab; what is not saved is not lost (D63, 2 §2.7)', async ({
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
  await field(page, 'Email').fill('nowhere');
  await save(page).click();
  await expect(form(page).getByText('Valid email is required')).toBeVisible();
  await field(page, 'Email').fill(email);

  // Leaving asks first, and staying keeps what was typed.
  await page.getByRole('link', { name: 'Home' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/edit-profile');
  await expect(field(page, 'Email')).toHaveValue(email);

  // Who goes on changing is not led away, and what they typed is not taken for saved.
  await saveAnd(page, () => field(page, 'Name').fill('Ada'));
  await expect(
    page.getByText('Profile updated successfully Please verify your new email address.'),
  ).toBeVisible();
  await expect(page.getByText('Waiting for verification')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(`${username}@example.com`);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText('Verification email sent', { exact: true })).toBeVisible();

  const link = await linkFor(page, email);
  // What a scanner of mails fetches uses nothing up.
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

  // The first tab sees it as soon as somebody comes back, and keeps what was typed there.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(page.getByText('Waiting for verification')).toBeHidden();
  await expect(field(page, 'Name')).toHaveValue('Ada');

  // A change may be taken back.
  await field(page, 'Email').fill(`third.${username}@example.com`);
  await saveAnd(page, () => field(page, 'Bio').fill('Tea'));
  await page.getByRole('button', { name: 'Cancel change' }).click();
  await expect(page.getByText('Pending email change cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText('Waiting for verification')).toBeHidden();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');

  await mail.getByRole('link', { name: 'Continue in Browser' }).click();
  await expect(mail).toHaveURL(/\/profile\//);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test('a new member reads what their profile needs before they save, and is led to it field by field (2 §2.10)', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/edit-profile');
    const needed = page.getByText(
      'To save your profile, fill in what is still missing: Birthday, Gender, Country.',
    );
    await expect(needed).toBeVisible();
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
    await expect(needed).toHaveCount(0);
  });
});

test('a save leads back after two seconds (2 §9)', async ({ page }) => {
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

test('what fails is said in the words of the specification, and can be tried again (2 §8)', async ({
  page,
}) => {
  const person = newPerson();
  const session = await signIn(page, person);
  const pending = await page.request.put('/api/profile/update', {
    headers: { authorization: `Bearer ${session.token}` },
    data: { birthday: '12/31/1999', gender: 'other', country: 'France', email: `new.${person.email}` },
  });
  expect(pending.ok()).toBe(true);
  await page.goto('/edit-profile');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const choose = async (name: string) => {
    await page.getByLabel(name).first().setInputFiles(photo);
    await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click();
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

test('links that lead nowhere say so, and where the server cannot be reached another try helps (2 §8)', async ({
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
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Invalid verification link')).toBeVisible();

  await page.goto('/email-verified');
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();

  // Who is signed in need not be: another mail is asked for where the profile is changed.
  await signIn(page);
  await page.goto('/verify-email?token=nothing');
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  await page.getByRole('link', { name: 'Go to Edit Profile' }).click();
  await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
});
