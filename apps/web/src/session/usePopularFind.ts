import { usePopularProducts } from '@vitrine/hooks';
import { cardProductOf, type SignInFind } from '@vitrine/ui';

/** Returns the most popular product that has a picture and a finder, once loaded. */
export function usePopularFind(): SignInFind | undefined {
  const { products } = usePopularProducts();
  const found = products.find(({ picture, username }) => picture && username);
  const picture = found && cardProductOf(found).picture;
  if (!picture || !found.username) return undefined;
  return { picture, username: found.username, face: found.ownerPictureUrl };
}
