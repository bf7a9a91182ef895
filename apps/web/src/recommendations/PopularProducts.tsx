import { usePopularProducts } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useMemo } from 'react';
import { RecommendedRow, type RecommendedRowProps } from './RecommendedRow.tsx';
import { recommendationsMessages } from './recommendations.messages.ts';

export interface PopularProductsProps extends Pick<RecommendedRowProps, 'headingLevel' | 'className'> {
  /** Ids of products that the page shows already. */
  without?: readonly string[];
}

const none: readonly string[] = [];

/** The most popular products, where a page has little or nothing of its own to show. */
export function PopularProducts({ without = none, ...row }: PopularProductsProps) {
  const { popular } = useMessages(recommendationsMessages);
  const { products, ...state } = usePopularProducts();
  const others = useMemo(() => products.filter(({ id }) => !without.includes(id)), [products, without]);
  return <RecommendedRow {...row} {...state} title={popular} products={others} />;
}
