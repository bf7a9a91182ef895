import { Button, columnsForWidth, ProductCardSkeleton, Spinner, useMessages } from '@vitrine/ui';
import { use } from 'react';
import { SidePanelWidth } from '../shell/side-panel.ts';
import * as styles from './FeedEnd.css.ts';
import { productListMessages } from './product-list.messages.ts';

export interface FeedEndProps {
  loading: boolean;
  /** Whether nothing is there yet: then cards are on their way, else a page more is. */
  isFirstPage: boolean;
  hasMore: boolean;
  onLoadMore(): void;
}

/** Aspect ratios as uneven as those of the pictures that will come. */
const SKELETON_RATIOS = [4 / 5, 2 / 3, 1, 3 / 4, 5 / 6, 2 / 3, 4 / 5, 1, 3 / 4, 4 / 5];

/** As many columns as the products will have, where something stands beside them; else the styles know. */
function useGridColumns(): number | undefined {
  const taken = use(SidePanelWidth);
  return taken === 0 ? undefined : columnsForWidth(window.innerWidth - taken);
}

/** What stands under a feed: its first skeletons, the sign that more is coming, and the way to it without scrolling. */
export function FeedEnd({ loading, isFirstPage, hasMore, onLoadMore }: FeedEndProps) {
  const columns = useGridColumns();
  const texts = useMessages(productListMessages);
  // Two elements by their keys: as one, what stood at the top of the page would be seen to fall to its end.
  if (isFirstPage) {
    return loading ? (
      <div
        key="skeletons"
        className={styles.skeletons}
        style={
          columns === undefined ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
        }
        role="status"
        aria-label={texts.loading}
      >
        {SKELETON_RATIOS.map((ratio, place) => (
          // Skeletons have nothing but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <ProductCardSkeleton key={place} aspectRatio={ratio} />
        ))}
      </div>
    ) : null;
  }
  return (
    <div key="end" className={styles.end} role="status">
      {loading ? <Spinner label={texts.loadingMore} /> : null}
      {hasMore && !loading ? <Button onClick={onLoadMore}>{texts.loadMore}</Button> : null}
    </div>
  );
}
