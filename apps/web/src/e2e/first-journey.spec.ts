import { cardInView, expect, heartIn, newPerson, productDialog, scrollTo, test } from './fixtures.ts';
import { ServerProcess } from './server-process.ts';

test('a guest finds a product, registers from its heart, and the like survives a killed server', {
  tag: '@kills',
}, async ({ page }) => {
  // A first start writes the demo: two minutes for the whole journey on a busy machine.
  test.slow();
  const server = await ServerProcess.create();
  try {
    await server.start();
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1, name: /^Swipe for/ })).toHaveAccessibleName(
      /Shoes, Jackets, Hats, Pants, Jewelry, Trends.* Beauty/,
    );

    await scrollTo(page, 6000);
    const card = await cardInView(page);
    const opened = (await card.getByRole('link').first().textContent()) ?? '';
    await card.getByRole('link').first().click();
    const dialog = productDialog(page);
    await expect(dialog.getByRole('heading', { name: opened })).toBeVisible();
    await expect(page).toHaveURL(/\/product\/[\w-]+$/);

    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('heading', { name: opened })).toBeHidden();
    const name = (await dialog.getByRole('heading').first().textContent()) ?? '';
    const productUrl = page.url();

    await heartIn(dialog).click();
    const prompt = page.getByRole('dialog', { name: 'Please Login' });
    await expect(prompt).toContainText(
      'Login to like products, discover new products, and share your favorites!',
    );
    await prompt.getByText('New user? Create account').click();

    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    const person = newPerson();
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    const liked = page.waitForResponse((answer) => answer.url().endsWith('/api/likes/add'));
    await page.keyboard.press('Enter');

    expect((await liked).status()).toBe(200);
    await expect(page).toHaveURL(productUrl);
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    await expect(heartIn(dialog)).toHaveAttribute('aria-pressed', 'true');

    await server.kill();
    await server.start();
    await page.reload();
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    await expect(heartIn(dialog)).toHaveAttribute('aria-pressed', 'true');
  } finally {
    await server.remove();
  }
});
