import { type ProductDetails, productDetailsCalls } from '@vitrine/api';
import { prepareResource } from '../resource/prepared-resources.ts';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import type { Services } from '../services/services.ts';

const detailsKey = (id: string): readonly string[] => ['product details', id];

/**
 * Returns further facts about a product; undefined until loaded, and after a failure.
 *
 * @param id Undefined requests nothing.
 */
export function useProductDetails(id: string | undefined): ProductDetails | undefined {
  const { value } = useResource(
    id === undefined ? undefined : detailsKey(id),
    (background) => background(productDetailsCalls).get({ params: { id: id ?? '' } }),
    { personal: false, page: EVERY_PAGE },
  );
  return value;
}

/** Fetches the data of `useProductDetails` before server rendering; rejects on failure. */
export const prepareProductDetails = (services: Services, id: string): Promise<void> =>
  prepareResource(services, detailsKey(id), () => services.api(productDetailsCalls).get({ params: { id } }));
