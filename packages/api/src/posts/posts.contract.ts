import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { profileErrors } from '../profile/profile.rules.ts';
import { uploadErrors } from '../uploads/upload-errors.ts';
import { UploadPlace, UploadWish } from '../uploads/uploads.models.ts';
import {
  NewPost,
  Post,
  PostEdit,
  PostEdited,
  PostLikeChange,
  PostLiked,
  PostLikers,
  PostLikes,
  PostLikeToggled,
  PostSaveChange,
  PostSaveToggled,
  PostsPage,
} from './posts.models.ts';
import { postErrors } from './posts.rules.ts';

const { post_not_found, post_not_yours, post_changed, post_link_invalid, save_own_post, too_many_posts } =
  postErrors;
const { profile_not_found, profile_blocked } = profileErrors;

const ofPost = z.object({ postId: Id });
const byViewer = z.object({ userId: z.optional(Id) });
const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
};

export const postsContract = area({
  description: 'What people publish.',
  calls: {
    get: endpoint({
      method: 'GET',
      path: '/api/post/{postId}',
      who: 'viewer',
      summary: 'A post',
      params: ofPost,
      response: Post,
      errors: { post_not_found },
    }),
    list: endpoint({
      method: 'GET',
      path: '/api/post/posts/{userId}',
      who: 'person',
      summary: 'The posts of somebody, the newest first',
      subject: 'params.userId',
      params: z.object({ userId: Id }),
      query: z.object(pageQuery),
      response: PostsPage,
      errors: { profile_not_found, profile_blocked },
    }),
    listSaved: endpoint({
      method: 'GET',
      path: '/api/post/saved/user/{userId}',
      who: 'person',
      summary: 'The posts that the viewer saved, the newest first',
      params: z.object({ userId: Id }),
      query: z.object(pageQuery),
      response: PostsPage,
    }),
    likes: endpoint({
      method: 'GET',
      path: '/api/post/likes/{postId}',
      who: 'viewer',
      summary: 'Whether the viewer likes a post, and how many do',
      params: ofPost,
      query: byViewer,
      response: PostLikes,
      errors: { post_not_found },
    }),
    toggleLike: endpoint({
      method: 'POST',
      path: '/api/post/togglelike',
      who: 'person',
      summary: 'Like a post, or take that back',
      description: 'With `liked` it says a state: a repeat changes nothing.',
      body: PostLikeChange,
      response: PostLikeToggled,
      errors: { post_not_found },
    }),
    like: endpoint({
      method: 'POST',
      path: '/api/post/like',
      who: 'person',
      summary: 'Like a post',
      body: PostLikeChange,
      response: PostLiked,
      asked: true,
      errors: { post_not_found },
    }),
    unlike: endpoint({
      method: 'POST',
      path: '/api/post/unlike',
      who: 'person',
      summary: 'Take the like of a post back',
      body: PostLikeChange,
      response: PostLiked,
      asked: false,
      errors: { post_not_found },
    }),
    saved: endpoint({
      method: 'GET',
      path: '/api/post/saved/{postId}',
      who: 'person',
      summary: 'Whether the viewer saved a post',
      params: ofPost,
      query: byViewer,
      response: z.object({ saved: z.boolean().check(reads({ otherwise: false })) }),
      errors: { post_not_found },
    }),
    toggleSave: endpoint({
      method: 'POST',
      path: '/api/post/togglesave',
      who: 'person',
      summary: 'Save a post, or save it no more',
      description: 'With `saved` it says a state: a repeat changes nothing.',
      body: PostSaveChange,
      response: PostSaveToggled,
      errors: { post_not_found, save_own_post },
    }),
    countSaves: endpoint({
      method: 'GET',
      path: '/api/post/count/saves/{postId}',
      who: 'viewer',
      summary: 'How many saved a post',
      params: ofPost,
      response: z.object({
        count: z.int().check(reads({ from: ['count', 'saveCount', 'saves'], otherwise: 0 })),
      }),
      errors: { post_not_found },
    }),
    countLikes: endpoint({
      method: 'GET',
      path: '/api/post/count/likes/{postId}',
      who: 'viewer',
      summary: 'How many like a post, and who: the newest like first',
      description: 'Who they are is told to people who are signed in.',
      params: ofPost,
      query: z.object(pageQuery),
      response: PostLikers,
      errors: { post_not_found },
    }),
    update: endpoint({
      method: 'PUT',
      path: '/api/post/update/{id}',
      who: 'person',
      summary: 'Change what a post says and links to',
      params: z.object({ id: Id }),
      body: PostEdit,
      response: PostEdited,
      errors: { post_not_found, post_not_yours, post_changed, post_link_invalid },
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/api/post/delete-post/{id}',
      who: 'person',
      summary: 'Delete a post; one that is gone is gone',
      params: z.object({ id: Id }),
      body: byViewer,
      bodyOrQuery: true,
      response: z.object({ deleted: z.boolean().check(reads({ otherwise: true })) }),
      errors: { post_not_yours },
    }),
    askUpload: endpoint({
      method: 'POST',
      path: '/api/post/get-upload-url',
      who: 'person',
      summary: 'Where a picture or a video of a post goes',
      body: UploadWish,
      response: UploadPlace,
      errors: uploadErrors,
      extension: true,
    }),
    create: endpoint({
      method: 'POST',
      path: '/api/post/create',
      who: 'person',
      summary: 'Publish a post',
      body: NewPost,
      response: Post,
      status: 201,
      errors: { ...uploadErrors, post_link_invalid, too_many_posts },
      extension: true,
    }),
  },
});
