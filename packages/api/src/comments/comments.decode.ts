// Written by `pnpm contract` from comments.contract.ts: change that, not this.

import { booleanOf, fieldsOf, firstOf, idOf, listOf, textOf, webLinkOf } from '../contract/decode.ts';
import type { Comment, CommentAdded, Comments } from './comments.models.ts';

/** Reads `Comment` as servers send it, foreign ones too. */
export function commentFrom(value: unknown): Comment | undefined {
  const given = fieldsOf(value);
  const id = idOf(firstOf(given.id, given.commentId, given.comment_id));
  const content = textOf(firstOf(given.content, given.text), 1000);
  const clientId = textOf(given.clientId);
  const filtered = booleanOf(given.filtered);
  if (id === undefined || content === undefined) return undefined;
  return {
    id,
    user_id: idOf(firstOf(given.user_id, given.userId)) ?? '',
    post_id: idOf(firstOf(given.post_id, given.postId)) ?? '',
    content,
    created_at: textOf(firstOf(given.created_at, given.createdAt)) ?? '',
    username: textOf(given.username) ?? '',
    profile_picture_url:
      webLinkOf(firstOf(given.profile_picture_url, given.profilePicture, given.signedUrl)) ?? null,
    ...(clientId === undefined ? {} : { clientId }),
    ...(filtered === undefined ? {} : { filtered }),
  };
}

/** Reads `Comments` as servers send it, foreign ones too. */
export function commentsFrom(value: unknown): Comments | undefined {
  const given = fieldsOf(value);
  const comments = listOf(value, commentFrom, 'comments', 'data');
  const previous = textOf(given.previous);
  if (comments === undefined) return undefined;
  return { comments, ...(previous === undefined ? {} : { previous }) };
}

/** Reads `CommentAdded` as servers send it, foreign ones too. */
export function commentAddedFrom(value: unknown): CommentAdded | undefined {
  const given = fieldsOf(value);
  const commentId = idOf(firstOf(given.commentId, given.comment_id, given.id));
  const comment = commentFrom(given.comment);
  if (commentId === undefined) return undefined;
  return { commentId, ...(comment === undefined ? {} : { comment }) };
}

export function removeAnswerFrom(value: unknown) {
  const given = fieldsOf(value);
  return { deleted: booleanOf(given.deleted) ?? true };
}
