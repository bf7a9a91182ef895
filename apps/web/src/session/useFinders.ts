import { usePopularProducts } from '@vitrine/hooks';
import type { LoginPromptPerson } from '@vitrine/ui';

/** Returns the people who found popular products; none while these load, undefined if nobody found any. */
export function useFinders(): readonly LoginPromptPerson[] | undefined {
  const { products, loading } = usePopularProducts();
  const faces = new Map(
    products.flatMap(({ username, ownerPictureUrl }) => (username ? [[username, ownerPictureUrl]] : [])),
  );
  if (faces.size === 0) return loading ? [] : undefined;
  return Array.from(faces, ([username, face]) => ({ username, face }));
}
