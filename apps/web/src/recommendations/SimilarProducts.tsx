import { useSimilarProducts, useStayedWith } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { RecommendedRow } from './RecommendedRow.tsx';
import { recommendationsMessages } from './recommendations.messages.ts';

interface SimilarProductsProps {
  productId: string;
  /** Whether the row waits for content above it; it loads meanwhile. */
  isHeld: boolean;
}

/** Products similar to the open one. They load after it, and only if the viewer stays with it. */
export function SimilarProducts({ productId, isHeld }: SimilarProductsProps) {
  const isStayedWith = useStayedWith(productId);
  const { products, loading } = useSimilarProducts(isStayedWith ? productId : undefined);
  const { similar } = useMessages(recommendationsMessages);
  if (isHeld) return null;
  return (
    <RecommendedRow key={productId} title={similar} headingLevel={3} products={products} loading={loading} />
  );
}
