import type { Route } from '@playwright/test';
import {
  cardInView,
  cards,
  expect,
  heartIn,
  moreLikeThis,
  newPerson,
  openLanding,
  pressEscape,
  productDialog,
  scrollTo,
  signIn,
  signOut,
  test,
  waitForHeldCalls,
} from './fixtures.ts';

test('a token refused by the server shows one prompt over the page, and the like is carried out after the sign-in', {
  tag: '@gate',
}, async ({ page }) => {
  const person = newPerson();
  expect((await page.request.post('/api/profile/register', { data: person })).status()).toBe(201);
  await page.addInitScript(() => {
    if (localStorage.getItem('userId')) return;
    localStorage.setItem('userId', 'somebody');
    localStorage.setItem('authToken', 'garbage');
    localStorage.setItem('authTokenExpiration', String(Date.now() + 3_600_000));
  });
  await page.goto('/');
  const prompt = page.getByRole('dialog', { name: 'Please Login' });
  await expect(prompt).toHaveCount(1);
  // The prompt hides the page from assistive technology only.
  await expect(page.locator('[role=feed] article').first()).toBeVisible();
  await expect(page).toHaveURL('/');

  await prompt.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  await heartIn(cards(page).first()).click();
  await expect(heartIn(cards(page).first())).toHaveAttribute('aria-pressed', 'true');
});

// 1 §2, D35
test('a guarded page sends a guest to /profile, and opens after the sign-in', { tag: '@gate' }, async ({
  page,
}) => {
  const person = newPerson();
  await page.request.post('/api/profile/register', { data: person });
  await page.goto('/likes');
  await expect(page).toHaveURL('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Username or password is incorrect');
  await expect(page.getByLabel('Username')).toHaveValue(person.username);

  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/likes');
  await expect(page.getByText('No likes yet')).toBeVisible();
});

test('a guarded navigation item opens the sign-in prompt on the current page', async ({ page }) => {
  await openLanding(page);
  await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click();
  const prompt = page.getByRole('dialog', { name: 'Access Likes' });
  await expect(prompt).toContainText('Login to access your Likes and continue exploring');
  await expect(page).toHaveURL('/');
  await pressEscape(page);
  await expect(prompt).toBeHidden();
});

test('a sign-out in one tab signs out the other one, and no data of the user stays', {
  tag: '@gate',
}, async ({ page, context }) => {
  const { userId } = await signIn(page);
  await openLanding(page);
  await heartIn(cards(page).first()).click();
  await expect(heartIn(cards(page).first())).toHaveAttribute('aria-pressed', 'true');

  const other = await context.newPage();
  await other.goto(`/profile/${userId}`);
  await signOut(other);
  await expect(other.getByRole('heading', { name: 'Guest Mode' })).toBeVisible();

  await expect(heartIn(cards(page).first())).toHaveAttribute('aria-pressed', 'false');
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(left).not.toContain(userId);
});

test('a registration shows errors at their fields and keeps the typed values', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('radio', { name: 'Create Account' }).check();
  await page.getByLabel('Username').pressSequentially('Mi!');
  await expect(page.getByLabel('Username')).toHaveValue('mi');
  await page.getByLabel('Email').fill('mina');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    '8 characters or more',
  );
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Valid email is required')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();

  await page.getByLabel('Username').fill('mina.k');
  await page.getByLabel('Email').fill('another@example.com');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page.getByText('Username is already taken')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('another@example.com');
});

test('the picture of the sign-in arrives beside a form that works already, and moves nothing', async ({
  page,
}) => {
  const asked = Promise.withResolvers<Route>();
  await page.route('**/api/products/popular**', asked.resolve, { times: 1 });
  await page.goto('/login');
  const username = page.getByLabel('Username');
  await username.fill('mina');
  const top = async () => Math.round((await username.boundingBox())?.y ?? 0);
  const before = await top();
  await (await asked.promise).continue();
  await expect(page.getByText(/^Found by @/)).toBeVisible();
  expect(await top()).toBe(before);
  await page.getByRole('radio', { name: 'Create Account' }).check();
  await expect(username).toHaveValue('mina');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});

test('the sign-in works without a picture', async ({ page }) => {
  const person = newPerson();
  await page.request.post('/api/profile/register', { data: person });
  await page.route('**/api/products/popular**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test("a user who signs in after another user's sign-out is not sent to a page of the other one", async ({
  page,
}) => {
  const { userId } = await signIn(page);
  await page.goto(`/profile/${userId}`);
  await signOut(page);
  await expect(page).toHaveURL('/profile');
  const person = newPerson();
  await page.request.post('/api/profile/register', { data: person });
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
});

// P9
test('a session that ends on the likes page keeps the content and prompts once', async ({ page }) => {
  const { userId, token } = await signIn(page);
  await openLanding(page);
  await heartIn(cards(page).first()).click();
  await expect(heartIn(cards(page).first())).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click();
  await expect(cards(page)).toHaveCount(1);

  await page.request.post('/api/profile/logout', { headers: { authorization: `Bearer ${token}` } });
  await heartIn(cards(page).first()).click();
  const prompt = page.getByRole('dialog', { name: 'Please Login' });
  await expect(prompt).toBeVisible();
  await expect(page.locator('[role=feed] article')).toHaveCount(1);
  await expect(page).toHaveURL('/likes');
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  expect(userId).toBeTruthy();
});

test('a page that loads after the session has ended says so and leads to the sign-in', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { error: 'No' } }));
  await page.goto('/likes');
  const prompt = page.getByRole('dialog', { name: 'Please Login' });
  await expect(prompt).toBeVisible();
  await pressEscape(page);
  await expect(prompt).toBeHidden();
  await expect(page.getByRole('main')).toContainText('You’ve been logged out. Log in again.');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(prompt).toBeVisible();
});

test('a user whose session ends deep in the landing page returns to the same card, with the like carried out', async ({
  page,
}) => {
  // Scrolls deep twice: 25 s on a busy machine.
  test.slow();
  const person = newPerson();
  const { token } = await signIn(page, person);
  await openLanding(page);
  await scrollTo(page, 6000);
  const card = await cardInView(page);
  const offset = (await card.boundingBox())?.y ?? 0;
  await waitForHeldCalls(page);
  const asked = Promise.withResolvers<Route>();
  await page.route('**/similar', asked.resolve, { times: 1 });
  await card.getByRole('link').first().click();
  const url = page.url();
  const likeThis = await asked.promise;

  await page.request.post('/api/profile/logout', { headers: { authorization: `Bearer ${token}` } });
  // A refused background call opens no prompt.
  await likeThis.continue();
  await expect(moreLikeThis(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Please Login' })).toHaveCount(0);
  await heartIn(productDialog(page)).click();
  const prompt = page.getByRole('dialog', { name: 'Please Login' });
  await prompt.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(url);
  await expect(heartIn(productDialog(page))).toHaveAttribute('aria-pressed', 'true');
  await pressEscape(page);
  await expect
    .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - offset))
    .toBeLessThanOrEqual(2);
});
