import {
  cards,
  expect,
  heartIn,
  newPerson,
  openLanding,
  pressEscape,
  productDialog,
  signIn,
  test,
  withoutFirstAnswers,
} from './fixtures.ts';

test('an unreachable server shows the specified message and a retry that works', { tag: '@gate' }, async ({
  page,
}) => {
  await page.route('**/api/products/**', (route) => route.abort());
  await withoutFirstAnswers(page);
  await page.goto('/');
  await expect(page.getByText('An error occurred while loading products.')).toBeVisible();
  await page.unroute('**/api/products/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('An error occurred while loading products.')).toBeHidden();
});

test('a server that refuses shows the other message', async ({ page }) => {
  await page.route('**/api/products/**', (route) => route.fulfill({ status: 500, json: { error: 'No' } }));
  await withoutFirstAnswers(page);
  await page.goto('/');
  await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible();
});

test('an empty catalogue says so', async ({ page }) => {
  await page.route('**/api/products/**', (route) =>
    route.fulfill({ json: { products: [], pagination: { pages: 0 } } }),
  );
  await withoutFirstAnswers(page);
  await page.goto('/');
  await expect(page.getByText('No products yet')).toBeVisible();
  await expect(page.getByText('Try searching above or check back soon.')).toBeVisible();
});

test('corrupted storage is ignored', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['authToken', 'userId', 'authTokenExpiration', 'theme'])
      localStorage.setItem(key, '{broken');
    sessionStorage.setItem('landingProducts:guest', '{"version":1,"items":[{');
    sessionStorage.setItem('blockedAction', 'null');
  });
  await openLanding(page);
});

// P8
test('a browser that forbids storage still shows the landing page and signs in for this page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    }
  });
  await openLanding(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).filter({ visible: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('radio', { name: 'Create Account' }).check();
  const person = newPerson();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await heartIn(cards(page).first()).click();
  await expect(heartIn(cards(page).first())).toHaveAttribute('aria-pressed', 'true');
});

test('an unknown address shows a page with the search, and has status 404', { tag: '@gate' }, async ({
  page,
}) => {
  const answer = await page.goto('/no/such/place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Suggestions' }).getByRole('link')).toHaveCount(3);
  await page.getByRole('searchbox').fill('coat');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/results\?q=coat$/);
  await expect(cards(page).first()).toBeVisible();
});

test('an unknown product says so over the landing page', async ({ page }) => {
  const answer = await page.goto('/product/nosuchproduct');
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toContain('<title>Product not found · Vitrine</title>');
  await expect(productDialog(page).getByRole('heading', { name: 'Product not found' })).toBeVisible();
  await expect(page).toHaveTitle('Product not found · Vitrine');
  await pressEscape(page);
  await expect(page).toHaveURL('/');
});

test('a search that fails says so and can be tried again; the text stays in the box', async ({ page }) => {
  await openLanding(page);
  await page.route('**/api/search/query', (route) => route.fulfill({ status: 500, json: { error: 'No' } }));
  const box = page.getByRole('searchbox');
  await box.fill('coat');
  await box.press('Enter');
  await expect(page.getByText('An error occurred while searching.').first()).toBeVisible();
  await expect(box).toHaveValue('coat');
  await withoutFirstAnswers(page);
  await page.goto('/results?q=coat');
  await expect(page.getByText('An error occurred while searching.').first()).toBeVisible();
  await page.unroute('**/api/search/query');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('a list that cannot be fetched offers no filters, but the search, another try and popular products', async ({
  page,
}) => {
  await page.route('**/api/products/verified**', (route) =>
    route.fulfill({ status: 500, json: { error: 'No' } }),
  );
  await withoutFirstAnswers(page);
  await page.goto('/products/verified');
  await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular right now' }).getByRole('listitem')).toHaveCount(12);
  const filters = page.getByRole('region', { name: 'Filters' });
  const lists = page.getByRole('navigation', { name: 'Product lists' });
  await expect(filters).toBeHidden();
  await expect(lists).toBeHidden();
  await page.unroute('**/api/products/verified**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(filters).toBeVisible();
  await expect(lists).toBeVisible();
});

test('filtered products that cannot be fetched say so with Try Again, and their end is marked', async ({
  page,
}) => {
  await page.route('**/api/search/query', (route) => route.abort());
  await withoutFirstAnswers(page);
  await page.goto('/products/popular?color=Brown&max=60');
  await expect(page.getByText('An error occurred while loading products.')).toBeVisible();
  await page.unroute('**/api/search/query');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText("You've reached the end of the products!")).toBeVisible();
});

test('likes that cannot be fetched show the reason and can be fetched again', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/likes/getLikes**', (route) =>
    route.fulfill({ status: 503, json: { error: 'The shelves are being dusted.' } }),
  );
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('Failed to fetch liked products: The shelves are being dusted.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular right now' })).toBeVisible();
  await page.unroute('**/api/likes/getLikes**');
  await page.getByRole('button', { name: /Retry|Try Again/ }).click();
  await expect(page.getByText('No likes yet')).toBeVisible();
});

test('a page that cannot reach the server requests no other products', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/likes/getLikes**', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/products/popular') asked.push(request.url());
  });
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular right now' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a failure without a reason shows the next step and no status', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/likes/getLikes**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/likes');
  const main = page.getByRole('main');
  await expect(main).toContainText('Try again in a moment.');
  await expect(main).not.toContainText('500');
});
