import { useSimilarProducts } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { RecommendedRow } from './RecommendedRow.tsx';
import { recommendationsMessages } from './recommendations.messages.ts';

/** Milliseconds that a product is open before others are asked for: whoever steps through a row passes many. */
const STAYS_MS = 250;

/** Products like the one that is open. They wait until that is there. */
export function SimilarProducts({ productId }: { productId: string }) {
  const isShown = useIsShown(productId);
  const { products, loading } = useSimilarProducts(isShown ? productId : undefined);
  const { similar } = useMessages(recommendationsMessages);
  return (
    <RecommendedRow key={productId} title={similar} headingLevel={3} products={products} loading={loading} />
  );
}

function useIsShown(productId: string): boolean {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer = setTimeout(() => setShown(productId), STAYS_MS);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', begin);
    };
  }, [productId]);
  return shown === productId;
}
