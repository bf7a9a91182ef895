import type { Post, Product } from '@vitrine/api';
import {
  useGuestLinkPanels,
  useGuestPostViews,
  usePost,
  usePostActions,
  useReopenedAfterSignIn,
  useStayedWith,
  useStepping,
} from '@vitrine/hooks';
import { type PostPanel, PostViewer, type PostViewerContent, useMessages, viewerPostOf } from '@vitrine/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { profilePathOf } from '../discover/profile-address.ts';
import { useOpenProfile } from '../discover/useOpenProfile.tsx';
import { ProductsOverlay } from '../open-product/ProductsOverlay.tsx';
import { PostViewsLeft } from '../posts/PostViewsLeft.tsx';
import { postMessages } from '../posts/post.messages.ts';
import { postPathOf } from '../posts/post-address.ts';
import { ViewLimitReached } from '../posts/ViewLimitReached.tsx';
import { useProductAddress } from '../products/product-address.ts';
import { lazyLayer } from '../shell/lazy-layer.tsx';
import { isPlainClick } from '../shell/plain-click.ts';
import { linkTo } from '../shell/share.ts';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import { useFocusBack } from '../shell/useFocusBack.ts';
import { useIsWide } from '../shell/useIsWide.ts';
import { useLayerEntry } from '../shell/useLayerEntry.ts';
import { useNearEnd } from '../shell/useNearEnd.ts';
import { useShare } from '../shell/useShare.ts';

export { preparePost } from '@vitrine/hooks';

const PostComments = lazyLayer(() =>
  import('../comments/PostComments.tsx').then(({ PostComments: loaded }) => loaded),
);
const PostLinksPanel = lazyLayer(() =>
  import('../post-links/PostLinksPanel.tsx').then(({ PostLinksPanel: loaded }) => loaded),
);
const PostOptions = lazyLayer(() =>
  import('../posts/PostOptions.tsx').then(({ PostOptions: loaded }) => loaded),
);
const OthersPostOptions = lazyLayer(() =>
  import('../posts/OthersPostOptions.tsx').then(({ OthersPostOptions: loaded }) => loaded),
);
const PostLikesList = lazyLayer(() =>
  import('../posts/PostLikesList.tsx').then(({ PostLikesList: loaded }) => loaded),
);

/** From here on comments and links stand beside the media, px. */
const BESIDE = 700;

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
  const product = useProductAddress();
  const productLink = useRef<HTMLElement>(null);
  const { panel, isSheet, changePanel, leaveSheet, linkPanels } = usePanel(postId, product.id !== undefined);
  const [counted, setCounted] = useState<{ postId: string; comments: number }>();
  const [isLikesOpen, setLikesOpen] = useState(false);
  const { share, sharing } = useShare(
    () => post && { title: texts.title(post.username), url: linkTo(postPathOf(post.id)) },
  );
  const { openProfile, alert } = useOpenProfile();
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
      post: {
        ...viewerPostOf(post),
        likeCount: actions.likeCount,
        saveCount: actions.saveCount,
        ...(counted?.postId === post.id && { commentCount: counted.comments }),
      },
      liked: actions.liked,
      saved: actions.saved,
      ...(actions.isOwn
        ? {
            onLikesOpen: () => setLikesOpen(true),
            menu: <PostOptions key={post.id} postId={post.id} onDeleted={onClose} fallback={null} />,
          }
        : {
            onLikedChange: actions.setLiked,
            onSavedChange: actions.setSaved,
            menu: <OthersPostOptions key={post.id} postId={post.id} fallback={null} />,
          }),
      onShare: share,
      sharing,
      panel,
      onPanelChange: changePanel,
      comments: (
        <PostComments
          key={post.id}
          postId={post.id}
          ownerId={post.user_id}
          onCount={(comments) => setCounted({ postId: post.id, comments })}
          fallback={<p>{texts.panelNotLoaded}</p>}
        />
      ),
      ...(post.linkCount > 0 && {
        links: (
          <PostLinksPanel
            key={post.id}
            postId={post.id}
            isOwn={actions.isOwn}
            openingsLeft={Number.isFinite(linkPanels.left) ? linkPanels : undefined}
            onProductOpen={(productId, link) => {
              productLink.current = link;
              product.show(productId);
            }}
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
      notice: <PostViewsLeft views={views} />,
    };
  }

  if (views.isLimited) return <ViewLimitReached onClose={onClose} />;
  // What lies over the post has an entry of its own in the history, which goes first.
  const first = (act: (() => void) | undefined) => act && (isSheet ? () => leaveSheet(act) : act);
  return (
    <>
      <PostViewer
        {...content()}
        open
        onOpenChange={(open) => open || first(onClose)?.()}
        focusOnClose={focusBack}
        onPrevious={first(previous)}
        onNext={first(next)}
      />
      <ProductsOverlay
        address={product}
        products={noProducts}
        onNearEnd={nothingMore}
        restoreFocusTo={() => (productLink.current?.isConnected ? productLink.current : null)}
      />
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

const noProducts: Product[] = [];
const nothingMore = () => undefined;

const PANELS: readonly PostPanel[] = ['comments', 'links'];

/** What stands beside a post: comments, where there is room, once somebody stays with it; else what they ask for. */
function usePanel(postId: string, isProductOpen: boolean) {
  const isWide = useIsWide(BESIDE);
  const isStayedWith = useStayedWith(postId);
  const [wanted, setWanted] = useState<PostPanel | null>();
  const panel = wanted === undefined ? (isWide && isStayedWith ? 'comments' : null) : wanted;
  const isSheet = !isWide && panel !== null;
  // A product of a link lies over the sheet, which is there again once it is closed.
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
