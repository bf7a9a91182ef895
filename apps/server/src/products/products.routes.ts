import type { Product, VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { FeedPage } from '../ranked-feeds/ranked-feeds.ts';
import type { Feeds } from './feeds.service.ts';
import type { AsSeenBy, Products } from './products.service.ts';

export interface ProductsRoutesOptions {
  products: Products;
  feeds: Feeds;
  asSeenBy: AsSeenBy;
}

export function productsRoutes({
  products,
  feeds,
  asSeenBy,
}: ProductsRoutesOptions): Handlers<VitrineContract['products']> {
  const pageFor = async (viewerId: string | undefined, { items, ...page }: FeedPage<Product>) => ({
    ...page,
    products: await asSeenBy(viewerId, items),
  });

  return {
    personalized: async ({ query, person }) => pageFor(person.id, await feeds.personalized(person.id, query)),
    popular: async ({ query, viewer }) => pageFor(viewer?.id, await feeds.popular(query)),
    verified: async ({ query, viewer }) => pageFor(viewer?.id, await feeds.verified(query)),
    get: async ({ params, viewer }) => {
      const [product] = await asSeenBy(viewer?.id, [await products.get(params.id)]);
      return product as NonNullable<typeof product>;
    },
  };
}
