import { cards, expect, openLanding, pressEscape, productDialog, test } from './fixtures.ts';

test('the address of a product shows it over the landing page, with its name in the server-rendered head', {
  tag: '@gate',
}, async ({ page }) => {
  await openLanding(page);
  const link = cards(page).nth(4).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const href = (await link.getAttribute('href')) ?? '';

  const html = await (await page.request.get(href)).text();
  expect(html).toContain('property="og:title"');
  expect(html).toContain('application/ld+json');

  await page.goto(href);
  await expect(productDialog(page).getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name.replace(/[^\w ]/g, '.')));
  await pressEscape(page);
  await expect(page).toHaveURL('/');
  await expect(cards(page).first()).toBeVisible();
});

test('previous and next replace the address, so that one Back leaves the product', async ({ page }) => {
  await openLanding(page);
  await cards(page).first().getByRole('link').first().click();
  await expect(productDialog(page)).toBeVisible();
  const first = page.url();
  await page.getByRole('button', { name: 'Next product' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('button', { name: 'Previous product' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(first);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(first);
  await page.goBack();
  await expect(productDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});
