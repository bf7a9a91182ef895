import type { Page } from '@playwright/test';
import {
  cards,
  expect,
  gateIf,
  heartIn,
  openFilter,
  openLanding,
  pressEscape,
  productDialog,
  signIn,
  swipe,
  test,
} from './fixtures.ts';

const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
type Device = keyof typeof devices;

const search = async (page: Page, words: string) => {
  const box = page.getByRole('searchbox');
  await box.fill(words);
  await box.press('Enter');
  await expect(page).toHaveURL(`/results?q=${words}`);
  await expect(cards(page).first()).toBeVisible();
};

const openFirst = async (page: Page) => {
  await cards(page).first().getByRole('link').first().click();
  await expect(productDialog(page)).toBeVisible();
};

const nameOfOpen = (page: Page) => productDialog(page).getByRole('heading').first();

/** Steps to the next product and back, by keys on a desktop and swipes on a phone. */
const stepThere = async (page: Page, device: Device) => {
  const first = (await nameOfOpen(page).textContent()) ?? '';
  const isPhone = device === 'phone';
  // A swipe soon after another does not count (1 §9), so it is repeated.
  await expect(async () => {
    if (isPhone) await swipe(page, { fromX: 300, toX: 120, y: 300 });
    else await page.keyboard.press('ArrowRight');
    await expect(nameOfOpen(page)).not.toHaveText(first, { timeout: 1000 });
  }).toPass();
  await expect(async () => {
    if (isPhone) await swipe(page, { fromX: 120, toX: 300, y: 300 });
    else await page.keyboard.press('ArrowLeft');
    await expect(nameOfOpen(page)).toHaveText(first, { timeout: 1000 });
  }).toPass();
};

const chooseRed = async (page: Page, device: Device) => {
  await page.goto('/products/popular');
  await expect(page.getByRole('heading', { level: 1, name: 'Popular products' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  const red = page.getByRole('button', { name: 'Red', exact: true });
  if (device === 'phone') {
    await page.getByRole('button', { name: 'Filters' }).click();
    await red.click();
    await page.getByRole('button', { name: /^Show .*results?$/ }).click();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  } else {
    await openFilter(page, 'Colors');
    await red.click();
    await page.keyboard.press('Escape');
  }
  await expect(page).toHaveURL('/products/popular?color=Red');
};

for (const [name, settings] of Object.entries(devices)) {
  const device = name as Device;
  test.describe(`on a ${device}`, () => {
    test.use(settings);

    test(
      'a guest finds a product, browses, narrows the results, and is asked to sign in when needed',
      gateIf(device === 'phone'),
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await openLanding(page);
        await search(page, 'coat');
        await openFirst(page);
        await stepThere(page, device);
        await productDialog(page).getByRole('button', { name: 'Share' }).click();
        await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/product\/[\w-]+$/);
        await expect(page.getByText(/^3 of 3 product links left as a guest\./)).toBeVisible();

        await productDialog(page).getByRole('link', { name: /^@/ }).first().click();
        const prompt = page.getByRole('dialog', { name: 'Login Required' });
        await expect(prompt).toContainText('Login to view user profiles and connect with the community');
        await pressEscape(page);
        await expect(prompt).toBeHidden();
        await page.goBack();
        await expect(productDialog(page)).toBeHidden();

        await page.getByRole('button', { name: 'Saved Searches' }).click();
        // D82
        await expect(page.getByText('Please log in to save and view your searches.')).toBeVisible();
        await pressEscape(page);
        await page.getByRole('link', { name: 'Cart' }).click();
        await expect(page.getByRole('dialog', { name: 'Access Cart' })).toContainText(
          'Login to access your Cart and continue exploring',
        );
        await pressEscape(page);
        await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click();
        await expect(page.getByRole('dialog', { name: 'Access Likes' })).toContainText(
          'Login to access your Likes and continue exploring',
        );
        await pressEscape(page);
        await expect(page.getByRole('dialog')).toBeHidden();

        await chooseRed(page, device);
        await page.reload();
        await expect(page).toHaveURL('/products/popular?color=Red');
      },
    );

    test(
      'a signed-in user saves a search, likes, and fills the cart',
      gateIf(device === 'desktop'),
      async ({ page }) => {
        await signIn(page);
        await openLanding(page);
        await search(page, 'coat');
        await page.getByRole('button', { name: 'Save Search' }).click();
        await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

        const heart = heartIn(cards(page).first());
        await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
        await openFirst(page);
        const name = (await nameOfOpen(page).textContent()) ?? '';
        await stepThere(page, device);
        await productDialog(page).getByRole('button', { name: 'Add to cart' }).click();
        await expect(productDialog(page).getByRole('button', { name: 'Remove from cart' })).toBeVisible();
        await productDialog(page).getByRole('button', { name: 'Close' }).click();

        await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Your Likes' })).toBeVisible();
        await expect(cards(page)).toHaveAttribute('aria-label', name);
        await heartIn(cards(page).first()).click();
        await expect(page.getByText('No likes yet')).toBeVisible();
        await expect(page.getByText('Products you like will appear here.')).toBeVisible();

        await page.getByRole('link', { name: 'Cart, 1 item' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
        await expect(page.getByRole('link', { name })).toBeVisible();
        await page.getByRole('button', { name: 'Checkout' }).click();
        await expect(
          page.getByText('Checkout isn’t available yet. Your cart is saved.').first(),
        ).toBeVisible();

        await page.getByRole('button', { name: 'Saved Searches' }).click();
        const drawer = page.getByRole('dialog', { name: 'Saved Searches' });
        await drawer.getByRole('link', { name: /coat/ }).click();
        await expect(page).toHaveURL('/results?q=coat');
        await expect(cards(page).first()).toBeVisible();

        await chooseRed(page, device);
      },
    );
  });
}
