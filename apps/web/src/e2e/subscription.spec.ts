import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, isRunning, newPerson, openLanding, signIn, test } from './fixtures.ts';
import { subscribe } from './plan-fixtures.ts';
import { publishPost } from './post-fixtures.ts';
import { ServerProcess } from './server-process.ts';
import { startStripe } from './stripe.ts';

const card = (page: Page, name: string | RegExp): Locator => page.getByRole('article', { name });
const annual = (page: Page) => card(page, 'Vitrine Pro Annual');
const monthly = (page: Page) => card(page, /^Vitrine Pro$/);
const basic = (page: Page) => card(page, 'Basic');

/** Presses a button that opens a page of the payments, and returns that page. */
async function opening(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), press()]);
  await expect(tab.getByRole('heading')).toBeVisible();
  return tab;
}

/** Comes back to the page, as a browser does when its tab is chosen again. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Goes to the plans by clicking, as a member. */
async function reachPlans(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Profile' }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /^Subscription Plans/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription Plans' })).toBeVisible();
}

// 2 §2.12, §4, D24
test('a plan is chosen from Settings, paid in a new tab, and active in both', { tag: '@gate' }, async ({
  page,
}) => {
  await signIn(page);
  await openLanding(page);
  await reachPlans(page);
  await expect(basic(page)).toContainText('$0/month');
  await expect(monthly(page)).toContainText('$7.99/month');
  await expect(annual(page)).toContainText('$4.99/month');
  await expect(annual(page)).toContainText('$59.99 billed annually');
  await expect(annual(page)).toContainText('Save 38%');
  await expectNoViolations(page);
  await basic(page).getByRole('button', { name: 'Active' }).click();
  const told = page.getByRole('alertdialog', { name: 'You are already on the Basic plan.' });
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(told).toBeHidden();

  const tab = await opening(page, () => annual(page).getByRole('button', { name: 'Upgrade' }).click());
  await expect(annual(page)).toContainText('Opened in a new tab');
  await tab.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(tab.getByRole('heading', { name: 'You’re on Pro' })).toBeVisible();
  await comeBack(page);
  await expect(annual(page).getByRole('button', { name: 'Active' })).toBeVisible();
  await expect(monthly(page).getByRole('button', { name: 'Switch Plan' })).toBeVisible();
});

// D24, P29
test('a plan is cancelled after a question, says until when it holds, and is resumed in the portal', {
  tag: '@gate',
}, async ({ page }) => {
  await subscribe(page, await signIn(page), 'monthly');
  await page.goto('/subscription-plans');
  const current = monthly(page);
  await expect(current).toContainText(/Renews \w+ \d+/);
  await basic(page).getByRole('button', { name: 'Cancel Paid Plan' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel your paid plan?' });
  await question.getByRole('button', { name: 'Keep plan' }).click();
  await expect(question).toBeHidden();
  await basic(page).getByRole('button', { name: 'Cancel Paid Plan' }).click();
  await question.getByRole('button', { name: 'Cancel Paid Plan' }).click();
  await expect(basic(page).getByRole('button', { name: 'Scheduled' })).toBeVisible();
  await expect(current).toContainText(/Until \w+ \d+/);
  await expect(annual(page).getByRole('button', { name: 'Upgrade' })).toBeVisible();

  const portal = await opening(page, () => current.getByRole('button', { name: 'Resume plan' }).click());
  await portal.getByRole('button', { name: 'Resume plan' }).click();
  await expect(portal.getByText(/renews on/)).toBeVisible();
  await comeBack(page);
  await expect(basic(page).getByRole('button', { name: 'Cancel Paid Plan' })).toBeVisible();
});

// D20
test('a pin without a paid plan offers one, leads to the plans, and holds once it is paid', {
  tag: '@gate',
}, async ({ page }) => {
  const person = await signIn(page);
  await publishPost(page, person, { links: [{ url: 'https://kiln.example/cup', label: 'Cup' }] });
  await page.goto('/your-links');
  const pin = page.getByRole('button', { name: 'Pin: Cup' });
  const offer = page.getByRole('alertdialog', { name: 'Pin links with Pro' });
  for (const time of ['first', 'second']) {
    await pin.click();
    if (time === 'first') await expectNoViolations(page);
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toBeHidden();
    await expect(pin, time).toBeFocused();
  }
  await pin.click();
  await offer.getByRole('button', { name: 'See plans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription Plans' })).toBeVisible();
  await subscribe(page, person, 'monthly');
  await page.goBack();
  await expect(offer).toBeHidden();
  await pin.click();
  await expect(page.getByRole('region', { name: 'Pinned' })).toContainText('Cup');
  await expect(page.getByRole('button', { name: 'Unpin: Cup' })).toBeFocused();
});

// P18
test('a checkout whose tab the browser blocks is left to a link', { tag: '@gate' }, async ({ page }) => {
  await signIn(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/subscription-plans');
  await annual(page).getByRole('button', { name: 'Upgrade' }).click();
  await expect(annual(page)).toContainText('Your browser blocked the new tab.');
  const tab = await opening(page, () => page.getByRole('link', { name: 'Open the checkout' }).click());
  await tab.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    tab.getByText('Your subscription process was cancelled. You can try again anytime.'),
  ).toBeVisible();
  await tab.getByRole('link', { name: 'See plans' }).click();
  await expect(annual(tab).getByRole('button', { name: 'Upgrade' })).toBeVisible();
});

test('a guest is sent to the profile from every address of the plans', { tag: '@gate' }, async ({ page }) => {
  for (const path of [
    '/subscription-plans',
    '/subscription-success',
    '/subscription/success',
    '/subscription/cancel',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/profile');
  }
});

test('a payment that is under way says so, and its card is folded on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/subscription-plans');
  await isRunning(page);
  await expect(monthly(page).getByText('Everything in Basic')).toBeHidden();
  await monthly(page)
    .getByRole('button', { name: /^Vitrine Pro$/ })
    .click();
  await expect(monthly(page).getByText('Everything in Basic')).toBeVisible();
  const tab = await opening(page, () => monthly(page).getByRole('button', { name: 'Upgrade' }).click());
  await tab.getByRole('button', { name: 'Pay, and let it process' }).click();
  await expect(tab.getByRole('heading', { name: 'Checking your subscription…' })).toBeVisible();
  // The result is asked for during half a minute.
  await expect(tab.getByRole('heading', { name: 'Your payment isn’t finished' })).toBeVisible({
    timeout: 45_000,
  });
});

test('a result that cannot be read says so and is asked for again', async ({ page }) => {
  // The result is asked for during half a minute.
  test.slow();
  await subscribe(page, await signIn(page), 'monthly');
  await page.route('**/api/stripe-subscription/status', (route) => route.abort());
  await page.goto('/subscription/success');
  await expect(page.getByRole('heading', { name: 'Checking your subscription…' })).toBeVisible();
  await expect(
    page.getByText('There was an issue processing your subscription. Please try again or contact support.'),
  ).toBeVisible({ timeout: 45_000 });
  await page.unroute('**/api/stripe-subscription/status');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on Pro' })).toBeVisible();
});

test.describe('at a server that speaks as Stripe does', () => {
  // One server of the shop, whose first start writes the demo, for all widths.
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let shop: ServerProcess;
  let home: string;
  test.beforeAll(async () => {
    stripe = await startStripe();
    shop = await ServerProcess.create(stripe.env);
    // Checkouts of a server without a configured origin lead back to this one.
    home = shop.url.replace('127.0.0.1', 'localhost');
    await shop.start();
  });
  test.afterAll(async () => {
    await shop?.remove();
    await stripe?.stop();
  });

  for (const width of [1280, 390])
    test(`at ${width} px a person signs in, pays for Pro, cancels it and resumes it, by clicking from the landing page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const person = newPerson();
      expect((await page.request.post(`${home}/api/profile/register`, { data: person })).status()).toBe(201);
      await page.goto(home);
      await page.getByRole('link', { name: 'Profile' }).filter({ visible: true }).first().click();
      await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
      await page.getByLabel('Username').fill(person.username);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page).toHaveURL(`${home}/`);
      await isRunning(page);
      await reachPlans(page);

      const isFolded = width < 768;
      const unfold = async () => {
        if (isFolded)
          await monthly(page)
            .getByRole('button', { name: /^Vitrine Pro$/ })
            .click();
      };
      await unfold();
      const checkout = await opening(page, () =>
        monthly(page).getByRole('button', { name: 'Upgrade' }).click(),
      );
      await expect(checkout.getByRole('heading', { name: 'Checkout' })).toBeVisible();
      expect(new URL(checkout.url()).origin).not.toBe(home);
      await checkout.getByRole('link', { name: 'Pay' }).click();
      await expect(checkout).toHaveURL(`${home}/subscription/success`);
      await expect(checkout.getByRole('heading', { name: 'You’re on Pro' })).toBeVisible();
      await expect(checkout.getByRole('main')).toContainText('$7.99/month');
      await checkout.close();
      await comeBack(page);
      await expect(monthly(page).getByRole('button', { name: 'Active' })).toBeVisible();
      await expect(monthly(page)).toContainText(/Renews \w+ \d+/);

      if (isFolded) await basic(page).getByRole('button', { name: 'Basic' }).click();
      await basic(page).getByRole('button', { name: 'Cancel Paid Plan' }).click();
      await page
        .getByRole('alertdialog', { name: 'Cancel your paid plan?' })
        .getByRole('button', { name: 'Cancel Paid Plan' })
        .click();
      await expect(basic(page).getByRole('button', { name: 'Scheduled' })).toBeVisible();
      await expect(monthly(page)).toContainText(/Until \w+ \d+/);

      const portal = await opening(page, () =>
        monthly(page).getByRole('button', { name: 'Resume plan' }).click(),
      );
      await portal.getByRole('link', { name: 'Resume plan' }).click();
      await expect(portal).toHaveURL(`${home}/subscription-plans`);
      await expect(monthly(portal)).toContainText(/Renews \w+ \d+/);
      await portal.close();
      await comeBack(page);
      await expect(basic(page).getByRole('button', { name: 'Cancel Paid Plan' })).toBeVisible();
    });
});
