import { Button, ProductCardSkeleton, Spinner } from '@vitrine/ui';
import { messages } from '../messages.ts';
import * as styles from './FeedEnd.css.ts';

export interface FeedEndProps {
  loading: boolean;
  /** Whether nothing is there yet: then cards are on their way, else a page more is. */
  isFirstPage: boolean;
  hasMore: boolean;
  onLoadMore(): void;
}

/** Aspect ratios as uneven as those of the pictures that will come. */
const SKELETON_RATIOS = [4 / 5, 2 / 3, 1, 3 / 4, 5 / 6, 2 / 3, 4 / 5, 1, 3 / 4, 4 / 5];

/** What stands under a feed: its first skeletons, the sign that more is coming, and the way to it without scrolling. */
export function FeedEnd({ loading, isFirstPage, hasMore, onLoadMore }: FeedEndProps) {
  // Two elements by their keys: as one, what stood at the top of the page would be seen to fall to its end.
  if (isFirstPage) {
    return loading ? (
      <div
        key="skeletons"
        className={styles.skeletons}
        role="status"
        aria-label={messages.landing.loadingProducts}
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
      {loading ? <Spinner label={messages.landing.loadingMore} /> : null}
      {hasMore && !loading ? <Button onClick={onLoadMore}>{messages.landing.loadMore}</Button> : null}
    </div>
  );
}
