import { Button, columnsForWidth, type MessageCatalogue, Spinner, useMessages } from '@vitrine/ui';
import { type ComponentType, use } from 'react';
import * as styles from './FeedEnd.css.ts';
import { SidePanelWidth } from './side-panel.ts';

export interface FeedEndProps {
  loading: boolean;
  /** Whether the page that is loading is the first one. */
  isFirstPage: boolean;
  hasMore: boolean;
  onLoadMore(): void;
  /** Gives the focus to the last thing, which the new ones follow: the button goes while more is loading. */
  focusLast?: () => void;
  /** What is said of waiting. */
  messages: MessageCatalogue<string, { loading: string; loadingMore: string; loadMore: string }>;
  /** The box of what will come, of that shape. */
  skeleton: ComponentType<{ aspectRatio: number }>;
}

/** Aspect ratios as uneven as those of the pictures that will come. */
const SKELETON_RATIOS = [4 / 5, 2 / 3, 1, 3 / 4, 5 / 6, 2 / 3, 4 / 5, 1, 3 / 4, 4 / 5];

/** How many columns there will be, where a panel stands beside them; otherwise the styles decide. */
function useGridColumns(): number | undefined {
  const taken = use(SidePanelWidth);
  return taken === 0 || import.meta.env.SSR ? undefined : columnsForWidth(window.innerWidth - taken);
}

/** What stands under a feed: its first skeletons, the sign that more is coming, and the way to it without scrolling. */
export function FeedEnd({
  loading,
  isFirstPage,
  hasMore,
  onLoadMore,
  focusLast,
  messages,
  skeleton: Shape,
}: FeedEndProps) {
  const columns = useGridColumns();
  const texts = useMessages(messages);
  // Keys keep the two apart: reused, the element at the top of the page would visibly jump to its end.
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
          // Skeletons have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Shape key={place} aspectRatio={ratio} />
        ))}
      </div>
    ) : null;
  }
  return (
    <div key="end" className={styles.end} role="status">
      {loading ? <Spinner label={texts.loadingMore} /> : null}
      {hasMore && !loading ? (
        <Button
          onClick={() => {
            focusLast?.();
            onLoadMore();
          }}
        >
          {texts.loadMore}
        </Button>
      ) : null}
    </div>
  );
}
