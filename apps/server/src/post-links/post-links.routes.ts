import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Posts } from '../posts/posts.service.ts';
import type { PostLinks } from './post-links.service.ts';

export interface PostLinksRoutesOptions {
  posts: Posts;
  postLinks: PostLinks;
}

export const postLinksRoutes = ({
  posts,
  postLinks,
}: PostLinksRoutesOptions): Handlers<VitrineContract['postLinks']> => ({
  list: async ({ params: { postId }, viewer }) => {
    await posts.ownerSeenBy(viewer?.id, postId);
    return { links: await postLinks.of(postId) };
  },
  posts: ({ params, query, viewer }) => postLinks.postsOf(viewer?.id, params.id, query),
  confirm: ({ body, person, aside }) => aside(() => postLinks.confirm(person.id, body)),
});
