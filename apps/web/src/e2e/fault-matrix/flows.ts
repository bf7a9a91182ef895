import { expect, type Locator, type Page } from '@playwright/test';
import {
  cards,
  heartIn,
  holdApp,
  isRunning,
  newPerson,
  openLanding,
  productDialog,
  withoutFirstAnswers,
} from '../fixtures.ts';
import type { FaultName, StruckCall } from './faults.ts';
import { letTimePass, type Stage, until } from './stage.ts';

/** A user action and the checks of its outcome. */
export interface Flow {
  name: string;
  as: 'guest' | 'person';
  call: StruckCall;
  /** Whether the action starts by loading a page. */
  loadsPage?: boolean;
  /** Faults that cannot hit the call, with the reason. */
  exempt?: Partial<Record<FaultName, string>>;
  /** Whether the app repeats the call until it is answered, and so shows no failure. */
  asksAgain?: boolean;
  /** Whether the call loads code, for which browsers wait without limit. */
  loadsCode?: boolean;
  begin(stage: Stage): Promise<unknown>;
  act(stage: Stage): Promise<unknown>;
  said(stage: Stage): Locator;
  /** Expects the user's input and choices to be kept. */
  keeps?(stage: Stage): Promise<unknown>;
  again(stage: Stage): Promise<unknown>;
  /** Whether the page shows the action as done. */
  isDone(stage: Stage): Promise<boolean>;
  /** Whether the page shows the state of the server. */
  isTrue(stage: Stage): Promise<boolean>;
  /** A following action, which has to recover as well. */
  andThen?: Flow;
}

interface Named {
  id: string;
  name: string;
}

const FEED_FAILED =
  /^(An error occurred while loading products\.|Failed to load products\. Please try again\.)$/;
const PRODUCT_CALL = /^\/api\/products\/(?!popular|verified|personalized)/;
const SEARCH_FAILED = 'An error occurred while searching.';

const tryAgain = ({ page }: Stage) => page.getByRole('button', { name: 'Try Again' }).click();
const idOf = async (card: Locator) =>
  (await card.getByRole('link').first().getAttribute('href'))?.split('/').at(-1) ?? '';
/** The feed card that a cell uses, different in each cell. */
const cardOf = ({ page, turn }: Stage) => page.locator(`[role=feed] article[aria-posinset="${turn + 1}"]`);
const isShown = (locator: Locator) => locator.first().isVisible();

/** Whether the rendered cards match these products at their positions; true without cards. */
async function cardsAre(page: Page, products: readonly Named[]): Promise<boolean> {
  const shown = await page.locator('[role=feed] article').evaluateAll((found) =>
    found.map((card) => ({
      place: card.getAttribute('aria-posinset'),
      name: card.getAttribute('aria-label'),
    })),
  );
  return shown.every(({ place, name }) => products[Number(place) - 1]?.name === name);
}

async function popular({ ask }: Stage): Promise<Named[]> {
  const { products } = await ask<{ products: Named[] }>('/api/products/popular?limit=100');
  return products;
}

async function found({ ask }: Stage, body: object): Promise<Named[]> {
  const { results } = await ask<{ results: Named[] }>('/api/search/query', {
    method: 'POST',
    body: { start: 0, limit: 100, ...body },
  });
  return results;
}

async function statusOf({ ask, person }: Stage, productId: string) {
  const [status] = await ask<{ isLiked: boolean; inCart: boolean }[]>('/api/cart/checkStatuses', {
    method: 'POST',
    body: { userId: person?.userId, productIds: [productId] },
  });
  return status ?? { isLiked: false, inCart: false };
}

const productOf = async (stage: Stage, place: number): Promise<Named> =>
  (await popular(stage))[place] ?? { id: '', name: '' };

const payloadOf = ({ person }: Stage, { id, name }: Named) => ({
  userId: person?.userId,
  productId: id,
  name,
  price: 1,
});

const heartOf = (stage: Stage) => heartIn(cardOf(stage));
const isPressed = async (heart: Locator) => (await heart.getAttribute('aria-pressed')) === 'true';

async function openShop(stage: Stage): Promise<void> {
  await openLanding(stage.page);
  // Only cards near the viewport are rendered.
  await until(async () => {
    const isThere = (await cardOf(stage).count()) > 0;
    if (!isThere) await stage.page.mouse.wheel(0, 300);
    return isThere;
  }, 'The card of this cell never came.');
  await cardOf(stage).scrollIntoViewIfNeeded();
  stage.kept.product = await idOf(cardOf(stage));
}

const heartIsTrue = async (stage: Stage) =>
  (await isPressed(heartOf(stage))) === (await statusOf(stage, stage.kept.product ?? '')).isLiked;

const bin = ({ page, kept }: Stage) => page.getByRole('button', { name: `Remove ${kept.name} from cart` });

async function openCart(stage: Stage): Promise<void> {
  const { page, turn, ask } = stage;
  const product = await productOf(stage, 20 + turn);
  stage.kept = { product: product.id, name: product.name };
  await ask('/api/cart/addItem', { method: 'POST', body: payloadOf(stage, product) });
  await page.goto('/cart');
  await expect(bin(stage)).toBeVisible();
}

/** Whether the page shows the server's cart. */
async function cartIsTrue(stage: Stage): Promise<boolean> {
  const { page, ask, person } = stage;
  const answer = await ask<{ items: Named[] } | Named[]>(`/api/cart/getItems?userId=${person?.userId}`);
  const held = (Array.isArray(answer) ? answer : answer.items).map(({ name }) => `Remove ${name} from cart`);
  const shown = await page
    .getByRole('button', { name: /^Remove .* from cart$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  return JSON.stringify(held.sort()) === JSON.stringify(shown.sort());
}

const searchBox = ({ page }: Stage) => page.getByRole('searchbox');
const searchFor = async (stage: Stage, words: string) => {
  await searchBox(stage).fill(words);
  await searchBox(stage).press('Enter');
};
const shows = async ({ page }: Stage, query: string) =>
  new URL(page.url()).searchParams.get('q') === query && (await isShown(cards(page)));
const resultsAreTrue = async (stage: Stage) => {
  const query = new URL(stage.page.url()).searchParams.get('q');
  return query === null || cardsAre(stage.page, await found(stage, { query }));
};

const cardOfProduct = ({ page, kept }: Stage) =>
  page.locator(`[role=feed] a[href="/product/${kept.product}"]`).first();
const topOf = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().top);

/** Closes the product and expects the results at the same scroll offset. */
async function closeToList(stage: Stage): Promise<void> {
  const { page, kept } = stage;
  await productDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/results?q=coat');
  await isRunning(page);
  await expect(productDialog(page)).toHaveCount(0);
  await until(
    async () => Math.abs((await topOf(cardOfProduct(stage))) - Number(kept.top)) < 2,
    'The list is not where it was left.',
  );
}

async function leave({ page }: Stage): Promise<void> {
  await page.goto('/profile');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

const storedSession = ({ page }: Stage) =>
  page.evaluate(() => ({
    userId: localStorage.getItem('userId'),
    token: localStorage.getItem('authToken'),
  }));
const isAway = async ({ page }: Stage) => new URL(page.url()).pathname !== '/login';

/**
 * Whether a stored session is valid and has the typed username. Without a session, whether the sign-in page
 * is shown.
 */
async function sessionIsTrue(stage: Stage): Promise<boolean> {
  const { userId, token } = await storedSession(stage);
  if (!userId || !token) return !(await isAway(stage));
  const answer = await fetch(`${stage.server}/api/profile/${userId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const profile = (await answer.json()) as { username?: string; user?: { username?: string } };
  return answer.ok && (profile.username ?? profile.user?.username) === stage.kept.username;
}

export const formIsKept = async ({ page, kept }: Stage) => {
  await expect(page.getByLabel('Username')).toHaveValue(kept.username ?? '');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(kept.password ?? '');
  if (kept.email) await expect(page.getByLabel('Email')).toHaveValue(kept.email);
};

const CHANGES = true;
const READS = false;

export const flows: readonly Flow[] = [
  {
    name: 'open the landing page',
    as: 'guest',
    call: { path: /^\/api\/products\//, changes: READS },
    begin: async ({ page }) => {
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: 'Guest Mode' })).toBeVisible();
    },
    act: ({ page }) =>
      page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click(),
    said: ({ page }) => page.getByText(FEED_FAILED),
    again: tryAgain,
    isDone: ({ page }) => isShown(cards(page)),
    isTrue: async (stage) => cardsAre(stage.page, await popular(stage)),
  },
  {
    name: 'scroll',
    as: 'guest',
    call: { path: /^\/api\/products\//, changes: READS },
    begin: ({ page }) => openLanding(page),
    act: ({ page }) => page.keyboard.press('End'),
    said: ({ page }) => page.getByText(FEED_FAILED),
    again: tryAgain,
    isDone: async ({ page }) => {
      await page.keyboard.press('End');
      const places = await page
        .locator('[role=feed] article')
        .evaluateAll((found) => found.map((card) => Number(card.getAttribute('aria-posinset'))));
      return Math.max(...places) > 20;
    },
    isTrue: async (stage) => cardsAre(stage.page, await popular(stage)),
  },
  {
    name: 'open a product by its card',
    as: 'guest',
    call: { path: /^\/assets\/OpenProduct-/, changes: READS },
    loadsCode: true,
    begin: openShop,
    act: (stage) => cardOf(stage).getByRole('link').first().click(),
    said: ({ page }) =>
      page.getByText('The product couldn’t be loaded. Check your connection and try again.').first(),
    again: async (stage) => {
      // Ages the document, as `reloadForCode` does not reload it twice within seconds.
      await letTimePass(stage.page);
      await cardOf(stage).getByRole('link').first().click();
    },
    isDone: ({ page }) => isShown(productDialog(page).getByRole('heading')),
    isTrue: async (stage) => {
      const { page, turn } = stage;
      if (!(await isShown(productDialog(page)))) return cardsAre(page, await popular(stage));
      const { name } = await productOf(stage, turn);
      return (await productDialog(page).getByRole('heading').first().textContent()) === name;
    },
  },
  {
    name: 'open a product by its address',
    as: 'guest',
    call: { path: PRODUCT_CALL, changes: READS },
    loadsPage: true,
    begin: async (stage) => {
      // A product that is not on the landing page, whose data would include it.
      const product = await productOf(stage, 60 + stage.turn);
      stage.kept = { product: product.id, name: product.name };
      // A server-rendered product would need no call.
      await withoutFirstAnswers(stage.page);
    },
    act: ({ page, kept }) => page.goto(`/product/${kept.product}`),
    said: ({ page }) =>
      productDialog(page)
        .getByRole('alert')
        .or(productDialog(page).getByText(/could not/)),
    keeps: ({ page, kept }) => expect(page).toHaveURL(`/product/${kept.product}`),
    again: ({ page }) => productDialog(page).getByRole('button', { name: 'Try Again' }).click(),
    isDone: ({ page, kept }) => isShown(productDialog(page).getByRole('heading', { name: kept.name ?? '' })),
    isTrue: async ({ page, kept, ask }) => {
      const heading = productDialog(page).getByRole('heading', { name: kept.name ?? '' });
      return (
        !(await isShown(heading)) || (await ask<Named>(`/api/products/${kept.product}`)).name === kept.name
      );
    },
  },
  {
    name: 'open a product before the app has started, and close it',
    as: 'guest',
    call: { path: PRODUCT_CALL, changes: READS },
    loadsPage: true,
    begin: async (stage) => {
      const { page, kept } = stage;
      const onLanding = new Set((await popular(stage)).slice(0, 60).map(({ id }) => id));
      // Near the top, as the server renders only the first results. Not on the landing page, whose data would
      // include it.
      const coats = (await found(stage, { query: 'coat' })).slice(2, 16);
      const coat = coats.find(({ id }) => !onLanding.has(id));
      kept.product = coat?.id ?? '';
      kept.name = coat?.name ?? '';
      await withoutFirstAnswers(page, /^\/product\//);
    },
    act: async (stage) => {
      const { page, kept } = stage;
      const letGo = await holdApp(page);
      await page.goto('/results?q=coat');
      await cardOfProduct(stage).scrollIntoViewIfNeeded();
      kept.top = String(await topOf(cardOfProduct(stage)));
      await cardOfProduct(stage).click();
      await expect(page).toHaveURL(`/product/${kept.product}`);
      letGo();
    },
    said: ({ page }) =>
      productDialog(page)
        .getByRole('alert')
        .or(productDialog(page).getByText(/could not/)),
    keeps: ({ page, kept }) => expect(page).toHaveURL(`/product/${kept.product}`),
    again: async (stage) => {
      await closeToList(stage);
      await cardOfProduct(stage).click();
    },
    isDone: async (stage) => {
      const { page, kept } = stage;
      if (
        !kept.seen &&
        (await isShown(productDialog(page).getByRole('heading', { name: kept.name ?? '' })))
      ) {
        await closeToList(stage);
        kept.seen = 'yes';
      }
      return kept.seen === 'yes';
    },
    isTrue: resultsAreTrue,
  },
  {
    name: 'like',
    as: 'person',
    call: { path: /^\/api\/likes\/add$/, changes: CHANGES },
    begin: openShop,
    act: (stage) => heartOf(stage).click(),
    said: ({ page }) => page.getByText('Failed to like product'),
    again: (stage) => heartOf(stage).click(),
    isDone: async (stage) => isPressed(heartOf(stage)),
    isTrue: heartIsTrue,
  },
  {
    name: 'unlike',
    as: 'person',
    call: { path: /^\/api\/likes\/remove$/, changes: CHANGES },
    begin: async (stage) => {
      const liked = await productOf(stage, 40 + stage.turn);
      await stage.ask('/api/likes/add', { method: 'POST', body: payloadOf(stage, liked) });
      await stage.page.goto('/likes');
      stage.kept = { product: liked.id, name: liked.name };
      await expect(stage.page.getByRole('article', { name: liked.name }).first()).toBeVisible();
    },
    act: ({ page, kept }) => heartIn(page.getByRole('article', { name: kept.name ?? '' }).first()).click(),
    said: ({ page }) => page.getByText('Failed to unlike product'),
    again: ({ page, kept }) => heartIn(page.getByRole('article', { name: kept.name ?? '' }).first()).click(),
    isDone: async ({ page, kept }) => !(await isShown(page.getByRole('article', { name: kept.name ?? '' }))),
    isTrue: async (stage) =>
      (await isShown(stage.page.getByRole('article', { name: stage.kept.name ?? '' }))) ===
      (await statusOf(stage, stage.kept.product ?? '')).isLiked,
  },
  {
    name: 'add to cart',
    as: 'person',
    call: { path: /^\/api\/cart\/addItem$/, changes: CHANGES },
    begin: async (stage) => {
      await openShop(stage);
      await cardOf(stage).getByRole('link').first().click();
      await expect(productDialog(stage.page).getByRole('button', { name: 'Add to cart' })).toBeVisible();
    },
    act: ({ page }) => productDialog(page).getByRole('button', { name: 'Add to cart' }).click(),
    said: ({ page }) => page.getByText('Failed to add to cart'),
    again: ({ page }) => productDialog(page).getByRole('button', { name: 'Add to cart' }).click(),
    isDone: ({ page }) => isShown(productDialog(page).getByRole('button', { name: 'Remove from cart' })),
    isTrue: async (stage) =>
      (await isShown(productDialog(stage.page).getByRole('button', { name: 'Remove from cart' }))) ===
      (await statusOf(stage, stage.kept.product ?? '')).inCart,
  },
  {
    name: 'remove and undo',
    as: 'person',
    call: { path: /^\/api\/cart\/removeItem$/, changes: CHANGES },
    begin: openCart,
    act: (stage) => bin(stage).click(),
    said: ({ page }) => page.getByText('Failed to remove from cart'),
    again: (stage) => bin(stage).click(),
    isDone: async (stage) => !(await isShown(bin(stage))),
    isTrue: cartIsTrue,
    andThen: {
      name: 'undo',
      as: 'person',
      call: { path: /^\/api\/cart\/addItem$/, changes: CHANGES },
      begin: async (stage) => {
        await openCart(stage);
        await bin(stage).click();
        await until(() => cartIsTrue(stage), 'It was never removed.');
      },
      act: ({ page }) => page.getByRole('button', { name: 'Undo' }).last().click(),
      said: ({ page }) => page.getByText('Failed to add to cart'),
      // The toast stays while hovered, however long the server takes to restart.
      keeps: ({ page }) => page.getByRole('button', { name: 'Retry' }).last().hover(),
      again: ({ page }) => page.getByRole('button', { name: 'Retry' }).last().click(),
      isDone: (stage) => isShown(bin(stage)),
      isTrue: cartIsTrue,
    },
  },
  {
    name: 'search from the landing page',
    as: 'guest',
    call: { path: /^\/api\/search\/query$/, changes: READS },
    begin: openShop,
    act: (stage) => searchFor(stage, 'coat'),
    said: ({ page }) => page.getByText(SEARCH_FAILED),
    keeps: (stage) => expect(searchBox(stage)).toHaveValue('coat'),
    again: (stage) => searchBox(stage).press('Enter'),
    isDone: (stage) => shows(stage, 'coat'),
    isTrue: resultsAreTrue,
  },
  {
    name: 'search from the results',
    as: 'guest',
    call: { path: /^\/api\/search\/query$/, changes: READS },
    begin: async (stage) => {
      await stage.page.goto('/results?q=coat');
      await isRunning(stage.page);
      await until(() => shows(stage, 'coat'), 'The first results never came.');
    },
    act: (stage) => searchFor(stage, 'scarf'),
    said: ({ page }) => page.getByText(SEARCH_FAILED),
    keeps: (stage) => expect(searchBox(stage)).toHaveValue('scarf'),
    again: (stage) => searchBox(stage).press('Enter'),
    isDone: (stage) => shows(stage, 'scarf'),
    isTrue: resultsAreTrue,
  },
  {
    name: 'filter',
    as: 'guest',
    call: { path: /^\/api\/search\/query$/, changes: READS },
    begin: async ({ page }) => {
      await page.goto('/products/popular');
      await isRunning(page);
      await expect(cards(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'Filters' }).click();
    },
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Red', exact: true }).click();
      await page.getByRole('button', { name: /^Show .*results?$/ }).click();
      await expect(page).toHaveURL('/products/popular?color=Red');
    },
    said: ({ page }) => page.getByText(FEED_FAILED),
    keeps: ({ page }) => expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible(),
    again: tryAgain,
    isDone: async ({ page }) =>
      (await isShown(cards(page))) && (await page.locator('[data-stale]').count()) === 0,
    isTrue: async (stage) => {
      if ((await stage.page.locator('[data-stale]').count()) > 0) return true;
      return cardsAre(stage.page, await found(stage, { query: '', color: ['Red'] }));
    },
  },
  {
    name: 'save a search',
    as: 'person',
    call: { path: /^\/api\/saved-searches\/save\//, changes: CHANGES },
    begin: async (stage) => {
      const query = ['scarf', 'coat', 'boots', 'hat', 'dress', 'bag', 'ring'][stage.turn] ?? 'shirt';
      stage.kept = { query };
      await stage.page.goto(`/results?q=${query}`);
      await isRunning(stage.page);
      await until(() => shows(stage, query), 'The results never came.');
    },
    act: ({ page }) => page.getByRole('button', { name: 'Save Search' }).click(),
    said: ({ page }) => page.getByText('Your search couldn’t be saved. Try again.'),
    keeps: (stage) => expect(searchBox(stage)).toHaveValue(stage.kept.query ?? ''),
    again: ({ page }) => page.getByRole('button', { name: 'Save Search' }).click(),
    isDone: ({ page }) => isShown(page.getByRole('button', { name: 'Saved', exact: true })),
    isTrue: async ({ page, kept, ask, person }) => {
      const { searches } = await ask<{ searches: { query: string }[] }>(
        `/api/saved-searches/get/${person?.userId}`,
      );
      const held = searches.filter(({ query }) => query === kept.query).length;
      const shown = await isShown(page.getByRole('button', { name: 'Saved', exact: true }));
      return shown ? held === 1 : held <= 1;
    },
  },
  {
    name: 'save the profile',
    as: 'person',
    call: { path: /^\/api\/profile\/update$/, changes: CHANGES },
    begin: async (stage) => {
      const { page, turn } = stage;
      stage.kept = { bio: `Tea, cup ${turn}` };
      await page.goto('/edit-profile');
      await page.getByLabel('Birthday').fill('02/29/2000');
      await page.getByLabel('Gender').selectOption('other');
      await page.getByLabel('Country').selectOption('Japan');
      await page.getByLabel('Bio').fill(stage.kept.bio ?? '');
    },
    act: ({ page }) => page.getByRole('button', { name: 'Save', exact: true }).click(),
    said: ({ page }) => page.getByRole('alert').filter({ hasText: /\w/ }),
    keeps: ({ page, kept }) => expect(page.getByLabel('Bio')).toHaveValue(kept.bio ?? ''),
    again: ({ page }) => page.getByRole('button', { name: 'Save', exact: true }).click(),
    isDone: async ({ page }) =>
      !page.url().endsWith('/edit-profile') || isShown(page.getByText('Profile updated successfully')),
    isTrue: async (stage) => {
      const { bio } = await stage.ask<{ bio: string | null }>(`/api/profile/${stage.person?.userId}`);
      return bio === stage.kept.bio || !(await isShown(stage.page.getByText('Profile updated successfully')));
    },
  },
  {
    name: 'sign in',
    as: 'guest',
    call: { path: /^\/api\/profile\/login$/, changes: CHANGES },
    begin: async (stage) => {
      await leave(stage);
      const { username, email, password } = newPerson();
      stage.kept = { username, password };
      await stage.ask('/api/profile/register', { method: 'POST', body: { username, email, password } });
      await stage.page.goto('/login');
      await stage.page.getByLabel('Username').fill(username);
      await stage.page.getByLabel('Password', { exact: true }).fill(password);
    },
    act: ({ page }) => page.getByRole('button', { name: 'Login', exact: true }).click(),
    said: ({ page }) => page.getByRole('alert').filter({ hasText: /\w/ }),
    keeps: formIsKept,
    again: ({ page }) => page.getByRole('button', { name: 'Login', exact: true }).click(),
    isDone: isAway,
    isTrue: sessionIsTrue,
  },
  {
    name: 'register',
    as: 'guest',
    call: { path: /^\/api\/profile\/register$/, changes: CHANGES },
    begin: async (stage) => {
      await leave(stage);
      const { page } = stage;
      stage.kept = { ...newPerson() };
      await page.goto('/login');
      await page.getByRole('radio', { name: 'Create Account' }).check();
      await page.getByLabel('Username').fill(stage.kept.username ?? '');
      await page.getByLabel('Email').fill(stage.kept.email ?? '');
      await page.getByLabel('Password', { exact: true }).fill(stage.kept.password ?? '');
    },
    act: ({ page }) => page.getByRole('button', { name: 'Create Account', exact: true }).click(),
    said: ({ page }) => page.getByRole('alert').filter({ hasText: /\w/ }),
    keeps: formIsKept,
    again: ({ page }) => page.getByRole('button', { name: 'Create Account', exact: true }).click(),
    isDone: isAway,
    isTrue: sessionIsTrue,
  },
];
