import type { Post } from '@vitrine/api';
import type { Services } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { postMessages } from '../posts/post.messages.ts';
import { usePostAddress } from '../posts/post-address.ts';
import { OverlayNotLoaded } from '../shell/failures/OverlayNotLoaded.tsx';
import { pageItself } from '../shell/focus/page-itself.ts';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import type { OpenPostProps } from './OpenPost.tsx';

const load = () => import('./OpenPost.tsx');
const OpenPost = lazyLayer(load, 'OpenPost');

/** Loads a post and its code before the page below is rendered. */
export async function prepareOpenPost(services: Services, postId: string): Promise<void> {
  const [{ preparePost }] = await Promise.all([load(), OpenPost.preload()]);
  await preparePost(services, postId);
}

export interface PostsOverlayProps {
  /** The page's posts, in order. */
  posts?: readonly Post[] | undefined;
  onNearEnd?: (() => void) | undefined;
  /**
   * Returns the tile of the last shown post, to focus it on close. Without a tile, the page gets the focus.
   */
  restoreFocusTo?: (postId: string) => HTMLElement | null;
  ProductOverPost?: OpenPostProps['ProductOverPost'];
  /** Panel to open with the first post. */
  firstPanel?: OpenPostProps['firstPanel'];
}

const none: Post[] = [];

export function PostsOverlay({
  posts = none,
  onNearEnd,
  restoreFocusTo = pageItself,
  ProductOverPost,
  firstPanel,
}: PostsOverlayProps) {
  const { id, show, close } = usePostAddress();
  const { notLoaded } = useMessages(postMessages);
  if (id === undefined) return null;
  return (
    <OpenPost
      postId={id}
      posts={posts}
      onShow={show}
      onClose={close}
      onNearEnd={onNearEnd}
      restoreFocusTo={() => restoreFocusTo(id) ?? pageItself()}
      ProductOverPost={ProductOverPost}
      firstPanel={firstPanel}
      fallback={<OverlayNotLoaded text={notLoaded} onClose={close} />}
    />
  );
}
