import { dismissalsCalls, type Product } from '@vitrine/api';
import { defineRelation, defineWholeReading } from '../optimistic/relation.ts';
import { productThing } from '../products/product-thing.ts';

/** Lists the products that a person wants to see less of. */
export const dismissals = defineWholeReading<Product>({
  of: productThing,
  ask: async (api) => (await api(dismissalsCalls).list({})).products,
});

/** The viewer's wish to see less of a product and of similar ones. */
export const dismissal = defineRelation<Product, boolean>({
  of: productThing,
  kind: 'dismissal',
  async send(api, { id: productId, value, sequence }) {
    const call = api(dismissalsCalls)[value ? 'add' : 'remove'];
    return (await call({ body: { productId, sequence } }, { keepalive: true })).holds;
  },
  whole: { reading: dismissals, in: true, out: false },
  gate: { kind: 'dismissal' },
});
