import { useViewedProducts } from '@vitrine/hooks';
import { Button, useMessages } from '@vitrine/ui';
import { pageItself } from '../shell/focus/page-itself.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { undoMessages } from '../shell/toasts/undo.messages.ts';
import * as styles from './RecommendedRow.css.ts';
import { RecommendedRow } from './RecommendedRow.tsx';
import { recommendationsMessages } from './recommendations.messages.ts';
import { useViewedPlace } from './viewed-place.ts';

/** The recently viewed products, if the page has room. */
export function RecentlyViewed() {
  const ids = useViewedPlace();
  return ids.length > 0 && <ViewedRow key={ids.join(' ')} ids={ids} />;
}

function ViewedRow({ ids }: { ids: readonly string[] }) {
  const { products, loading, failed, isCleared, retry, clear } = useViewedProducts(ids);
  const {
    recent,
    recentNotLoaded,
    recentGone,
    clear: clearText,
    clearRecent,
    cleared,
  } = useMessages(recommendationsMessages);
  const { retry: again } = useMessages(shellMessages);
  const { undo } = useMessages(undoMessages);
  const showToast = useToast();
  if (isCleared) return null;

  const clearAll = () => {
    const takeBack = clear();
    pageItself()?.focus({ preventScroll: true });
    showToast({ text: cleared, action: { label: undo, onAction: takeBack } });
  };
  return (
    <RecommendedRow
      compact
      className={styles.toTheEdges}
      title={recent}
      products={products}
      loading={loading}
      toCome={ids.length}
      action={
        products.length > 0 && (
          <Button variant="quiet" className={styles.action} aria-label={clearRecent} onClick={clearAll}>
            {clearText}
          </Button>
        )
      }
      instead={
        failed ? (
          <>
            {recentNotLoaded}
            <Button onClick={retry}>{again}</Button>
          </>
        ) : (
          recentGone
        )
      }
    />
  );
}
