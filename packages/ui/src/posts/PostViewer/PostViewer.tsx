'use client';
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
import type {
  FailedPost,
  LoadingPost,
  MissingPost,
  PostViewerFrame,
  PostViewerProps,
  ReadyPost,
} from './post-viewer-props.ts';

/**
 * A post over the page, nearly as large as the window: its media beside what is said of it, on a phone above. Buttons, arrow keys, the
 * wheel and a stroke up or down lead to the post before and after it.
 */
export function PostViewer(props: PostViewerProps) {
  const messages = useMessages(postViewerMessages);
  // A post that is not there is missing, whatever it is said to be.
  const status = props.status === 'ready' && !props.post ? 'missing' : props.status;
  const username = props.status === 'ready' ? props.post?.username : undefined;
  const names = {
    ready: messages.postBy(username ?? ''),
    missing: messages.notFound,
    loading: '',
    error: '',
  };
  const { className, ...frame } = frameOf(props);
  return (
    <Viewer
      {...frame}
      className={classNames(styles.panel, className)}
      previousLabel={messages.previousPost}
      nextLabel={messages.nextPost}
      announcement={names[status]}
      busy={status === 'loading'}
      swipe="upright"
      wheel
      bar="over"
      frameClassName={styles.frame}
    >
      {props.status === 'ready' && props.post && <OpenedPost key={props.post.id} {...props} />}
      {props.status === 'loading' && <Loading />}
      {status === 'missing' && <ViewerMissing title={messages.notFound} help={messages.notFoundHelp} />}
      {props.status === 'error' && <ViewerFailed title={messages.failed} onRetry={props.onRetry} />}
    </Viewer>
  );
}

type OfAnyStatus = Partial<Omit<ReadyPost & LoadingPost & MissingPost & FailedPost, 'status'>> & {
  status: PostViewerProps['status'];
};

/** What is no business of the content. */
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
    sharing,
    panel,
    onPanelChange,
    comments,
    links,
    ownerHref,
    onOwnerOpen,
    menu,
    notice,
    onRetry,
    ...frame
  } = props as PostViewerFrame & OfAnyStatus;
  return frame;
}

/** The boxes of what is on its way. */
function Loading() {
  const { loading } = useMessages(controlsMessages);
  return (
    <>
      <ViewerTitle className={visuallyHidden}>{loading}</ViewerTitle>
      <div className={styles.media} />
      <div className={styles.side}>
        <div className={styles.owner}>
          <Skeleton width={44} height={44} radius="pill" />
          <Skeleton width="40%" height="0.9em" />
        </div>
        <div className={styles.caption}>
          <Skeleton width="90%" height="0.9em" />
        </div>
      </div>
    </>
  );
}
