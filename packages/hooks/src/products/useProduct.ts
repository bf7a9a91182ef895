import { ApiError, type Product } from '@vitrine/api';
import { useMemo, useState } from 'react';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useStayedWith } from '../stepping/useStayedWith.ts';
import { fetchProduct, productKey } from './product-resource.ts';

/** A product that was asked for by its id. */
export interface ProductLookup {
  /** Without viewer flags. */
  product: Product | undefined;
  /** `notFound`: there is no such product, and asking again does not help. */
  status: 'ready' | 'loading' | 'notFound' | 'error';
  /** Asks again. */
  retry(): void;
}

/**
 * One product by its id.
 *
 * @param known The product, where a list has it already: then it is there at once, and it is only asked for its other pictures,
 * where it has some, once. With the id of another one, it is asked for when somebody stays with it.
 */
export function useProduct(id: string, known?: Product): ProductLookup {
  const services = useServices();
  const [first] = useState(id);
  const isStayedWith = useStayedWith(id) || id === first;
  const isEnough = known && (isWhole(known) || !isStayedWith);
  const { value, error, reload } = useResource(
    isEnough ? undefined : productKey(id),
    () => fetchProduct(services, id),
    { personal: false, page: known && EVERY_PAGE },
  );

  const product = useMemo(
    () => (known && value?.morePictures ? { ...known, morePictures: value.morePictures } : (known ?? value)),
    [known, value],
  );
  if (product) return { product, status: 'ready', retry: reload };
  if (!error) return { product, status: 'loading', retry: reload };
  return { product, status: isUnknown(error) ? 'notFound' : 'error', retry: reload };
}

/** Whether a product from a list has all of its pictures. */
const isWhole = ({ pictureCount = 1, morePictures = [] }: Product): boolean =>
  morePictures.length + 1 >= pictureCount;

/** Whether there is no such product: the server does not know the id, or it cannot be one. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
