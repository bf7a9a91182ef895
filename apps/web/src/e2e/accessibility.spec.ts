import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cards, expect, heartIn, openLanding, productDialog, signIn, test } from './fixtures.ts';

const expectNoViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual(
    [],
  );
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport, reducedMotion: 'reduce' } as object);

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
