import {
  Button,
  columnsForWidth,
  type MessageCatalogue,
  masonryGap,
  Spinner,
  useMessages,
} from '@vitrine/ui';
import { type ComponentType, use } from 'react';
import { assumedWidth, useAssumedLayout } from '../document/assumed-layout.ts';
import { SidePanelWidth } from '../page/side-panel.ts';
import { wide } from '../page/wide.css.ts';
import * as styles from './FeedEnd.css.ts';

export interface FeedEndProps {
  loading: boolean;
  /** Whether there are no items yet. */
  isFirstPage: boolean;
  hasMore: boolean;
  onLoadMore(): void;
  /** Focuses the last item, as the button disappears during loading. */
  focusLast?: () => void;
  messages: MessageCatalogue<string, { loading: string; loadingMore: string; loadMore: string }>;
  /** Placeholder of one item; without it, nothing stands for the first items. */
  skeleton?: ComponentType<{ aspectRatio: number }>;
}

/** Aspect ratios of placeholders, varied like pictures. */
const SKELETON_RATIOS = [0.8, 0.67, 1, 0.75, 0.83, 0.67, 0.8, 1, 0.75, 0.8];

/** Returns the columns of the grid to come. */
function useGridToCome() {
  const taken = use(SidePanelWidth);
  const layout = useAssumedLayout();
  const width = (layout ? assumedWidth[layout] : window.innerWidth) - taken;
  const columns = columnsForWidth(width);
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: masonryGap(columns, width),
  };
}

export function FeedEnd({
  loading,
  isFirstPage,
  hasMore,
  onLoadMore,
  focusLast,
  messages,
  skeleton: Shape,
}: FeedEndProps) {
  const grid = useGridToCome();
  const texts = useMessages(messages);
  // Different keys, as a reused element would visibly jump from the page's top to its end.
  if (isFirstPage) {
    return loading && Shape ? (
      <div key="skeletons" className={wide} style={grid} role="status" aria-label={texts.loading}>
        {SKELETON_RATIOS.map((ratio, place) => (
          // Placeholders differ only by their position.
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
