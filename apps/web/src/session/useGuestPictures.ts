import { usePopularProducts } from '@vitrine/hooks';
import { cardProductOf, type ProductPictureSource } from '@vitrine/ui';

const MOST = 3;

/**
 * Returns pictures of popular products for a page that asks guests to sign in: the last of them, as the first
 * are in the row below.
 */
export function useGuestPictures(): readonly ProductPictureSource[] {
  const { products } = usePopularProducts();
  return products.flatMap((product) => cardProductOf(product).picture ?? []).slice(-MOST);
}
