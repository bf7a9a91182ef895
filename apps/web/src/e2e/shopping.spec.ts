import type { Page, Route } from '@playwright/test';
import {
  cards,
  expect,
  gather,
  heartIn,
  openFilter,
  openLanding,
  pressEscape,
  productDialog,
  scrollTo,
  signIn,
  test,
} from './fixtures.ts';

// 1 §2, D10, D75
test('a guest searches from the landing page, opens a product and returns to the same results', {
  tag: '@gate',
}, async ({ page }) => {
  await openLanding(page);
  const box = page.getByRole('searchbox');
  await box.fill('coat');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/results\?q=coat/);
  await expect(cards(page).first()).toBeVisible();
  const save = page.getByRole('button', { name: 'Save Search' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toHaveAccessibleDescription('Login to save searches');

  const asked: string[] = [];
  await cards(page).first().getByRole('link').first().click();
  await expect(productDialog(page)).toBeVisible();
  page.on('request', (request) => request.url().includes('/api/search') && asked.push(request.url()));
  await page.goBack();
  await expect(productDialog(page)).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
  expect(asked).toEqual([]);
});

test('results load from the address alone, end with their number, and say when there are none', async ({
  page,
}) => {
  await page.goto('/results?q=overcoat');
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(/^End of results • \d+ items? found for "overcoat"$/)).toBeVisible();
  const filters = page.getByRole('region', { name: 'Filters' });
  const save = page.getByRole('button', { name: 'Save Search' });
  await expect(filters).toBeVisible();
  await expect(save).toBeVisible();
  await page.goto('/results?q=%F0%9F%A6%84%F0%9F%A6%84');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No search results found.');
  await expect(page.getByText('Try other words, or browse popular products.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular right now' })).toBeVisible();
  await expect(filters).toBeHidden();
  await expect(save).toBeHidden();

  await page.goto('/results?q=coat&min=999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing matches these filters');
  await expect(filters).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('coat');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
});

test('a product added to the cart is there on another device, and can be removed and restored', {
  tag: '@gate',
}, async ({ page, browser }) => {
  const { token, userId } = await signIn(page);
  await openLanding(page);
  await cards(page).first().getByRole('link').first().click();
  const name = (await productDialog(page).getByRole('heading').first().textContent()) ?? '';
  await productDialog(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(productDialog(page).getByRole('button', { name: 'Remove from cart' })).toBeVisible();
  await pressEscape(page);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.addInitScript(
    ([token, userId]) => {
      localStorage.setItem('authToken', token ?? '');
      localStorage.setItem('userId', userId ?? '');
      localStorage.setItem('authTokenExpiration', String(Date.now() + 3_600_000));
    },
    [token, userId],
  );
  await other.goto('/cart');
  await expect(other.getByRole('heading', { name: 'Cart' })).toBeVisible();
  // The empty cart also shows popular products, including this one, so the button is checked.
  const remove = other.getByRole('button', { name: `Remove ${name} from cart` });
  await remove.click();
  await expect(remove).toBeHidden();
  await other.getByRole('button', { name: 'Undo' }).first().click();
  await expect(remove).toBeVisible();
  await other.getByRole('button', { name: 'Checkout' }).click();
  await expect(other.getByText('Checkout isn’t available yet. Your cart is saved.').first()).toBeVisible();
  await elsewhere.close();
});

// D1
test('filters are in the address and restored by Back', async ({ page }) => {
  await page.goto('/products/popular');
  await expect(cards(page).first()).toBeVisible();
  await openFilter(page, 'Colors');
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await expect(page).toHaveURL(/color=Red/);
  await expect(cards(page).first()).toContainText(/./);
  await page.goto('/');
  await page.goBack();
  await expect(page).toHaveURL(/color=Red/);
  await openFilter(page, 'Colors');
  await expect(page.getByRole('button', { name: 'Red', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

// 1 §6, D23, D33
test('a guest opens three product links and is asked to sign up before the fourth', { tag: '@gate' }, async ({
  page,
}) => {
  await openLanding(page);
  await cards(page).first().getByRole('link').first().click();
  const dialog = productDialog(page).first();
  for (const left of [3, 2, 1]) {
    await expect(
      dialog.getByText(`${left} of 3 product links left as a guest. Sign up to explore`),
    ).toBeVisible();
    await dialog.getByRole('link', { name: /^View at/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Open External Link' });
    const popup = page.waitForEvent('popup');
    await question.getByRole('link', { name: 'Continue' }).click();
    await (await popup).close();
  }
  await dialog.getByRole('link', { name: /^View at/ }).click();
  await expect(page.getByRole('dialog', { name: 'Sign Up to Continue' })).toContainText(
    "You've reached the limit of 3 product links as a guest. Sign up to continue exploring unlimited products!",
  );
  // 1 §2: prompts close with Escape.
  await pressEscape(page);
  await dialog.getByRole('link', { name: /^Sign up/ }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('form', { name: 'Create Account' })).toBeVisible();
});

// P7
test('an unlike on the likes page moves the focus to the next card, and can be undone in its place', async ({
  page,
}) => {
  await signIn(page);
  await openLanding(page);
  for (const place of [0, 1, 2]) {
    const like = page.waitForResponse((response) => response.url().endsWith('/api/likes/add'));
    await heartIn(cards(page).nth(place)).click();
    await like;
  }
  await page.goto('/likes');
  await expect(cards(page)).toHaveCount(3);
  const names = await cards(page).evaluateAll((found) =>
    found.map((card) => card.getAttribute('aria-label')),
  );

  await heartIn(cards(page).nth(1)).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  const focused = page.locator('[role=feed] article:focus, [role=feed] article:has(:focus)');
  await expect(focused).toHaveAttribute('aria-label', names[2] ?? '');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(cards(page)).toHaveCount(3);
  expect(
    await cards(page).evaluateAll((found) => found.map((card) => card.getAttribute('aria-label'))),
  ).toEqual(names);
});

// D46, P33
test('the note that a link was copied disappears after two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openLanding(page);
  await cards(page).first().getByRole('link').first().click();
  await expect(productDialog(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await productDialog(page).getByRole('button', { name: 'Share' }).click();
  const note = page.getByText('Link copied to clipboard!').first();
  await expect(note).toBeAttached();
  await page.clock.runFor(1900);
  await expect(note).toBeVisible();
  await page.clock.runFor(200);
  await expect(note).toBeHidden();
});

// D46, P33
test('a product shared by the device, or whose share is cancelled, shows no further message', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      shared.push(data);
      if (shared.length > 1) throw new DOMException('Called off', 'AbortError');
    };
  });
  await openLanding(page);
  await cards(page).first().getByRole('link').first().click();
  const share = productDialog(page).getByRole('button', { name: 'Share' });
  for (const times of [1, 2]) {
    await share.click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toHaveLength(times);
  }
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
});

test('a link is copied without the clipboard API, or shown if that fails, too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openLanding(page);
  await cards(page).first().getByRole('link').first().click();
  const share = productDialog(page).getByRole('button', { name: 'Share' });
  await share.click();
  await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible();
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await share.click();
  await expect(
    page.getByText(/^The link couldn’t be copied\. Copy it here: http.*\/product\/[\w-]+$/).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(productDialog(page)).toBeHidden();
  // Waits for the focus to return to the card. A later return would take it from the search box.
  await expect(cards(page).first().getByRole('link').first()).toBeFocused();
  const box = page.getByRole('searchbox');
  await box.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(box).toHaveValue(/\/product\/[\w-]+$/);
});

test('a late response does not interrupt a later navigation', async ({ page }) => {
  const held = await holdSearches(page);
  await openLanding(page);
  const box = page.getByRole('searchbox');
  await box.fill('shoes');
  await box.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await cards(page).first().getByRole('link').first().click();
  await expect(productDialog(page)).toBeVisible();
  await held[0]?.continue().catch(() => undefined);
  await page.waitForLoadState('networkidle');
  await expect(productDialog(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/product\//);
});

test('text typed during a search stays', async ({ page }) => {
  const held = await holdSearches(page);
  await openLanding(page);
  const box = page.getByRole('searchbox');
  await box.fill('coat');
  await box.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  // The address changes before the results replace the landing page, which has a search box and cards, too.
  await expect(page.getByRole('heading', { level: 1, name: 'coat' })).toBeVisible();
  await box.fill('scarf');
  await box.press('Enter');
  await expect.poll(() => held.length).toBe(2);
  await box.fill('scarf in red');
  await held[1]?.continue();
  await expect(page).toHaveURL('/results?q=scarf');
  await expect(box).toHaveValue('scarf in red');
  await page.goBack();
  await expect(box).toHaveValue('coat');
});

async function holdSearches(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route('**/api/search/query', (route) => void held.push(route));
  return held;
}

// P7
test('the page gets the focus when its last like is removed', async ({ page }) => {
  const person = await signIn(page);
  await gather(page, person, '/api/likes/add', 1);
  await page.goto('/likes');
  await heartIn(cards(page).first()).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No likes yet')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a cart that cannot be fetched again stays visible and says so', async ({ page }) => {
  const person = await signIn(page);
  const [name = ''] = await gather(page, person, '/api/cart/addItem', 1);
  await page.goto('/cart');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.route('**/api/cart/getItems**', (route) => route.abort());
  await page.goBack();
  await expect(page.getByText(/^Failed to load your cart: /)).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('the focus stays in the filters while the address follows, and a new list begins at its top', async ({
  page,
}) => {
  await page.goto('/products/popular');
  await expect(cards(page).first()).toBeVisible();
  await openFilter(page, 'Price');
  const lowest = page.getByRole('slider', { name: /minimum/i });
  await lowest.focus();
  for (let presses = 0; presses < 20; presses++) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/products/popular?min=200');
  await expect(lowest).toBeFocused();

  await page.keyboard.press('Escape');
  await scrollTo(page, 1500);
  await openFilter(page, 'Colors');
  const red = page.getByRole('button', { name: 'Red', exact: true });
  await red.click();
  await expect(page).toHaveURL('/products/popular?min=200&color=Red');
  await expect(red).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();
});

test('absurd prices in an address are ignored', async ({ page }) => {
  await page.goto('/products/popular?min=abc&max=-10');
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/products/popular?min=300&max=100');
  await openFilter(page, 'Price');
  await expect(page.getByRole('slider', { name: /minimum/i })).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByRole('slider', { name: /maximum/i })).toHaveAttribute('aria-valuenow', '300');
});

test('a double click removes one item, not the next one that moves under the pointer', async ({ page }) => {
  const person = await signIn(page);
  await gather(page, person, '/api/cart/addItem', 3);
  await gather(page, person, '/api/likes/add', 3);
  await page.goto('/cart');
  const bins = page.getByRole('button', { name: /^Remove .* from cart$/ });
  await expect(bins).toHaveCount(3);
  await bins.first().dblclick();
  await expect(bins).toHaveCount(2);
  await page.goto('/likes');
  await expect(cards(page)).toHaveCount(3);
  await heartIn(cards(page).first()).dblclick();
  await expect(cards(page)).toHaveCount(2);
});

test('a repeated search adds no history entry', async ({ page }) => {
  await openLanding(page);
  const box = page.getByRole('searchbox');
  await box.fill('scarf');
  await box.press('Enter');
  await expect(page).toHaveURL('/results?q=scarf');
  // The address changes before the landing page's search box disappears.
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  for (let times = 0; times < 2; times++) {
    const again = page.waitForResponse('**/api/search/query');
    await box.press('Enter');
    await again;
    await expect(box).toHaveValue('scarf');
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
});
