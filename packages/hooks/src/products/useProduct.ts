import { ApiError, type Product, withoutViewerFlags } from '@vitrine/api';
import useSWR from 'swr';
import { LIKE } from '../likes/like-relation.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';

export interface ProductLookup {
  product: Product | undefined;
  status: 'ready' | 'loading' | 'notFound' | 'error';
  retry(): void;
}

/**
 * One product by its id.
 *
 * @param known The product, where a list has it already: then nothing is asked for.
 */
export function useProduct(id: string | undefined, known?: Product): ProductLookup {
  const { api, relations } = useServices();
  const { userId } = useSession();
  const wanted = id !== undefined && known === undefined;

  const { data, error, mutate } = useSWR(
    wanted ? ['product', userId ?? 'guest', id] : null,
    async ([, , productId]) => {
      const askedAt = relations.moment();
      const product = await api.products.get({ params: { id: productId } });
      if (product.isLiked !== undefined) relations.observe(LIKE, product.id, product.isLiked, askedAt);
      return withoutViewerFlags(product);
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );

  const retry = () => void mutate();
  const product = known ?? data;
  if (product) return { product, status: 'ready', retry };
  if (!error) return { product, status: 'loading', retry };
  const isGone = error instanceof ApiError && error.kind === 'http' && error.status < 500;
  return { product, status: isGone ? 'notFound' : 'error', retry };
}
