import type { PostsOfProduct as ShownPosts } from '@vitrine/hooks';
import { PostRow, tilePostOf, useMessages } from '@vitrine/ui';
import { type RefObject, useMemo } from 'react';
import { postOverlay, postPathOf } from '../posts/post-address.ts';
import { useOverlayTrail } from '../shell/layers/useOverlayTrail.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { productPostsMessages } from './product-posts.messages.ts';

interface PostsOfProductProps extends ShownPosts {
  row: RefObject<HTMLElement | null>;
}

/** Posts that show the open product. They open over it, so that Back returns to it. */
export function PostsOfProduct({ posts, hasMore, row }: PostsOfProductProps) {
  const { inPosts } = useMessages(productPostsMessages);
  const open = useOverlayTrail(postOverlay);
  const shown = useMemo(
    () => posts.map((post) => ({ ...tilePostOf(post), authorPicture: post.profilePictureUrl })),
    [posts],
  );
  return (
    <PostRow
      ref={row}
      title={inPosts(posts.length, hasMore)}
      headingLevel={3}
      posts={shown}
      hrefOf={({ id }) => postPathOf(id)}
      onOpen={({ id }, event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open(id);
      }}
    />
  );
}
