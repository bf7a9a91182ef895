import { COMMENT_MAX, commentErrors } from '@vitrine/api';
import {
  type ShownComment,
  useCommentField,
  useComments,
  useServices,
  useSignInGate,
  useViewerId,
} from '@vitrine/hooks';
import { type CommentEntry, CommentField, CommentList, useMessages } from '@vitrine/ui';
import { useEffect, useEffectEvent } from 'react';
import { useReportDialog } from '../moderation/useReportDialog.tsx';
import { isPlainClick } from '../shell/plain-click.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useToast } from '../shell/toasts.tsx';
import { useFailureOnceClosed } from '../shell/useFailureOnceClosed.ts';
import { useUndoToast } from '../shell/useUndoToast.ts';
import { postCommentsMessages } from './comments.messages.ts';
import * as styles from './PostComments.css.ts';

export interface PostCommentsProps {
  postId: string;
  /** Id of who published the post, whose comments say so. */
  ownerId?: string | undefined;
  /** Told how many there are, as soon as all of them are here, and when that changes. */
  onCount?(count: number): void;
}

/** What people say of a post, and the field to say something; fills what it stands in. */
export const PostComments = (props: PostCommentsProps) => (
  <div className={styles.panel}>
    <Said {...props} />
    <Say postId={props.postId} />
  </div>
);

/** The field, by itself: what was said is not drawn anew with every letter. */
function Say({ postId }: Pick<PostCommentsProps, 'postId'>) {
  const texts = useMessages(postCommentsMessages);
  const { draft, setDraft, send } = useCommentField(postId);
  const tellOfFailure = useFailureOnceClosed();
  const isTooLong = draft.trim().length > COMMENT_MAX;
  return (
    <div className={styles.field}>
      <CommentField
        value={draft}
        onValueChange={setDraft}
        onSend={() => {
          void send().then((outcome) => outcome === 'failed' && tellOfFailure(texts.notSent));
        }}
        limit={COMMENT_MAX}
        error={isTooLong ? texts.tooLong(COMMENT_MAX) : undefined}
      />
    </div>
  );
}

function Said({ postId, ownerId, onCount }: PostCommentsProps) {
  const texts = useMessages(postCommentsMessages);
  const { session } = useServices();
  const viewer = useViewerId();
  const { ask } = useSignInGate();
  const { report, reportDialog } = useReportDialog(`comments of ${postId}`);
  const showToast = useToast();
  const offerUndo = useUndoToast<{ content: string }>(({ content }) => content, texts.deleted);
  const { comments, status, hasOlder, ...said } = useComments(postId, { onRemoved: offerUndo });

  const count = status === 'ready' && !hasOlder ? comments.length : undefined;
  const tell = useEffectEvent((known: number) => onCount?.(known));
  useEffect(() => {
    if (count !== undefined) tell(count);
  }, [count]);

  const found = ({ id }: CommentEntry) => comments.find(({ key }) => key === id);
  const older =
    hasOlder && comments.length > 0 && (status === 'loading' || status === 'error') ? status : undefined;

  async function remove(entry: CommentEntry) {
    const comment = found(entry);
    const outcome = comment && (await said.remove(comment));
    // Who has left is not told by what the next person sees.
    if (outcome === 'failed' && session.getState().userId === viewer)
      showToast({ text: texts.deleteFailed, tone: 'danger' });
  }

  return (
    <>
      <div className={styles.list}>
        <CommentList
          comments={comments.map((comment) => ({
            ...entryOf(comment, texts.you),
            note: ownerId !== undefined && comment.comment?.user_id === ownerId ? texts.author : undefined,
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

const entryOf = ({ key, content, createdAt, isOwn, status, failure, comment }: ShownComment, you: string) =>
  ({
    id: key,
    author: isOwn ? you : (comment?.username ?? ''),
    picture: comment?.profile_picture_url,
    authorHref: comment?.user_id ? `/user-profile/${comment.user_id}` : undefined,
    text: content,
    at: createdAt,
    own: isOwn,
    status: status === 'waiting' ? 'sending' : status,
    problem: failure && refusalText(failure, commentErrors),
    hidden: comment?.filtered,
  }) satisfies CommentEntry;
