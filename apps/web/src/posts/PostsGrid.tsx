import type { Post } from '@vitrine/api';
import {
  columnsForWidth,
  type MasonryHandle,
  type MasonryMemory,
  PostGrid,
  type PostTilePost,
  productCardSizes,
  tilePostOf,
} from '@vitrine/ui';
import { type MouseEvent, type Ref, use, useCallback, useMemo, useState } from 'react';
import { isPlainClick } from '../shell/plain-click.ts';
import { SidePanelWidth } from '../shell/side-panel.ts';
import * as styles from './PostsGrid.css.ts';
import { postPathOf } from './post-address.ts';

export interface PostsGridProps {
  /** Names the list for screen readers. */
  label: string;
  posts: readonly Post[];
  busy: boolean;
  /** Opens a post; keep the function the same between renders. */
  onOpen(postId: string): void;
  onEndReached(): void;
  memory: MasonryMemory;
  ref?: Ref<MasonryHandle>;
}

/** How many pictures are in the first view below the head of a profile. */
const firstView = (columns: number) => Math.max(columns, 2);

const hrefOf = ({ id }: PostTilePost) => postPathOf(id);

/** Posts in the masonry, in columns as wide as those of products. */
export function PostsGrid({ label, posts, busy, onOpen, onEndReached, memory, ref }: PostsGridProps) {
  const taken = use(SidePanelWidth);
  const tiles = useMemo(() => posts.map(tilePostOf), [posts]);
  const [first] = useState(() => firstView(columnsForWidth(window.innerWidth - taken)));
  const open = useCallback(
    ({ id }: PostTilePost, event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onOpen(id);
    },
    [onOpen],
  );
  return (
    <PostGrid
      className={styles.page}
      actionsRef={ref}
      label={label}
      posts={tiles}
      hrefOf={hrefOf}
      onOpen={open}
      firstCount={first}
      sizes={productCardSizes}
      columns={(viewport) => columnsForWidth(viewport - taken)}
      busy={busy}
      onEndReached={onEndReached}
      memory={memory}
    />
  );
}
