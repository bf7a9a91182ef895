import type { Post } from '@vitrine/api';
import {
  useCommentCount,
  useGuestLinkPanels,
  useGuestPostViews,
  usePost,
  usePostActions,
  usePostOpened,
  useReopenedAfterSignIn,
  useStayedWith,
  useStepping,
} from '@vitrine/hooks';
import {
  type PostPanel,
  PostViewer,
  type PostViewerContent,
  useMessages,
  usePanelCoversPost,
  viewerPostOf,
} from '@vitrine/ui';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CommentsSkeleton } from '../comments/CommentsSkeleton.tsx';
import { FollowPerson } from '../follow/FollowPerson.tsx';
import { PostLinksSkeleton } from '../post-links/PostLinksSkeleton.tsx';
import { hashtagLinksIn } from '../posts/hashtag-address.ts';
import { PostViewsLeft } from '../posts/PostViewsLeft.tsx';
import { postMessages } from '../posts/post.messages.ts';
import { postOverlay } from '../posts/post-address.ts';
import { useHashtagPress } from '../posts/useHashtagPress.ts';
import { useSharePost } from '../posts/useSharePost.ts';
import { ViewLimitReached } from '../posts/ViewLimitReached.tsx';
import { productOverlay, useProductAddress } from '../products/product-address.ts';
import { profilePathOf } from '../profile/profile-address.ts';
import { useOpenProfile } from '../profile/useOpenProfile.tsx';
import { useNearEnd } from '../shell/feeds/useNearEnd.ts';
import { useFocusBack } from '../shell/focus/useFocusBack.ts';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import type { OverlayAddress } from '../shell/layers/overlay-address.ts';
import { useIsAbove } from '../shell/layers/overlay-order.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { useOverlayTrail } from '../shell/layers/useOverlayTrail.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { useIsWide } from '../shell/page/useIsWide.ts';

export { preparePost } from '@vitrine/hooks';

const PostComments = lazyLayer(() => import('../comments/PostComments.tsx'), 'PostComments');
const PostLinksPanel = lazyLayer(() => import('../post-links/PostLinksPanel.tsx'), 'PostLinksPanel');
const PostOptions = lazyLayer(() => import('../posts/PostOptions.tsx'), 'PostOptions');
const OthersPostOptions = lazyLayer(() => import('../posts/OthersPostOptions.tsx'), 'OthersPostOptions');
const PostLikesList = lazyLayer(() => import('../posts/PostLikesList.tsx'), 'PostLikesList');

/** As wide as the options button, which would otherwise move the Follow button when it loads. */
const roomForOptions = <span style={{ inlineSize: 44 }} />;

/** Minimum window width in px for comments and links that do not cover the media. */
const BESIDE = 700;

/** Props of the component that shows a product over the post. */
export interface ProductOverPostProps {
  address: OverlayAddress;
  restoreFocusTo(): HTMLElement | null;
}

export interface OpenPostProps {
  postId: string;
  /** The posts to step through, in order. */
  posts: readonly Post[];
  onShow(postId: string): void;
  onClose(): void;
  /** Called near the end of the posts, if more can be loaded. */
  onNearEnd?: (() => void) | undefined;
  restoreFocusTo(): HTMLElement | null;
  /** Without it, the page shows products: the post itself is over one. */
  ProductOverPost?: ComponentType<ProductOverPostProps> | undefined;
  /** Panel to open with the post. */
  firstPanel?: PostPanel | undefined;
}

/** An open post with comments and links. Guests may view a limited number of posts. */
export function OpenPost({
  postId,
  posts,
  onShow,
  onClose,
  onNearEnd,
  restoreFocusTo,
  ProductOverPost,
  firstPanel,
}: OpenPostProps) {
  const { item, previous, next, left } = useStepping(posts, postId, onShow);
  const { post, status, retry } = usePost(postId, item);
  useNearEnd(left, posts.length, onNearEnd);
  const focusBack = useFocusBack(postId, restoreFocusTo);

  const actions = usePostActions(post, 'PostViewer');
  const views = useGuestPostViews(postId);
  const isSeen = post !== undefined && !views.isLimited;
  const opened = usePostOpened();
  const countView = useEffectEvent(() => {
    views.count();
    if (!actions.isOwn) opened(postId);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each post counts separately
  useEffect(() => {
    if (isSeen) countView();
  }, [isSeen, postId]);

  const product = useProductAddress();
  const openProduct = useOverlayTrail(productOverlay);
  const isProductBelow = useIsAbove(postOverlay, productOverlay);
  const isProductOpen = product.id !== undefined && !isProductBelow;
  const productLink = useRef<HTMLElement>(null);
  const { panel, isSheet, changePanel, leaveSheet, linkPanels } = usePanel(
    postId,
    isProductOpen,
    usePanelCoversPost(post && viewerPostOf(post)),
  );
  const openFirstPanel = useEffectEvent(() => firstPanel && changePanel(firstPanel));
  useEffect(() => void openFirstPanel(), []);
  const commentCount = useCommentCount(post);
  const [isLikesOpen, setLikesOpen] = useState(false);
  const { share, sharing, prepare } = useSharePost(post);
  const { openProfile, alert } = useOpenProfile();
  const pressHashtag = useHashtagPress();
  const texts = useMessages(postMessages);
  const missing = status === 'notFound' ? texts.notFound : undefined;
  usePageTitle(post && !views.isLimited ? texts.title(post.username) : missing, true);

  // An open sheet has its own history entry, which is left first.
  const first = <Act extends (() => void) | undefined>(act: Act) =>
    act && isSheet ? () => leaveSheet(act) : act;

  function content(): PostViewerContent {
    if (!post) {
      if (status === 'notFound') return { status: 'missing' };
      return status === 'error' ? { status, onRetry: retry } : { status: 'loading' };
    }
    const { username } = post;
    return {
      status: 'ready',
      post: {
        ...viewerPostOf(post),
        likeCount: actions.likeCount,
        saveCount: actions.saveCount,
        commentCount,
        links: hashtagLinksIn(post.content),
      },
      liked: actions.liked,
      saved: actions.saved,
      ...(actions.isOwn
        ? {
            onLikesOpen: () => setLikesOpen(true),
            menu: (
              <PostOptions
                key={post.id}
                postId={post.id}
                onDeleted={onClose}
                meanwhile={roomForOptions}
                fallback={null}
              />
            ),
          }
        : {
            onLikedChange: actions.setLiked,
            onSavedChange: actions.setSaved,
            menu: (
              <>
                <FollowPerson person={{ id: post.userId, username }} source="PostViewer" />
                <OthersPostOptions
                  key={post.id}
                  post={post}
                  onDismissed={first(onClose)}
                  meanwhile={roomForOptions}
                  fallback={null}
                />
              </>
            ),
          }),
      ...(!post.filtered && { onShare: share, onShareIntent: prepare, sharing }),
      panel,
      onPanelChange: changePanel,
      comments: (
        <PostComments
          key={post.id}
          postId={post.id}
          ownerId={post.userId}
          meanwhile={<CommentsSkeleton />}
          fallback={<p>{texts.panelNotLoaded}</p>}
        />
      ),
      ...(post.linkCount > 0 && {
        links: (
          <PostLinksPanel
            key={post.id}
            postId={post.id}
            owner={username}
            isOwn={actions.isOwn}
            openingsLeft={Number.isFinite(linkPanels.left) ? linkPanels : undefined}
            onProductOpen={(productId, link) => {
              productLink.current = link;
              openProduct(productId);
            }}
            meanwhile={<PostLinksSkeleton />}
            fallback={<p>{texts.panelNotLoaded}</p>}
          />
        ),
      }),
      ownerHref: profilePathOf(username),
      onOwnerOpen: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openProfile(username);
      },
      onCaptionLinkOpen: pressHashtag,
      notice: <PostViewsLeft views={views} />,
    };
  }

  if (views.isLimited) return <ViewLimitReached onClose={onClose} />;
  return (
    <>
      <PostViewer
        {...content()}
        open
        onOpenChange={(open) => open || first(onClose)()}
        focusOnClose={focusBack}
        onPrevious={first(previous)}
        onNext={first(next)}
      />
      {ProductOverPost && isProductOpen && (
        <ProductOverPost
          address={product}
          restoreFocusTo={() => (productLink.current?.isConnected ? productLink.current : null)}
        />
      )}
      {alert}
      {actions.isOwn && post && (
        <PostLikesList
          key={post.id}
          postId={post.id}
          count={actions.likeCount}
          open={isLikesOpen}
          onOpenChange={setLikesOpen}
          fallback={null}
        />
      )}
    </>
  );
}

const PANELS: readonly PostPanel[] = ['comments', 'links'];

/**
 * Returns the open panel of a post. By default it is the comments, if they leave the post in sight and the viewer
 * stays with it.
 */
function usePanel(postId: string, isProductOpen: boolean, coversPost: boolean) {
  const isWide = useIsWide(BESIDE) && !coversPost;
  const isStayedWith = useStayedWith(postId);
  const [wanted, setWanted] = useState<PostPanel | null>();
  const panel = wanted === undefined ? (isWide && isStayedWith ? 'comments' : null) : wanted;
  const isSheet = !isWide && panel !== null;
  // While a product opened from a link covers the sheet, the sheet has no history entry of its own.
  const leave = useLayerEntry(isSheet && !isProductOpen, () => setWanted(null));
  const linkPanels = useGuestLinkPanels(postId, () => setWanted('links'));
  const named = (open: PostPanel) => `${open} ${postId}`;
  useReopenedAfterSignIn('postPanel', wanted ? named(wanted) : undefined, (open) =>
    setWanted((before) => PANELS.find((each) => named(each) === open) ?? before),
  );
  return {
    panel,
    isSheet,
    linkPanels,
    changePanel(next: PostPanel | null) {
      if (next === 'links' && !linkPanels.open()) return;
      if (next === null && isSheet) leave();
      else setWanted(next);
    },
    leaveSheet: (act: () => void) =>
      leave(() => {
        setWanted(null);
        act();
      }),
  };
}
