import { dismissalsCalls } from '@vitrine/api';
import { defineProductRelation } from '../products/product-relation.ts';

/** That a person wants less of a product and of what is like it; use it with `useDismissal`. */
export const dismissal = defineProductRelation({
  kind: 'dismissal',
  async send(api, { id: productId, value, sequence }) {
    const calls = api(dismissalsCalls);
    const call = value ? calls.add : calls.remove;
    return (await call({ body: { productId, sequence } }, { keepalive: true })).holds;
  },
  async heldOf(api) {
    return (await api(dismissalsCalls).list({})).products.map(({ id }) => id);
  },
});
