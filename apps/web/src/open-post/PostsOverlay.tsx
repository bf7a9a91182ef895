import type { Post } from '@vitrine/api';
import type { Services } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { postMessages } from '../posts/post.messages.ts';
import { usePostAddress } from '../posts/post-address.ts';
import { lazyLayer } from '../shell/lazy-layer.tsx';
import { OverlayNotLoaded } from '../shell/OverlayNotLoaded.tsx';
import { pageItself } from '../shell/page-itself.ts';

const load = () => import('./OpenPost.tsx');
const OpenPost = lazyLayer(() => load().then(({ OpenPost: loaded }) => loaded));

/** Loads a post, and what draws it, before the page below is drawn. */
export async function prepareOpenPost(services: Services, postId: string): Promise<void> {
  const [{ preparePost }] = await Promise.all([load(), OpenPost.preload()]);
  await preparePost(services, postId);
}

export interface PostsOverlayProps {
  /** The posts of the page below, in order; none where the page has none. */
  posts?: readonly Post[] | undefined;
  /** Loads more, as the end comes near. */
  onNearEnd?: (() => void) | undefined;
  /** Gives the tile of the post that was shown last the focus; the page itself has it without. */
  restoreFocusTo?: (postId: string) => HTMLElement | null;
}

const none: Post[] = [];

/** The post that is open over a page, if one is. */
export function PostsOverlay({ posts = none, onNearEnd, restoreFocusTo = pageItself }: PostsOverlayProps) {
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
      fallback={<OverlayNotLoaded text={notLoaded} onClose={close} />}
    />
  );
}
