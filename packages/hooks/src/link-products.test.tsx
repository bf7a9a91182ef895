import { act, cleanup, renderHook } from '@testing-library/react';
import type { LinkProduct } from '@vitrine/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inCart } from './cart/in-cart.ts';
import { like } from './likes/like.ts';
import { useToggle } from './optimistic/useRelation.ts';
import { useLinkProduct } from './product-links/useLinkProduct.ts';
import { heldApp } from './testing/app.tsx';
import { settled } from './testing/held-network.ts';

const CHECK = '/api/products/check-link-product-status';
const TOGGLE = '/api/products/toggle-link-product';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const linked = (id: string): LinkProduct => ({
  id,
  name: `Product ${id}`,
  price: 10,
  imageUrl: null,
  retailer: null,
  rating: null,
  directLink: 'https://kiln.example/kettle',
  link: 'https://short.example/k',
  fallbackSource: null,
  matchConfidence: 95,
  alternativeMatch: false,
});
const kettle = linked('link-kettle');

const showCard = (given: LinkProduct) =>
  renderHook(() => {
    const product = useLinkProduct(given);
    return {
      product,
      liked: useToggle(like, product, 'PostLinks'),
      cart: useToggle(inCart, product, 'PostLinks'),
    };
  }, app.rendering);
const status = (originalProductId: string, isLiked: boolean, productId = originalProductId) => ({
  originalProductId,
  productId,
  isLiked,
  inCart: false,
});
const answerCheck = (...statuses: object[]) =>
  act(() => app.network.last(CHECK).answer({ success: true, statuses }));
const calls = (path: string) => app.network.calls.filter((call) => call.path === path);

// 1 §7
test('the viewer’s relations to the products of several links are requested in one call, and never for guests', async () => {
  showCard(kettle);
  await settled();
  expect(app.network.calls).toEqual([]);
  cleanup();

  app.signIn();
  const cards = [showCard(kettle), showCard(linked('p1')), showCard(kettle)];
  await act(settled);
  expect(calls(CHECK).map(({ body }) => body)).toEqual([{ productIds: ['link-kettle', 'p1'] }]);
  await answerCheck(status('link-kettle', true), status('p1', false));
  expect(cards.map(({ result }) => result.current.liked.isOn)).toEqual([true, false, true]);
});

// 1 §7, D19
test('a link product is liked by a call of its own, and other products by the call of likes', async () => {
  app.signIn();
  const [ofLink, other] = [showCard(kettle), showCard(linked('p1'))];
  await act(settled);
  await answerCheck(status('link-kettle', false), status('p1', false));
  act(() => {
    ofLink.result.current.liked.set(true);
    other.result.current.liked.set(true);
  });
  await act(settled);
  expect([ofLink.result.current.liked.isOn, other.result.current.liked.isOn]).toEqual([true, true]);
  expect(app.network.last('/api/likes/add').body).toMatchObject({ productId: 'p1' });
  const call = app.network.last(TOGGLE);
  expect([call.body, call.keepalive]).toMatchObject([
    {
      action: 'like',
      productData: { id: 'link-kettle', name: 'Product link-kettle', link: 'https://kiln.example/kettle' },
      sequence: expect.any(Number),
    },
    true,
  ]);
  await act(() => call.answer(status('link-kettle', true)));
  act(() => ofLink.result.current.cart.set(true));
  await act(settled);
  await act(() => app.network.last(TOGGLE).answer({ ...status('link-kettle', true), inCart: true }));
  act(() => ofLink.result.current.liked.set(false));
  act(() => ofLink.result.current.cart.set(false));
  await act(settled);
  expect(calls(TOGGLE).map(({ body }) => body.action)).toEqual([
    'like',
    'addToCart',
    'unlike',
    'removeFromCart',
  ]);
});

test('a link product that has come into the catalogue is liked there, even if a link still has the old id', async () => {
  app.signIn();
  const card = showCard(kettle);
  await act(settled);
  await answerCheck(status('link-kettle', true, 'p7'));
  expect(card.result.current).toMatchObject({ product: { id: 'p7' }, liked: { isOn: true } });
  act(() => card.result.current.liked.set(false));
  expect(app.network.last('/api/likes/remove').body).toMatchObject({ productId: 'p7' });
});

test('link products of a failed call are asked about again once the network is back', async () => {
  app.signIn();
  const card = showCard(kettle);
  await act(settled);
  await act(() => app.network.last(CHECK).lose());
  expect(card.result.current.liked.isOn).toBe(false);
  act(() => void window.dispatchEvent(new Event('online')));
  await act(settled);
  await answerCheck(status('link-kettle', true));
  expect(card.result.current.liked.isOn).toBe(true);
});

// P38
test('link products are asked about again for the next person, who sees nothing of the one before', async () => {
  app.signIn();
  const card = showCard(kettle);
  await act(settled);
  await answerCheck(status('link-kettle', true));
  expect(card.result.current.liked.isOn).toBe(true);
  act(() => app.services.session.end());
  expect(card.result.current.liked.isOn).toBe(false);
  await act(async () => app.signIn('jun'));
  await act(settled);
  expect(card.result.current.liked.isOn).toBe(false);
  await answerCheck(status('link-kettle', false));
  expect([calls(CHECK).length, card.result.current.liked.isOn]).toEqual([2, false]);
});

// P39
test('the last press before the page closes is sent at once, after the first', async () => {
  app.signIn();
  const card = showCard(kettle);
  await act(settled);
  await answerCheck(status('link-kettle', false));
  act(() => card.result.current.liked.set(true));
  await act(settled);
  act(() => card.result.current.liked.set(false));
  await act(settled);
  expect(calls(TOGGLE)).toHaveLength(1);
  act(() => void app.services.relations.flush());
  // From here on only microtasks run, as when the page closes.
  for (let each = 0; each < 20; each++) await Promise.resolve();
  const [first, second] = calls(TOGGLE).map(({ body }) => body as { action: string; sequence: number });
  expect([first?.action, second?.action]).toEqual(['like', 'unlike']);
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
});
