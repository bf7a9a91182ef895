import type { ProductStatus } from '@vitrine/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServices, type Services } from '../services/services.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { productOf } from '../testing/products.ts';
import {
  defineProductRelation,
  isStatusKnown,
  observeProducts,
  observeStatuses,
  type ProductRelation,
} from './product-relation.ts';

let services: Services;
let defined = 0;
const signIn = (userId: string) =>
  services.session.begin({ userId, token: `token of ${userId}`, expiration: Date.now() + 3_600_000 });

beforeEach(() => {
  services = createServices({ localStorage: memoryStorage(), sessionStorage: memoryStorage() });
  signIn('mina');
});
afterEach(() => services.session.dispose());

/** An area that is loaded now: each is another one. */
function loadArea(): ProductRelation {
  defined += 1;
  return defineProductRelation({
    kind: `wish ${defined}`,
    send: async (_, { value }) => value,
    inProduct: ({ isInCart }) => isInCart,
    inStatus: ({ inCart }) => inCart,
  });
}
const shown = (relation: ProductRelation, id: string) => services.relations.of(relation).view(id).value;
const moment = () => services.relations.moment();
const statusOf = (productId: string, inCart: boolean): ProductStatus => ({
  productId,
  isLiked: false,
  inCart,
});

test('an area that is loaded late knows what answers said before it was there, and asks for nothing', () => {
  observeProducts(
    services,
    [productOf('shoe', { isLiked: false, isInCart: true }), productOf('hat')],
    moment(),
  );
  observeStatuses(services, [statusOf('bag', true)], moment());
  const wish = loadArea();
  expect([shown(wish, 'shoe'), shown(wish, 'hat'), shown(wish, 'bag')]).toEqual([true, undefined, true]);
  expect(isStatusKnown(services.relations, 'shoe')).toBe(true);
});

test('a status stands until a product says otherwise, and a product that says nothing leaves it', () => {
  observeStatuses(services, [statusOf('shoe', true), statusOf('hat', true)], moment());
  observeProducts(services, [productOf('shoe'), productOf('hat', { isInCart: false })], moment());
  const wish = loadArea();
  expect([shown(wish, 'shoe'), shown(wish, 'hat')]).toEqual([true, false]);
});

test('what was said for one person is nothing to the next', () => {
  observeProducts(services, [productOf('shoe', { isInCart: true })], moment());
  services.session.end();
  signIn('jun');
  expect(shown(loadArea(), 'shoe')).toBeUndefined();
});
