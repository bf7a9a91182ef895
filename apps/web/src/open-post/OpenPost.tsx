import type { Post } from '@vitrine/api';
import { useGuestPostViews, usePost, usePostActions, useStepping } from '@vitrine/hooks';
import { PostViewer, type PostViewerContent, useMessages } from '@vitrine/ui';
import { useEffect, useEffectEvent } from 'react';
import { profilePathOf } from '../discover/profile-address.ts';
import { useOpenProfile } from '../discover/useOpenProfile.ts';
import { PostViewsLeft } from '../posts/PostViewsLeft.tsx';
import { postMessages } from '../posts/post.messages.ts';
import { postPathOf } from '../posts/post-address.ts';
import { ViewLimitReached } from '../posts/ViewLimitReached.tsx';
import { viewerPostOf } from '../posts/viewer-post.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { linkTo } from '../shell/share.ts';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import { useFocusBack } from '../shell/useFocusBack.ts';
import { useNearEnd } from '../shell/useNearEnd.ts';
import { useShare } from '../shell/useShare.ts';

export { preparePost } from '@vitrine/hooks';

export interface OpenPostProps {
  postId: string;
  /** Those that it is stepped through with, in order. */
  posts: readonly Post[];
  onShow(postId: string): void;
  onClose(): void;
  /** Called when the person nears the end of the posts, where more of them can come. */
  onNearEnd?: (() => void) | undefined;
  /** Where the focus goes back to. */
  restoreFocusTo(): HTMLElement | null;
}

/** A post over the page it was opened from; guests may look at a few. */
export function OpenPost({ postId, posts, onShow, onClose, onNearEnd, restoreFocusTo }: OpenPostProps) {
  const { item, previous, next, left } = useStepping(posts, postId, onShow);
  const { post, status, retry } = usePost(postId, item);
  useNearEnd(left, posts.length, onNearEnd);
  const focusBack = useFocusBack(postId, restoreFocusTo);

  const views = useGuestPostViews(postId);
  const isSeen = post !== undefined && !views.isLimited;
  const countView = useEffectEvent(views.count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each post counts by itself
  useEffect(() => {
    if (isSeen) countView();
  }, [isSeen, postId]);

  const actions = usePostActions(post, 'PostViewer');
  const { share, sharing } = useShare(
    () => post && { title: texts.title(post.username), url: linkTo(postPathOf(post.id)) },
  );
  const openProfile = useOpenProfile();
  const texts = useMessages(postMessages);
  const missing = status === 'notFound' ? texts.notFound : undefined;
  usePageTitle(post && !views.isLimited ? texts.title(post.username) : missing, true);

  function content(): PostViewerContent {
    if (!post) {
      if (status === 'notFound') return { status: 'missing' };
      return status === 'error' ? { status, onRetry: retry } : { status: 'loading' };
    }
    const { username } = post;
    return {
      status: 'ready',
      post: { ...viewerPostOf(post), likeCount: actions.likeCount, saveCount: actions.saveCount },
      liked: actions.liked,
      saved: actions.saved,
      ...(!actions.isOwn && { onLikedChange: actions.setLiked, onSavedChange: actions.setSaved }),
      onShare: share,
      sharing,
      panel: null,
      onPanelChange: () => undefined,
      ownerHref: profilePathOf(username),
      onOwnerOpen: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openProfile(username);
      },
      notice: <PostViewsLeft views={views} />,
    };
  }

  if (views.isLimited) return <ViewLimitReached onClose={onClose} />;
  return (
    <PostViewer
      {...content()}
      open
      onOpenChange={(open) => open || onClose()}
      focusOnClose={focusBack}
      onPrevious={previous}
      onNext={next}
    />
  );
}
