import { ApiError, type Product } from '@vitrine/api';
import { useMemo, useState } from 'react';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { useStayedWith } from '../stepping/useStayedWith.ts';
import { fetchProduct, fetchProductForMember, productKey } from './product-resource.ts';

/** A product looked up by its id. */
export interface ProductLookup {
  /** The product without viewer flags; undefined until known. */
  product: Product | undefined;
  /** `notFound`: there is no such product, and a retry does not help. */
  status: 'ready' | 'loading' | 'notFound' | 'error';
  retry(): void;
}

/**
 * Returns one product by its id.
 *
 * @param known The product from a list, which shows at once. Only data that lists omit is fetched, once: more
 * pictures and, for members, the finder's avatar. After a change of the id, it is fetched when the viewer
 * stays with the product.
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
  // The finder's avatar is for members, and is dropped when they sign out. While the product is loading, both
  // fetches share one request.
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

/** Adds data that lists omit. */
function withMore(shown: Product | undefined, more: Product | undefined): Product | undefined {
  if (!shown || !more || more === shown) return shown;
  const { morePictures, profilePictureUrl } = more;
  return {
    ...shown,
    ...(morePictures && { morePictures }),
    ...(profilePictureUrl && { profilePictureUrl }),
  };
}

const isWhole = ({ pictureCount = 1, morePictures = [] }: Product): boolean =>
  morePictures.length + 1 >= pictureCount;

/** 404: unknown id. 400: invalid id. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
