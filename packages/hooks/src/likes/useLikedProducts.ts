import { likesCalls, type Product, withoutViewerFlags } from '@vitrine/api';
import { type Collection, type CollectionOptions, useCollection } from '../optimistic/useCollection.ts';
import { observeHeldProducts } from '../products/product-relation.ts';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { like } from './like.ts';

/** The name of the likes page in the `likesUpdated` event. */
export const LIKES_PAGE = 'LikesPage';

/** What the likes page shows, and what can be done there. */
export interface LikedProducts extends Omit<Collection<Product>, 'items'> {
  /** Without those that are no longer liked; undefined while they are not known. */
  products: readonly Product[] | undefined;
}

/**
 * What the person likes, the newest like first. A product leaves with its like, and comes back to its place when that is
 * undone.
 *
 * @param page The page's history entry: coming back to it shows the list as it was, unless something was liked meanwhile.
 */
export function useLikedProducts(page: string, options?: CollectionOptions<Product>): LikedProducts {
  const services = useServices();
  const { relations } = services;
  const isComplete = (listed: Product[]) => {
    const ids = new Set(listed.map(({ id }) => id));
    return relations
      .of(like)
      .reading()
      .idsShowing(true)
      .every((id) => ids.has(id));
  };
  const viewer = useViewerId();
  const resource = useResource(
    viewer === undefined ? undefined : ['likes', viewer],
    async (api) => {
      const askedAt = relations.moment();
      const { products } = await api(likesCalls).list({ query: { userId: viewer } });
      observeHeldProducts(services, like, products, askedAt);
      return products.map(withoutViewerFlags);
    },
    { personal: true, page, isStillTrue: isComplete },
  );
  const { items: products, ...collection } = useCollection(like, LIKES_PAGE, resource, options);
  return { products, ...collection };
}
