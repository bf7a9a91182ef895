import type { Product } from '@vitrine/api';
import { type Collection, type CollectionOptions, useCollection } from '../optimistic/useCollection.ts';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { like, likedProducts } from './like.ts';

/** The name of the likes page in the `likesUpdated` event. */
export const LIKES_PAGE = 'LikesPage';

/** The state of the likes page and its actions. */
export interface LikedProducts extends Omit<Collection<Product>, 'items'> {
  /** Listed products that are still liked; undefined while not loaded. */
  products: readonly Product[] | undefined;
}

/**
 * Returns the products that the viewer likes, newest like first. An unliked product leaves at once, and
 * returns to its place if the unlike is undone.
 *
 * @param page The history entry. Going back to it needs no request, unless something was liked meanwhile.
 */
export function useLikedProducts(page: string, options?: CollectionOptions<Product>): LikedProducts {
  const { relations } = useServices();
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
    (api) => relations.loadWhole(likedProducts, api),
    { personal: true, page, isStillTrue: isComplete },
  );
  const { items: products, ...collection } = useCollection(like, LIKES_PAGE, resource, options);
  return { products, ...collection };
}
