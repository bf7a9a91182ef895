import { type Product, productsCalls, withoutViewerFlags } from '@vitrine/api';
import { prepareResource } from '../resource/prepared-resources.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { observeProducts } from './product-relation.ts';

/** What a product is kept under. */
export const productKey = (id: string): readonly string[] => ['product', id];

/** Asks for a product without the face of who found it, which is for members alone. */
export async function fetchProduct(services: Services, id: string): Promise<Product> {
  const { profile_picture_url: _face, ...product } = await fetchProductForMember(services, id);
  return product;
}

/** Calls that were not answered yet, by token and product. */
const underWay = attached(() => new Map<string, Promise<Product>>());

/** Asks for a product, and gives what it says of the viewer to the relations. Those who ask at the same time share a call. */
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
  observeProducts(services, [product], askedAt);
  return withoutViewerFlags(product);
}

/** Fetches what `useProduct` shows, before the page is drawn; rejects where that fails. */
export const prepareProduct = (services: Services, id: string): Promise<void> =>
  prepareResource(services, productKey(id), () => fetchProduct(services, id));
