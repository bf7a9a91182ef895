// Written by `pnpm contract` from posts.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { postsContract } from './posts.contract.ts';

const decoders = () => import('./posts.decode.ts');

/** The calls of `posts`, as clients make them. */
export const postsCalls: CallsOf<typeof postsContract> = {
  get: { method: 'GET', path: '/api/post/{postId}', who: 'viewer', decode: lazily(decoders, 'postFrom') },
  list: {
    method: 'GET',
    path: '/api/post/posts/{userId}',
    who: 'person',
    decode: lazily(decoders, 'postsPageFrom'),
  },
  listSaved: {
    method: 'GET',
    path: '/api/post/saved/user/{userId}',
    who: 'person',
    decode: lazily(decoders, 'postsPageFrom'),
  },
  likes: {
    method: 'GET',
    path: '/api/post/likes/{postId}',
    who: 'viewer',
    decode: lazily(decoders, 'postLikesFrom'),
  },
  toggleLike: {
    method: 'POST',
    path: '/api/post/togglelike',
    who: 'person',
    decode: lazily(decoders, 'postLikeToggledFrom'),
  },
  like: { method: 'POST', path: '/api/post/like', who: 'person', decode: lazily(decoders, 'likeAnswerFrom') },
  unlike: {
    method: 'POST',
    path: '/api/post/unlike',
    who: 'person',
    decode: lazily(decoders, 'unlikeAnswerFrom'),
  },
  saved: {
    method: 'GET',
    path: '/api/post/saved/{postId}',
    who: 'person',
    decode: lazily(decoders, 'savedAnswerFrom'),
  },
  toggleSave: {
    method: 'POST',
    path: '/api/post/togglesave',
    who: 'person',
    decode: lazily(decoders, 'postSaveToggledFrom'),
  },
  countSaves: {
    method: 'GET',
    path: '/api/post/count/saves/{postId}',
    who: 'viewer',
    decode: lazily(decoders, 'countSavesAnswerFrom'),
  },
  countLikes: {
    method: 'GET',
    path: '/api/post/count/likes/{postId}',
    who: 'viewer',
    decode: lazily(decoders, 'postLikersFrom'),
  },
  update: {
    method: 'PUT',
    path: '/api/post/update/{id}',
    who: 'person',
    decode: lazily(decoders, 'postEditedFrom'),
  },
  remove: {
    method: 'DELETE',
    path: '/api/post/delete-post/{id}',
    who: 'person',
    decode: lazily(decoders, 'removeAnswerFrom'),
  },
  askUpload: {
    method: 'POST',
    path: '/api/post/get-upload-url',
    who: 'person',
    decode: lazily(() => import('../uploads/uploads.decode.ts'), 'uploadPlaceFrom'),
  },
  create: { method: 'POST', path: '/api/post/create', who: 'person', decode: lazily(decoders, 'postFrom') },
  publish: {
    method: 'POST',
    path: '/api/post/publish',
    who: 'person',
    decode: lazily(decoders, 'postPublicationFrom'),
  },
  publication: {
    method: 'GET',
    path: '/api/post/publication/{clientId}',
    who: 'person',
    decode: lazily(decoders, 'postPublicationFrom'),
  },
};
