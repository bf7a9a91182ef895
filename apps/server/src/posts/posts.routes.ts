import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { People } from '../profile/people.service.ts';
import type { Profiles } from '../profile/profile.service.ts';
import type { Posts } from './posts.service.ts';

export interface PostsRoutesOptions {
  posts: Posts;
  people: People;
  profiles: Profiles;
}

export function postsRoutes({
  posts,
  people,
  profiles,
}: PostsRoutesOptions): Handlers<VitrineContract['posts']> {
  type Caller = { id: string; token: string };

  async function setLike(person: Caller, postId: string, liked: boolean, sequence: number | undefined) {
    const number = changeNumberOf(person, sequence);
    await posts.ownerSeenBy(person.id, postId);
    const holds = await posts.likes[liked ? 'add' : 'remove'](person.id, postId, number);
    return { liked: holds, likeCount: await posts.likeCount(postId) };
  }

  return {
    get: ({ params, viewer }) => posts.get(viewer?.id, params.postId),
    list: async ({ params, query, person }) => {
      await profiles.mayBeSeen(person.id, params.userId);
      return posts.list(person.id, params.userId, query);
    },
    listSaved: ({ query, person }) => posts.listSaved(person.id, query),
    likes: async ({ params: { postId }, viewer }) => {
      await posts.ownerSeenBy(viewer?.id, postId);
      const liked = viewer ? await posts.likes.among(viewer.id, [postId]) : new Set();
      return { userLiked: liked.has(postId), likeCount: await posts.likeCount(postId) };
    },
    toggleLike: async ({ body: { postId, liked, sequence }, person }) => {
      const wanted = liked ?? !(await posts.likes.among(person.id, [postId])).has(postId);
      return setLike(person, postId, wanted, sequence);
    },
    like: ({ body: { postId, sequence }, person }) => setLike(person, postId, true, sequence),
    unlike: ({ body: { postId, sequence }, person }) => setLike(person, postId, false, sequence),
    saved: async ({ params: { postId }, person }) => {
      await posts.ownerSeenBy(person.id, postId);
      return { saved: (await posts.saves.among(person.id, [postId])).has(postId) };
    },
    toggleSave: async ({ body: { postId, saved, sequence }, person }) => {
      await posts.ownerSeenBy(person.id, postId);
      const wanted = saved ?? !(await posts.saves.among(person.id, [postId])).has(postId);
      const number = changeNumberOf(person, sequence);
      const holds = await posts.saves[wanted ? 'add' : 'remove'](person.id, postId, number);
      return { saved: holds, saveCount: await posts.saveCount(postId) };
    },
    countSaves: async ({ params: { postId }, viewer }) => {
      await posts.ownerSeenBy(viewer?.id, postId);
      return { count: await posts.saveCount(postId) };
    },
    countLikes: async ({ params: { postId }, query, viewer }) => {
      await posts.ownerSeenBy(viewer?.id, postId);
      const count = await posts.likeCount(postId);
      if (!viewer) return { count, likes: [] };
      const { users, nextCursor } = await people.page(viewer.id, posts.likers(postId), query);
      return { count, likes: users, ...(nextCursor === undefined ? {} : { nextCursor }) };
    },
    update: async ({ params, body, person }) => ({
      message: 'Post updated successfully',
      post: await posts.update(person.id, params.id, body),
    }),
    remove: async ({ params, person }) => {
      await posts.remove(person.id, params.id);
      return { deleted: true };
    },
    askUpload: ({ body, person }) => posts.askUpload(person.id, body),
    create: ({ body, person, aside }) => aside(() => posts.create(person.id, body)),
  };
}
