// Written by `pnpm contract` from posts.contract.ts: change that, not this.

import {
  booleanOf,
  fieldsOf,
  firstOf,
  idOf,
  listOf,
  sizeOf,
  textOf,
  webLinkOf,
  wholeOf,
} from '../contract/decode.ts';
import { fieldsWithin } from '../contract/decode-later.ts';
import { personFrom } from '../profile/profile.decode.ts';
import type {
  Post,
  PostEdited,
  PostLiked,
  PostLikers,
  PostLikes,
  PostLikeToggled,
  PostMedia,
  PostPublication,
  PostSaveToggled,
  PostsPage,
} from './posts.models.ts';

function postMediaSourcesEntryFrom(value: unknown) {
  const given = fieldsOf(value);
  const url = webLinkOf(given.url);
  const width = wholeOf(given.width);
  if (url === undefined || width === undefined) return undefined;
  return { url, width };
}

/** Reads `PostMedia` as servers send it, foreign ones too. */
export function postMediaFrom(value: unknown): PostMedia | undefined {
  const given = fieldsOf(value);
  const signedUrl = webLinkOf(firstOf(given.signedUrl, given.url, given.share_url));
  const width = sizeOf(given.width);
  const height = sizeOf(given.height);
  const placeholder = textOf(given.placeholder);
  const sources = listOf(given.sources, postMediaSourcesEntryFrom);
  const alt = textOf(given.alt, 1000);
  if (signedUrl === undefined) return undefined;
  return {
    id: idOf(given.id) ?? '',
    media_type: textOf(firstOf(given.media_type, given.mediaType, given.type)) ?? 'image',
    signedUrl,
    thumbnail_url: webLinkOf(firstOf(given.thumbnail_url, given.thumbnailUrl)) ?? null,
    order: wholeOf(firstOf(given.order, given.position)) ?? 0,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(sources === undefined ? {} : { sources }),
    ...(alt === undefined ? {} : { alt }),
  };
}

/** Reads `Post` as servers send it, foreign ones too. */
export function postFrom(value: unknown): Post | undefined {
  const given = fieldsWithin(value, 'post', 'data');
  const id = idOf(firstOf(given.id, given.post_id, given.postId));
  const media = listOf(given.media, postMediaFrom);
  const userLiked = booleanOf(firstOf(given.userLiked, given.user_liked, given.isLiked));
  const userSaved = booleanOf(firstOf(given.userSaved, given.user_saved, given.isSaved));
  const version = wholeOf(given.version);
  const filtered = booleanOf(given.filtered);
  if (id === undefined || media === undefined) return undefined;
  return {
    id,
    user_id: idOf(firstOf(given.user_id, given.userId)) ?? '',
    username: textOf(firstOf(given.username, given.owner_username)) ?? '',
    profile_picture_url: webLinkOf(firstOf(given.profile_picture_url, given.profilePicture)) ?? null,
    content: textOf(firstOf(given.content, given.caption), 2200) ?? '',
    media,
    likeCount: wholeOf(firstOf(given.likeCount, given.like_count)) ?? 0,
    saveCount: wholeOf(firstOf(given.saveCount, given.save_count)) ?? 0,
    comment_count: wholeOf(firstOf(given.comment_count, given.commentCount)) ?? 0,
    linkCount: wholeOf(firstOf(given.linkCount, given.link_count)) ?? 0,
    ...(userLiked === undefined ? {} : { userLiked }),
    ...(userSaved === undefined ? {} : { userSaved }),
    created_at: textOf(firstOf(given.created_at, given.createdAt)) ?? '',
    ...(version === undefined ? {} : { version }),
    ...(filtered === undefined ? {} : { filtered }),
  };
}

/** Reads `PostsPage` as servers send it, foreign ones too. */
export function postsPageFrom(value: unknown): PostsPage | undefined {
  const given = fieldsOf(value);
  const posts = listOf(value, postFrom, 'posts', 'saved', 'savedPosts', 'data');
  const nextCursor = textOf(given.nextCursor);
  if (posts === undefined) return undefined;
  return { posts, ...(nextCursor === undefined ? {} : { nextCursor }) };
}

/** Reads `PostLikes` as servers send it, foreign ones too. */
export function postLikesFrom(value: unknown): PostLikes {
  const given = fieldsOf(value);
  return {
    userLiked: booleanOf(firstOf(given.userLiked, given.liked)) ?? false,
    likeCount: wholeOf(firstOf(given.likeCount, given.like_count, given.count)) ?? 0,
  };
}

/** Reads `PostLikeToggled` as servers send it, foreign ones too. */
export function postLikeToggledFrom(value: unknown): PostLikeToggled | undefined {
  const given = fieldsOf(value);
  const liked = booleanOf(firstOf(given.liked, given.userLiked, given.isLiked));
  const likeCount = wholeOf(firstOf(given.likeCount, given.like_count));
  if (liked === undefined) return undefined;
  return { liked, ...(likeCount === undefined ? {} : { likeCount }) };
}

/** Reads `PostLiked` as servers send it, foreign ones too. */
export const postLikedFrom =
  (asked: boolean) =>
  (value: unknown): PostLiked => {
    const given = fieldsOf(value);
    const likeCount = wholeOf(firstOf(given.likeCount, given.like_count));
    return {
      liked: booleanOf(firstOf(given.liked, given.userLiked, given.isLiked)) ?? asked,
      ...(likeCount === undefined ? {} : { likeCount }),
    };
  };

export const likeAnswerFrom = postLikedFrom(true);

export const unlikeAnswerFrom = postLikedFrom(false);

export function savedAnswerFrom(value: unknown) {
  const given = fieldsOf(value);
  return { saved: booleanOf(given.saved) ?? false };
}

/** Reads `PostSaveToggled` as servers send it, foreign ones too. */
export function postSaveToggledFrom(value: unknown): PostSaveToggled | undefined {
  const given = fieldsOf(value);
  const saved = booleanOf(firstOf(given.saved, given.userSaved, given.isSaved));
  const saveCount = wholeOf(firstOf(given.saveCount, given.save_count));
  if (saved === undefined) return undefined;
  return { saved, ...(saveCount === undefined ? {} : { saveCount }) };
}

export function countSavesAnswerFrom(value: unknown) {
  const given = fieldsOf(value);
  return { count: wholeOf(firstOf(given.count, given.saveCount, given.saves)) ?? 0 };
}

/** Reads `PostLikers` as servers send it, foreign ones too. */
export function postLikersFrom(value: unknown): PostLikers | undefined {
  const given = fieldsOf(value);
  const likes = listOf(value, personFrom, 'likes', 'users', 'data');
  const nextCursor = textOf(given.nextCursor);
  if (likes === undefined) return undefined;
  return {
    count: wholeOf(firstOf(given.count, given.likeCount, given.likes_count)) ?? 0,
    likes,
    ...(nextCursor === undefined ? {} : { nextCursor }),
  };
}

/** Reads `PostEdited` as servers send it, foreign ones too. */
export function postEditedFrom(value: unknown): PostEdited {
  const given = fieldsOf(value);
  const post = postFrom(given.post);
  return { message: textOf(given.message) ?? '', ...(post === undefined ? {} : { post }) };
}

export function removeAnswerFrom(value: unknown) {
  const given = fieldsOf(value);
  return { deleted: booleanOf(given.deleted) ?? true };
}

function postPublicationLinksEntryFrom(value: unknown) {
  const given = fieldsOf(value);
  const url = textOf(given.url);
  const label = textOf(given.label);
  if (url === undefined || label === undefined) return undefined;
  return { url, label };
}

/** Reads `PostPublication` as servers send it, foreign ones too. */
export function postPublicationFrom(value: unknown): PostPublication {
  const given = fieldsOf(value);
  const post = postFrom(given.post);
  const code = textOf(given.code);
  const error = textOf(given.error);
  const about = textOf(given.about);
  const content = textOf(given.content, 2200);
  const links = listOf(given.links, postPublicationLinksEntryFrom);
  return {
    clientId: textOf(firstOf(given.clientId, given.client_id)) ?? '',
    state: textOf(firstOf(given.state, given.status)) ?? 'preparing',
    ...(post === undefined ? {} : { post }),
    ...(code === undefined ? {} : { code }),
    ...(error === undefined ? {} : { error }),
    ...(about === undefined ? {} : { about }),
    ...(content === undefined ? {} : { content }),
    ...(links === undefined ? {} : { links }),
  };
}
