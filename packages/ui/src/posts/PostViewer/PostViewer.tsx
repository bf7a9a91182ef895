'use client';
import type { CSSProperties } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { controlsMessages } from '../../controls/controls.messages.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { Viewer, ViewerTitle } from '../../controls/Viewer/Viewer.tsx';
import { ViewerFailed, ViewerMissing } from '../../controls/Viewer/ViewerMessage.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { postViewerMessages } from '../post-viewer.messages.ts';
import { OpenedPost } from './OpenedPost.tsx';
import * as styles from './PostViewer.css.ts';
import { shapeOf, usePanelCoversPost } from './post-shape.ts';
import type {
  FailedPost,
  LoadingPost,
  MissingPost,
  PostViewerFrame,
  PostViewerPost,
  PostViewerProps,
  ReadyPost,
} from './post-viewer-props.ts';

/**
 * A post nearly as large as the window: its media beside its text, or above it on a phone. Buttons, arrow
 * keys, wheel and vertical strokes step to other posts.
 */
export function PostViewer(props: PostViewerProps) {
  const messages = useMessages(postViewerMessages);
  // A `ready` status without a post counts as missing.
  const status = props.status === 'ready' && !props.post ? 'missing' : props.status;
  const username = props.status === 'ready' ? props.post?.username : undefined;
  const names = {
    ready: messages.postBy(username ?? ''),
    missing: messages.notFound,
    loading: '',
    error: '',
  };
  const { className, style, ...frame } = frameOf(props);
  const post = props.status === 'ready' ? props.post : undefined;
  const covers = usePanelCoversPost(post);
  const isCovered = props.status === 'ready' && isPanelOpen(props) && covers;
  return (
    <Viewer
      {...frame}
      className={classNames(styles.panel, className)}
      style={{ ...shapeStyleOf(post), ...style }}
      data-covered={isCovered || undefined}
      data-roomy={!covers || undefined}
      previousLabel={messages.previousPost}
      nextLabel={messages.nextPost}
      announcement={names[status]}
      busy={status === 'loading'}
      swipe="upright"
      wheel
      bar="over"
      frameClassName={styles.frame}
    >
      {props.status === 'ready' && props.post && (
        <OpenedPost key={props.post.id} {...props} isCovered={isCovered} />
      )}
      {props.status === 'loading' && <Loading />}
      {status === 'missing' && <ViewerMissing title={messages.notFound} help={messages.notFoundHelp} />}
      {props.status === 'error' && <ViewerFailed title={messages.failed} onRetry={props.onRetry} />}
    </Viewer>
  );
}

const isPanelOpen = ({ panel, comments, links }: ReadyPost) =>
  panel !== null && Boolean({ comments, links }[panel]);

const shapeStyleOf = (post: PostViewerPost | undefined) =>
  ({
    '--post-ratio': shapeOf(post),
    '--post-ground': post?.media?.[0]?.placeholder ?? undefined,
  }) as CSSProperties;

type OfAnyStatus = Partial<Omit<ReadyPost & LoadingPost & MissingPost & FailedPost, 'status'>> & {
  status: PostViewerProps['status'];
};

function frameOf(props: PostViewerProps): PostViewerFrame {
  const {
    status,
    post,
    liked,
    onLikedChange,
    onLikesOpen,
    saved,
    onSavedChange,
    onShare,
    onShareIntent,
    sharing,
    panel,
    onPanelChange,
    comments,
    links,
    ownerHref,
    onOwnerOpen,
    onCaptionLinkOpen,
    menu,
    notice,
    onRetry,
    ...frame
  } = props as PostViewerFrame & OfAnyStatus;
  return frame;
}

function Loading() {
  const { loading } = useMessages(controlsMessages);
  return (
    <>
      <ViewerTitle className={visuallyHidden}>{loading}</ViewerTitle>
      <div className={styles.media}>
        <Skeleton className={styles.mediaToCome} width="100%" height="100%" />
      </div>
      <div className={styles.side}>
        <div className={styles.owner}>
          <Skeleton width={44} height={44} radius="pill" />
          <div className={styles.linesToCome}>
            <Skeleton width="7rem" height="0.9em" />
            <Skeleton width="4rem" height="0.8em" />
          </div>
        </div>
        <div className={styles.caption}>
          <Skeleton width="90%" height="0.9em" />
        </div>
        <div className={styles.foot}>
          <div className={styles.actions} />
        </div>
      </div>
    </>
  );
}
