import { type Post, postsCalls } from '@vitrine/api';
import { defineRelation, defineSingleReading, tells } from '../optimistic/relation.ts';
import { postThing } from './post-thing.ts';

const postLikes = defineSingleReading(
  async (api, postId, userId) =>
    (await api(postsCalls).likes({ params: { postId }, query: { userId } })).userLiked,
);

const postSaves = defineSingleReading(
  async (api, postId, userId) =>
    (await api(postsCalls).saved({ params: { postId }, query: { userId } })).saved,
);

/** The viewer's relation to posts they like; use it with `useToggle(postLike, post, source)`. */
export const postLike = defineRelation<Post, boolean>({
  of: postThing,
  kind: 'postLike',
  async send(api, { id: postId, value, viewer: userId, sequence }) {
    const calls = api(postsCalls);
    const { liked } = await calls.toggleLike(
      { body: { userId, postId, liked: value, sequence } },
      { keepalive: true },
    );
    if (liked === value) return liked;
    // Old servers ignore `liked` and toggle, so a second call names the wanted state. If a newer change has
    // arrived, the server keeps it and answers with it.
    const repair = value ? calls.like : calls.unlike;
    return (await repair({ body: { userId, postId, sequence } }, { keepalive: true })).liked;
  },
  flag: ({ userLiked }) => userLiked,
  count: ({ likeCount }) => likeCount,
  reading: tells(postLikes, ({ value }) => value),
  gate: { kind: 'postLike' },
});

/** The viewer's relation to posts they saved; use it with `useToggle(postSave, post, source)`. */
export const postSave = defineRelation<Post, boolean>({
  of: postThing,
  kind: 'postSave',
  async send(api, { id: postId, value, viewer: userId, sequence }) {
    const body = { userId, postId, saved: value, sequence };
    return (await api(postsCalls).toggleSave({ body }, { keepalive: true })).saved;
  },
  flag: ({ userSaved }) => userSaved,
  count: ({ saveCount }) => saveCount,
  reading: tells(postSaves, ({ value }) => value),
  gate: { kind: 'postSave' },
});
