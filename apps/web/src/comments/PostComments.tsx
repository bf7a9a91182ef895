import { COMMENT_MAX, exceedsLetters } from '@vitrine/api';
import {
  type ShownComment,
  useCommentField,
  useComments,
  useServices,
  useSignInGate,
  useViewerId,
} from '@vitrine/hooks';
import { type CommentEntry, CommentField, CommentList, useMessages } from '@vitrine/ui';
import { useReportDialog } from '../moderation/useReportDialog.tsx';
import { hashtagLinksIn } from '../posts/hashtag-address.ts';
import { useHashtagPress } from '../posts/useHashtagPress.ts';
import { useFailureOnceClosed } from '../shell/failures/useFailureOnceClosed.ts';
import { useRefusalText } from '../shell/failures/useRefusalText.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { useUndoToast } from '../shell/toasts/useUndoToast.ts';
import { commentRefusalMessages } from './comment-refusals.messages.ts';
import { postCommentsMessages } from './comments.messages.ts';
import * as styles from './PostComments.css.ts';

export interface PostCommentsProps {
  postId: string;
  /** Id of the post's author, whose comments are marked. */
  ownerId?: string | undefined;
}

export const PostComments = (props: PostCommentsProps) => (
  <div className={styles.panel}>
    <Said {...props} />
    <Say postId={props.postId} />
  </div>
);

/** A component of its own, so that typing does not render the comments again. */
function Say({ postId }: Pick<PostCommentsProps, 'postId'>) {
  const texts = useMessages(postCommentsMessages);
  const { draft, setDraft, refusal, send } = useCommentField(postId);
  const refusalText = useRefusalText(commentRefusalMessages);
  const tellOfFailure = useFailureOnceClosed();
  const isTooLong = exceedsLetters(draft.trim(), COMMENT_MAX);
  return (
    <div className={styles.field}>
      <CommentField
        value={draft}
        onValueChange={setDraft}
        onSend={() => {
          if (isTooLong) return;
          void send().then((outcome) => outcome === 'failed' && tellOfFailure(texts.notSent));
        }}
        limit={COMMENT_MAX}
        error={isTooLong ? texts.tooLong(COMMENT_MAX) : refusal && refusalText(refusal)}
      />
    </div>
  );
}

function Said({ postId, ownerId }: PostCommentsProps) {
  const refusalText = useRefusalText(commentRefusalMessages);
  const texts = useMessages(postCommentsMessages);
  const { session } = useServices();
  const viewer = useViewerId();
  const { ask } = useSignInGate();
  const pressHashtag = useHashtagPress();
  const { report, reportDialog } = useReportDialog(`comments of ${postId}`);
  const showToast = useToast();
  const offerUndo = useUndoToast<{ content: string }>(({ content }) => content, texts.deleted);
  const { comments, status, hasOlder, ...said } = useComments(postId, { onRemoved: offerUndo });

  const found = ({ id }: CommentEntry) => comments.find(({ key }) => key === id);
  const older =
    hasOlder && comments.length > 0 && (status === 'loading' || status === 'error') ? status : undefined;

  async function remove(entry: CommentEntry) {
    const comment = found(entry);
    const outcome = comment && (await said.remove(comment));
    // If the account has changed, the next viewer must not see the failure.
    if (outcome === 'failed' && session.getState().userId === viewer)
      showToast({ text: texts.deleteFailed, tone: 'danger' });
  }

  return (
    <>
      <div className={styles.list}>
        <CommentList
          comments={comments.map((comment) => ({
            ...entryOf(comment, texts.you),
            problem: comment.failure && refusalText(comment.failure),
            note: ownerId !== undefined && comment.comment?.userId === ownerId ? texts.author : undefined,
          }))}
          status={status === 'idle' ? 'loading' : status}
          hasOlder={hasOlder}
          older={older}
          onOlderShow={() => void said.loadOlder()}
          onReload={said.reload}
          onAuthorOpen={({ author }, event) => {
            if (viewer !== undefined || !isPlainClick(event)) return;
            event.preventDefault();
            ask({ kind: 'profile', username: author });
          }}
          onLinkOpen={pressHashtag}
          onDelete={(entry) => void remove(entry)}
          onRetry={(entry) => {
            const comment = found(entry);
            if (comment) said.retry(comment);
          }}
          onReport={(entry) => {
            const id = found(entry)?.comment?.id;
            if (id) report({ kind: 'comment', id });
          }}
        />
      </div>
      {reportDialog}
    </>
  );
}

const entryOf = ({ key, content, createdAt, isOwn, status, comment }: ShownComment, you: string) =>
  ({
    id: key,
    author: isOwn ? you : (comment?.username ?? ''),
    picture: comment?.profilePictureUrl,
    authorHref: comment?.userId ? `/user-profile/${comment.userId}` : undefined,
    text: content,
    at: createdAt,
    own: isOwn,
    status: status === 'waiting' ? 'sending' : status,
    links: hashtagLinksIn(content),
    hidden: comment?.filtered,
  }) satisfies CommentEntry;
