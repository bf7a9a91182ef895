import { useSimilarProducts, useStayedWith } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { RecommendedRow } from './RecommendedRow.tsx';
import { recommendationsMessages } from './recommendations.messages.ts';

/** Products like the one that is open. They wait until that is there, and are not asked for where it is only passed. */
export function SimilarProducts({ productId }: { productId: string }) {
  const isStayedWith = useStayedWith(productId);
  const { products, loading } = useSimilarProducts(isStayedWith ? productId : undefined);
  const { similar } = useMessages(recommendationsMessages);
  return (
    <RecommendedRow key={productId} title={similar} headingLevel={3} products={products} loading={loading} />
  );
}
