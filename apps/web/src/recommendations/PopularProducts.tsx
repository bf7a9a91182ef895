import { usePopularProducts } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useMemo } from 'react';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import * as styles from './RecommendedRow.css.ts';
import { RecommendedRow, type RecommendedRowProps } from './RecommendedRow.tsx';
import { recommendationsMessages } from './recommendations.messages.ts';

export interface PopularProductsProps
  extends Pick<RecommendedRowProps, 'headingLevel' | 'className' | 'large'> {
  without?: readonly string[];
  /** Whether the row replaces content that failed to load; it then appears only once its products are there. */
  afterFailure?: boolean;
}

const none: readonly string[] = [];

/** A row of popular products for a page with little content. */
export function PopularProducts({ without = none, afterFailure = false, ...row }: PopularProductsProps) {
  const { popular, seeAll } = useMessages(recommendationsMessages);
  const { products, loading } = usePopularProducts();
  const others = useMemo(() => products.filter(({ id }) => !without.includes(id)), [products, without]);
  return (
    <RecommendedRow
      {...row}
      loading={loading && !afterFailure}
      title={popular}
      products={others}
      action={
        row.large && (
          <RouterLink href="/products/popular" className={styles.seeAll}>
            {seeAll}
          </RouterLink>
        )
      }
    />
  );
}
