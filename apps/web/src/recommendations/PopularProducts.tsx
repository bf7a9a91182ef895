import { usePopularProducts } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { RecommendedRow, type RecommendedRowProps } from './RecommendedRow.tsx';
import { recommendationsMessages } from './recommendations.messages.ts';

/** The most popular products, where a page has nothing of its own to show. */
export function PopularProducts(props: Pick<RecommendedRowProps, 'headingLevel' | 'className'>) {
  const { popular } = useMessages(recommendationsMessages);
  return <RecommendedRow {...props} title={popular} {...usePopularProducts()} />;
}
