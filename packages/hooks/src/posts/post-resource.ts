import { type Post, postsCalls } from '@vitrine/api';
import { prepareResource } from '../resource/prepared-resources.ts';
import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { postThing } from './post-thing.ts';

/** Cache key of a post, with the viewer, since some viewers may not see the post. */
export const postKey = (id: string, viewer: string | undefined): readonly string[] => [
  'post',
  viewer ?? '',
  id,
];

/**
 * Fetches a post, and passes the viewer's flags in it to the relations. The post keeps its flags too, since
 * its counts include them.
 */
export async function fetchPost(services: Services, postId: string): Promise<Post> {
  const askedAt = services.relations.moment();
  const post = await services.api(postsCalls).get({ params: { postId } });
  services.relations.observe(postThing, [post], askedAt);
  return post;
}

/** Fetches the data of `usePost` before server rendering; rejects on failure. */
export const preparePost = (services: Services, id: string): Promise<void> =>
  prepareResource(services, postKey(id, viewerOf(services.session.getState())), () =>
    fetchPost(services, id),
  );
