import { type Product, withoutViewerFlags } from '@vitrine/api';
import { observeCollection } from '../products/observe-products.ts';
import {
  type ProductCollection,
  type ProductCollectionOptions,
  useProductCollection,
} from '../products/useProductCollection.ts';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { LIKE } from './like-relation.ts';

/** The name of the likes page in the `likesUpdated` event (1 §4). */
export const LIKES_PAGE = 'LikesPage';

/** What the likes page shows, and what can be done there. */
export interface LikedProducts extends Omit<ProductCollection<Product>, 'items'> {
  /** Without what is no longer liked; undefined while they are not known. */
  products: readonly Product[] | undefined;
}

/**
 * What the person likes, the newest like first. A product leaves with its like, and comes back to its place by `undo`.
 *
 * @param page The page's history entry: coming back to it shows the list as it was, unless something was liked meanwhile.
 */
export function useLikedProducts(page: string, options?: ProductCollectionOptions<Product>): LikedProducts {
  const { api, relations } = useServices();
  const isComplete = (listed: Product[]) => {
    const ids = new Set(listed.map(({ id }) => id));
    return relations
      .reading(LIKE)
      .idsShowing(true)
      .every((id) => ids.has(id));
  };
  const viewer = useViewerId();
  const resource = useResource(
    viewer === undefined ? undefined : ['likes', viewer],
    async () => {
      const askedAt = relations.moment();
      const { products } = await api.likes.list({ query: { userId: viewer } });
      observeCollection(relations, LIKE, products, askedAt);
      return products.map(withoutViewerFlags);
    },
    { personal: true, page, isStillTrue: isComplete },
  );
  const { items: products, ...collection } = useProductCollection(LIKE, LIKES_PAGE, resource, options);
  return { products, ...collection };
}
