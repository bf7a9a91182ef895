import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { idOf, webLinkOf } from '../contract/decode.ts';
import { ASKED, type Decoded, reads } from '../contract/reading.ts';
import { Post } from '../posts/posts.models.ts';

/** A user found by a search. The fields after `name` are not sent by a lookup of one username. */
export const FoundUser = z
  .object({
    id: Id.check(reads({ from: ['id', 'userId', 'user_id'] })),
    username: z.string(),
    name: z.nullable(z.string()),
    profile_picture_url: z
      .optional(z.nullable(z.string()))
      .check(
        z.meta({ description: 'URL of a picture, valid for at least an hour; null if there is none.' }),
        reads({ from: ['profile_picture_url', 'profilePicture', 'signedUrl'], as: webLinkOf }),
      ),
    follower_count: z.optional(z.int()).check(reads({ from: ['follower_count', 'followerCount'] })),
    isFollowing: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Whether the viewer follows the person.' })),
  })
  .check(z.meta({ id: 'FoundUser' }));
/** A user found by a search. */
export type FoundUser = Decoded<z.infer<typeof FoundUser>>;

/** A page of a feed of posts. */
export const PostFeedPage = z
  .object({
    posts: z.array(Post).check(reads({ under: ['posts', 'data'] })),
    pagination: z.object({
      page: z.int().check(reads({ otherwise: 1 })),
      pages: z.nullable(z.int()).check(z.meta({ description: 'The number of pages; null when unknown.' })),
    }),
    snapshot: z.nullable(z.string()).check(
      z.meta({
        description: 'Id of the ranking that this page comes from; send it back with the next page.',
      }),
      reads({ as: idOf }),
    ),
  })
  .check(z.meta({ id: 'PostFeedPage' }));
/** A page of a feed of posts, with the id of its ranking. */
export type PostFeedPage = Decoded<z.infer<typeof PostFeedPage>>;

/** A hashtag, with the number of posts that use it. */
export const CountedHashtag = z
  .object({
    id: z.string().check(reads({ from: ['id', 'name'] })),
    name: z.string().check(z.meta({ description: 'Without #.' })),
    post_count: z
      .int()
      .check(z.gte(0))
      .check(reads({ from: ['post_count', 'postCount'], otherwise: 0 })),
    picture_url: z
      .optional(z.nullable(z.string()))
      .check(
        z.meta({ description: 'URL of a small picture of one of its newest posts.' }),
        reads({ from: ['picture_url', 'pictureUrl'], as: webLinkOf }),
      ),
  })
  .check(z.meta({ id: 'CountedHashtag' }));
/** A hashtag, with the number of posts that use it. */
export type CountedHashtag = Decoded<z.infer<typeof CountedHashtag>>;

/** People, hashtags and posts that match a query, the best match first. */
export const DiscoverResults = z
  .object({
    users: z.array(FoundUser).check(reads({ under: ['users', 'data'] })),
    hashtags: z.optional(z.array(CountedHashtag)),
    posts: z.optional(z.array(Post)),
  })
  .check(z.meta({ id: 'DiscoverResults' }));
/** People, hashtags and posts that match a query, the best match first. */
export type DiscoverResults = Decoded<z.infer<typeof DiscoverResults>>;

/** A page of the posts of a hashtag. */
export const HashtagPosts = z
  .object({
    hashtag: CountedHashtag,
    posts: z.array(Post).check(reads({ under: ['posts', 'data'] })),
    nextCursor: z
      .optional(z.string())
      .check(z.meta({ description: 'Send it as `cursor` for the next page; absent at the end.' })),
  })
  .check(z.meta({ id: 'HashtagPosts' }));
/** A page of the posts of a hashtag, with the cursor of the next one. */
export type HashtagPosts = Decoded<z.infer<typeof HashtagPosts>>;

export const PostDismissal = z
  .object({ postId: Id, sequence: Sequence })
  .check(z.meta({ id: 'PostDismissal' }));

/** Whether the viewer wants to see less like a post. */
export const PostDismissed = z
  .object({
    postId: Id.check(reads({ otherwise: '' })),
    holds: z.boolean().check(reads({ otherwise: ASKED })),
  })
  .check(z.meta({ id: 'PostDismissed' }));
/** Whether the viewer wants to see less like a post. */
export type PostDismissed = Decoded<z.infer<typeof PostDismissed>>;
