import type { Post } from '@vitrine/api';
import {
  type MasonryHandle,
  type MasonryMemory,
  PostGrid,
  type PostTilePost,
  postColumnsForWidth,
  tilePostOf,
} from '@vitrine/ui';
import { type MouseEvent, type Ref, use, useCallback, useMemo, useState } from 'react';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { SidePanelWidth } from '../shell/page/side-panel.ts';
import * as styles from './PostsGrid.css.ts';
import { postPathOf } from './post-address.ts';

export interface PostsGridProps {
  label: string;
  posts: readonly Post[];
  busy: boolean;
  /** Opens a post; must be stable between renders. */
  onOpen(postId: string): void;
  onEndReached(): void;
  memory: MasonryMemory;
  ref?: Ref<MasonryHandle>;
}

/** Number of pictures in the first view, below a profile's head. */
const firstView = (columns: number) => (columns <= 3 ? 2 * columns : columns);

const hrefOf = ({ id }: PostTilePost) => postPathOf(id);

export function PostsGrid({ label, posts, busy, onOpen, onEndReached, memory, ref }: PostsGridProps) {
  const taken = use(SidePanelWidth);
  const tiles = useMemo(() => posts.map(tilePostOf), [posts]);
  const [first] = useState(() => firstView(postColumnsForWidth(window.innerWidth - taken)));
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
      columns={(viewport) => postColumnsForWidth(viewport - taken)}
      busy={busy}
      onEndReached={onEndReached}
      memory={memory}
    />
  );
}
