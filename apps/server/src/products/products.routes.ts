import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { FeedPage, Feeds } from './feeds.service.ts';
import type { Products } from './products.service.ts';

export function productsRoutes(products: Products, feeds: Feeds): Handlers<VitrineContract['products']> {
  const asSeenBy = async (viewerId: string | undefined, page: FeedPage) => ({
    ...page,
    products: await products.asSeenBy(viewerId, page.products),
  });

  return {
    personalized: async ({ query, person }) =>
      asSeenBy(person.id, await feeds.personalized(person.id, query)),
    popular: async ({ query, viewer }) => asSeenBy(viewer?.id, await feeds.popular(query)),
    verified: async ({ query, viewer }) => asSeenBy(viewer?.id, await feeds.verified(query)),
    get: async ({ params, viewer }) => {
      const [product] = await products.asSeenBy(viewer?.id, [await products.get(params.id)]);
      return product as NonNullable<typeof product>;
    },
  };
}
