import type { OnWire, Product, VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { FeedPage } from '../ranked-feeds/ranked-feeds.ts';
import type { Feeds } from './feeds.service.ts';
import type { AsSeenBy, Products } from './products.service.ts';

export interface ProductsRoutesOptions {
  products: Products;
  feeds: Feeds;
  asSeenBy: AsSeenBy;
  /** Address of a person's profile picture; null if there is none that the viewer may see. */
  faceFor(viewerId: string, personId: string): Promise<string | null>;
}

export function productsRoutes({
  products,
  feeds,
  asSeenBy,
  faceFor,
}: ProductsRoutesOptions): Handlers<VitrineContract['products']> {
  const pageFor = async (
    viewerId: string | undefined,
    { items, ...page }: FeedPage<OnWire<typeof Product>>,
  ) => ({
    ...page,
    products: await asSeenBy(viewerId, items),
  });

  return {
    personalized: async ({ query, person }) => pageFor(person.id, await feeds.personalized(person.id, query)),
    popular: async ({ query, viewer }) => pageFor(viewer?.id, await feeds.popular(query, viewer?.id)),
    verified: async ({ query, viewer }) => pageFor(viewer?.id, await feeds.verified(query, viewer?.id)),
    get: async ({ params, viewer }) => {
      const found = await products.find(params.id, viewer?.id);
      if (!found) throw new DomainError('product_not_found');
      const { ownerId } = found;
      const [[seen = found.product], face] = await Promise.all([
        asSeenBy(viewer?.id, [found.product]),
        viewer && ownerId !== null ? faceFor(viewer.id, ownerId) : null,
      ]);
      return face === null ? seen : { ...seen, profile_picture_url: face };
    },
  };
}
