import { type Post, postFrom, postsCalls } from '@vitrine/api';
import { defineRelation, type RelationPlan } from '../optimistic/relation.ts';
import type { Services } from '../services/services.ts';

type PostRelationPlan = Pick<RelationPlan<Post, boolean>, 'kind' | 'send' | 'read'>;

const definePostRelation = (plan: PostRelationPlan) =>
  defineRelation<Post, boolean>({
    ...plan,
    idOf: ({ id }) => id,
    gate: {
      reason: { kind: plan.kind },
      wishFrom({ thing, value }) {
        const post = postFrom(thing);
        return post && typeof value === 'boolean' ? { thing: post, value } : undefined;
      },
    },
  });

/** The relation between a person and the posts they like; use it with `useToggle(postLike, post, source)`. */
export const postLike = definePostRelation({
  kind: 'postLike',
  async send(api, { id: postId, value, viewer: userId, sequence }) {
    const calls = api(postsCalls);
    const { liked } = await calls.toggleLike(
      { body: { userId, postId, liked: value, sequence } },
      { keepalive: true },
    );
    if (liked === value) return liked;
    // A server that does not know the wanted state has turned around what it held: these two name it. Where a later change was made, they
    // leave it, and answer with it.
    const repair = value ? calls.like : calls.unlike;
    return (await repair({ body: { userId, postId, sequence } }, { keepalive: true })).liked;
  },
  async read(api, ids, userId) {
    const held = new Map<string, boolean>();
    for (const postId of ids) {
      const { userLiked } = await api(postsCalls).likes({ params: { postId }, query: { userId } });
      held.set(postId, userLiked);
    }
    return held;
  },
});

/** The relation between a person and the posts they saved; use it with `useToggle(postSave, post, source)`. */
export const postSave = definePostRelation({
  kind: 'postSave',
  async send(api, { id: postId, value, viewer: userId, sequence }) {
    const body = { userId, postId, saved: value, sequence };
    return (await api(postsCalls).toggleSave({ body }, { keepalive: true })).saved;
  },
  async read(api, ids, userId) {
    const held = new Map<string, boolean>();
    for (const postId of ids) {
      const { saved } = await api(postsCalls).saved({ params: { postId }, query: { userId } });
      held.set(postId, saved);
    }
    return held;
  },
});

/** Takes in what an answer says of the viewer and its posts. `askedAt` is `relations.moment()` of when it was asked for. */
export function observePosts(
  { relations, session }: Services,
  posts: readonly Post[],
  askedAt: number,
): void {
  if (!relations.isOfThisViewer(askedAt) || session.isDoubted()) return;
  const said = (flagOf: (post: Post) => boolean | undefined) =>
    posts.flatMap((post) => {
      const value = flagOf(post);
      return value === undefined ? [] : [[post.id, value] as const];
    });
  relations.of(postLike).observeAll(
    said(({ userLiked }) => userLiked),
    askedAt,
  );
  relations.of(postSave).observeAll(
    said(({ userSaved }) => userSaved),
    askedAt,
  );
}
