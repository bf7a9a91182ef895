import { postColumnsForWidth, Skeleton, useMessages } from '@vitrine/ui';
import { use } from 'react';
import { SidePanelWidth } from '../shell/page/side-panel.ts';
import * as styles from './PostsGrid.css.ts';
import { postListMessages } from './post-list.messages.ts';

const TILES = Array.from({ length: 10 }, (_, place) => place);

/** Placeholders in the places of the first posts of a `PostsGrid`. */
export function PostsSkeleton() {
  const { loading } = useMessages(postListMessages);
  const taken = use(SidePanelWidth);
  const columns = taken > 0 ? postColumnsForWidth(window.innerWidth - taken) : undefined;
  return (
    <div
      role="status"
      aria-label={loading}
      className={styles.skeletons}
      style={columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}
    >
      {TILES.map((place) => (
        <Skeleton key={place} className={styles.skeleton} radius="card" aspectRatio={4 / 5} />
      ))}
    </div>
  );
}
