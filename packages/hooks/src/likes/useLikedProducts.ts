import { ApiError, type Product, withoutViewerFlags } from '@vitrine/api';
import useSWR from 'swr';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { LIKE } from './like-relation.ts';

export interface LikedProducts {
  products: readonly Product[] | undefined;
  /** Why they could not be fetched, in the server's words where it gave some. */
  error: { reason: string } | undefined;
  retry(): void;
}

/** What the person likes, the newest like first. */
export function useLikedProducts(): LikedProducts {
  const { api, relations } = useServices();
  const { userId } = useSession();
  const { data, error, mutate } = useSWR(
    userId ? ['likes', userId] : null,
    async ([, viewer]) => {
      const askedAt = relations.moment();
      const { products } = await api.likes.list({ query: { userId: viewer } });
      for (const { id } of products) relations.observe(LIKE, id, true, askedAt);
      return products.map(withoutViewerFlags);
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    products: data,
    error: error ? { reason: error instanceof ApiError ? error.message : String(error) } : undefined,
    retry: () => void mutate(),
  };
}
