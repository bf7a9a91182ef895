import { ApiError, type Product } from '@vitrine/api';
import { useMemo, useState } from 'react';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { useStayedWith } from '../stepping/useStayedWith.ts';
import { fetchProduct, fetchProductForMember, productKey } from './product-resource.ts';

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
 * @param known The product, where a list has it already: then it is there at once, and it is only asked for what lists leave out, once:
 * its other pictures, and for who is signed in the face of who found it. With the id of another one, it is asked for when somebody stays
 * with it.
 */
export function useProduct(id: string, known?: Product): ProductLookup {
  const services = useServices();
  const [first] = useState(id);
  const isStayedWith = useStayedWith(id) || id === first;
  const page = known && EVERY_PAGE;
  const { userId } = useSession();
  const isMember = userId !== undefined;
  const isEnough = known && (isMember || isWhole(known) || !isStayedWith);
  const { value, error, reload } = useResource(
    isEnough ? undefined : productKey(id),
    () => fetchProduct(services, id),
    { personal: false, page },
  );
  // The face of who found it is for members alone, and goes with them; while the product is on its way, it comes with it.
  const isMoreForMember = known
    ? !isWhole(known) || known.username !== null
    : value
      ? value.username
      : !error;
  const { value: forMember } = useResource(
    isMember && isStayedWith && isMoreForMember ? [...productKey(id), userId] : undefined,
    () => fetchProductForMember(services, id),
    { personal: true, aside: true, page },
  );

  const product = useMemo(() => withMore(known ?? value, forMember ?? value), [known, value, forMember]);
  if (product) return { product, status: 'ready', retry: reload };
  if (!error) return { product, status: 'loading', retry: reload };
  return { product, status: isUnknown(error) ? 'notFound' : 'error', retry: reload };
}

/** A product with what only an answer about it alone has. */
function withMore(shown: Product | undefined, more: Product | undefined): Product | undefined {
  if (!shown || !more || more === shown) return shown;
  const { morePictures, profile_picture_url } = more;
  return {
    ...shown,
    ...(morePictures && { morePictures }),
    ...(profile_picture_url && { profile_picture_url }),
  };
}

/** Whether a product from a list has all of its pictures. */
const isWhole = ({ pictureCount = 1, morePictures = [] }: Product): boolean =>
  morePictures.length + 1 >= pictureCount;

/** Whether there is no such product: the server does not know the id, or it cannot be one. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
