import { postTexts, type VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { People } from '../profile/people.service.ts';
import type { Profiles } from '../profile/profile.service.ts';
import type { Posts } from './posts.service.ts';
import type { Publications } from './publications.service.ts';
import { sharedDescriptionOf } from './shared-description.rules.ts';
import type { SharedPictures } from './shared-pictures.service.ts';
import {
  type SharedPost,
  type SharedPosts,
  sharedPictureKeyOf,
  sharedPictureOf,
} from './shared-posts.service.ts';

export interface PostsRoutesOptions {
  posts: Posts;
  publications: Publications;
  people: People;
  profiles: Profiles;
  sharedPosts: SharedPosts;
  sharedPictures: Pick<SharedPictures, 'makeAhead'>;
  /** Public scheme and host of the site; if undefined, clients know them. */
  origin: string | undefined;
}

export const postsRoutes = ({
  posts,
  publications,
  people,
  profiles,
  sharedPosts,
  sharedPictures,
  origin = '',
}: PostsRoutesOptions): Handlers<VitrineContract['posts']> => ({
  get: ({ params, viewer }) => posts.get(viewer?.id, params.postId),
  shareUrl: async ({ params: { postId }, viewer }) => {
    await posts.ownerSeenBy(viewer?.id, postId);
    const post = unfiltered(await sharedPosts.find(postId));
    sharedPictures.makeAhead(post);
    return {
      permanent_share_url: `${origin}/p/${postId}`,
      share_s3_key: sharedPictureKeyOf(post),
      image_url: sharedPictureOf(post),
    };
  },
  preview: async ({ params: { postId }, viewer }) => {
    await posts.ownerSeenBy(viewer?.id, postId);
    const post = unfiltered(await sharedPosts.find(postId));
    return {
      id: postId,
      username: post.username,
      title: `Post by @${post.username}`,
      description: sharedDescriptionOf(post),
      image_url: sharedPictureOf(post),
    };
  },
  list: async ({ params, query, person }) => {
    await profiles.mayBeSeen(person.id, params.userId);
    return posts.list(person.id, params.userId, query);
  },
  listSaved: ({ query, person }) => posts.listSaved(person.id, query),
  likes: async ({ params: { postId }, viewer }) => {
    await posts.ownerSeenBy(viewer?.id, postId);
    const liked = viewer ? await posts.likedAmong(viewer.id, [postId]) : new Set();
    return { userLiked: liked.has(postId), likeCount: await posts.likeCount(postId) };
  },
  toggleLike: ({ body: { postId, liked, sequence }, person }) =>
    posts.setLike(person.id, postId, liked, changeNumberOf(person, sequence)),
  like: ({ body: { postId, sequence }, person }) =>
    posts.setLike(person.id, postId, true, changeNumberOf(person, sequence)),
  unlike: ({ body: { postId, sequence }, person }) =>
    posts.setLike(person.id, postId, false, changeNumberOf(person, sequence)),
  saved: async ({ params: { postId }, person }) => {
    await posts.ownerSeenBy(person.id, postId);
    return { saved: (await posts.savedAmong(person.id, [postId])).has(postId) };
  },
  toggleSave: ({ body: { postId, saved, sequence }, person }) =>
    posts.setSave(person.id, postId, saved, changeNumberOf(person, sequence)),
  countSaves: async ({ params: { postId }, viewer }) => {
    await posts.ownerSeenBy(viewer?.id, postId);
    return { count: await posts.saveCount(postId) };
  },
  countLikes: async ({ params: { postId }, query, viewer }) => {
    await posts.ownerSeenBy(viewer?.id, postId);
    const count = await posts.likeCount(postId);
    if (!viewer) return { count, likes: [] };
    const { users, ...next } = await people.page(viewer.id, posts.likers(postId), query);
    return { count, likes: users, ...next };
  },
  update: async ({ params, body, person }) => ({
    message: postTexts.updated,
    post: await posts.update(person.id, params.id, body),
  }),
  remove: async ({ params, person }) => {
    await posts.remove(person.id, params.id);
    return { deleted: true };
  },
  askUpload: ({ body, person }) => posts.askUpload(person.id, body),
  create: ({ body, person, aside }) => aside((signal) => posts.create(person.id, body, signal)),
  publish: ({ body, person }) => publications.publish(person.id, body),
  publication: ({ params, person }) => publications.find(person.id, params.clientId),
});

function unfiltered(post: SharedPost | undefined): SharedPost {
  if (!post || post.isFiltered) throw new DomainError('post_not_found');
  return post;
}
