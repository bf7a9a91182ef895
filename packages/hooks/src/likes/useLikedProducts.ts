import { ApiError, type Product, withoutViewerFlags } from '@vitrine/api';
import { useEffect, useEffectEvent } from 'react';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
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
  const viewer = useViewerId();
  const { value, error, reload } = useResource(
    viewer === undefined ? undefined : ['likes', viewer],
    async () => {
      const askedAt = relations.moment();
      const { products } = await api.likes.list({ query: { userId: viewer } });
      for (const { id } of products) relations.observe(LIKE, id, true, askedAt);
      return products.map(withoutViewerFlags);
    },
    { personal: true },
  );

  // A like that was under way when the list was asked for belongs into it. One that is taken back stays in sight.
  const take = useEffectEvent((productId: string) => {
    if (!value?.some(({ id }) => id === productId)) reload();
  });
  useEffect(
    () =>
      relations.onSettled(({ kind, id, value: liked }) => {
        if (kind === LIKE && liked === true) take(id);
      }),
    [relations],
  );

  return {
    products: value,
    error: error ? { reason: error instanceof ApiError ? error.message : String(error) } : undefined,
    retry: reload,
  };
}
