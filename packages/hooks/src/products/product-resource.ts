import { type Product, productsCalls } from '@vitrine/api';
import { prepareResource } from '../resource/prepared-resources.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { productThing } from './product-thing.ts';

export const productKey = (id: string): readonly string[] => ['product', id];

/** Fetches a product without the finder's avatar, which only members may see. */
export async function fetchProduct(services: Services, id: string): Promise<Product> {
  const { profilePictureUrl: _face, ...product } = await fetchProductForMember(services, id);
  return product;
}

/** Requests in flight, by token and product. */
const underWay = attached(() => new Map<string, Promise<Product>>());

/**
 * Fetches a product, and passes the viewer's flags in it to the relations. Simultaneous callers share a
 * request.
 */
export function fetchProductForMember(services: Services, id: string): Promise<Product> {
  const calls = underWay(services);
  const name = JSON.stringify([services.session.token(), id]);
  const call = calls.get(name) ?? ask(services, id).finally(() => calls.delete(name));
  calls.set(name, call);
  return call;
}

async function ask(services: Services, id: string): Promise<Product> {
  const askedAt = services.relations.moment();
  const product = await services.api(productsCalls).get({ params: { id } });
  const [bare = product] = services.relations.observe(productThing, [product], askedAt);
  return bare;
}

/** Fetches the data of `useProduct` before server rendering; rejects on failure. */
export const prepareProduct = (services: Services, id: string): Promise<void> =>
  prepareResource(services, productKey(id), () => fetchProduct(services, id));
