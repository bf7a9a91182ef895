import { type Post, postsCalls } from '@vitrine/api';
import { prepareResource } from '../resource/prepared-resources.ts';
import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { observePosts } from './post-relations.ts';

/** What a post is kept under: who looks decides whether there is one. */
export const postKey = (id: string, viewer: string | undefined): readonly string[] => [
  'post',
  viewer ?? '',
  id,
];

/** Asks for a post, and gives what it says of the viewer to the relations. Its flags stay, for what its counts mean. */
export async function fetchPost(services: Services, postId: string): Promise<Post> {
  const askedAt = services.relations.moment();
  const post = await services.api(postsCalls).get({ params: { postId } });
  observePosts(services, [post], askedAt);
  return post;
}

/** Fetches what `usePost` shows, before the page is drawn; rejects where that fails. */
export const preparePost = (services: Services, id: string): Promise<void> =>
  prepareResource(services, postKey(id, viewerOf(services.session.getState())), () =>
    fetchPost(services, id),
  );
