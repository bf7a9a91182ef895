import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cards, expect, gather, heartIn, openLanding, productDialog, signIn, test } from './fixtures.ts';

/** Neither in light nor in dark: what differs are the colours. */
const expectNoViolations = async (page: Page) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'light'
      ? axe
      : axe.withRules(['color-contrast'])
    ).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map((node) => node.html).join('\n')}`,
    );
    expect(found).toEqual([]);
  }
};

const devices = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

for (const [device, viewport] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the shop window, the prompt and a product have no barrier that axe knows', async ({ page }) => {
      await openLanding(page);
      await expectNoViolations(page);
      await heartIn(cards(page).first()).click();
      await expect(page.getByRole('dialog', { name: 'Please Login' })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await cards(page).first().getByRole('link').first().click();
      await expect(productDialog(page)).toBeVisible();
      await expectNoViolations(page);
    });

    test('nor have results, filters, likes, the cart and what opens over them', async ({ page }) => {
      const person = await signIn(page);
      await gather(page, person, '/api/likes/add', 6);
      await gather(page, person, '/api/cart/addItem', 3);
      await page.goto('/results?q=coat');
      await expect(cards(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'Save Search' }).click();
      await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'Saved Searches', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Rename coat' })).toBeVisible();
      await expectNoViolations(page);

      await page.goto('/products/popular');
      await expect(cards(page).first()).toBeVisible();
      await expectNoViolations(page);
      if (device === 'phone') {
        await page.getByRole('button', { name: 'Filters' }).click();
        await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
        await expectNoViolations(page);
      }

      for (const path of ['/likes', `/user-profile/${person.userId}`, '/cart']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoViolations(page);
      }

      await page.getByRole('main').getByRole('link').first().click();
      await expect(productDialog(page)).toBeVisible();
      await productDialog(page)
        .getByRole('link', { name: /^View at/ })
        .click();
      await expect(page.getByRole('alertdialog', { name: 'Open External Link' })).toBeVisible();
      await expectNoViolations(page);
    });

    test('nor have sign-in, profile, likes and the page of nothing', async ({ page }) => {
      for (const path of ['/login', '/profile', '/nowhere']) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectNoViolations(page);
      }
      const { userId } = await signIn(page);
      for (const path of [`/profile/${userId}`, '/likes']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page);
      }
    });
  });
}

test('the whole journey to a like needs no mouse', async ({ page }) => {
  await signIn(page);
  await openLanding(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  const heart = heartIn(cards(page).first());
  for (
    let tabs = 0;
    tabs < 12 && !(await heart.evaluate((element) => element === document.activeElement));
    tabs++
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(heart).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();

  await page.keyboard.press('PageDown');
  await expect(cards(page).nth(1)).toBeFocused();
});
