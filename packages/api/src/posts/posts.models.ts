import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { sizeOf, webLinkOf } from '../contract/decode.ts';
import { ASKED, reads } from '../contract/reading.ts';
import { Person } from '../profile/profile.models.ts';
import {
  POST_CONTENT_MAX,
  POST_LINK_LABEL_MAX,
  POST_LINK_MAX,
  POST_LINKS_MAX,
  POST_MEDIA_MAX,
} from './posts.rules.ts';

const Size = z.optional(z.int()).check(reads({ as: sizeOf }));
const Count = z.int().check(z.gte(0));
const flag = (...from: string[]) =>
  z
    .optional(z.boolean())
    .check(z.meta({ description: 'Only for a viewer who is signed in.' }), reads({ from }));

/** A picture or a video of a post. */
export const PostMedia = z
  .object({
    id: Id.check(reads({ otherwise: '' })),
    media_type: z
      .string()
      .check(
        z.meta({ description: '`image` or `video`.' }),
        reads({ from: ['media_type', 'mediaType', 'type'], otherwise: 'image' }),
      ),
    signedUrl: z
      .string()
      .check(
        z.meta({ description: 'Good for an hour at least.' }),
        reads({ from: ['signedUrl', 'url', 'share_url'], as: webLinkOf }),
      ),
    thumbnail_url: z
      .nullable(z.string())
      .check(
        z.meta({ description: 'A small picture of it; of a video, what is seen before it runs.' }),
        reads({ from: ['thumbnail_url', 'thumbnailUrl'], as: webLinkOf }),
      ),
    order: z.int().check(reads({ from: ['order', 'position'], otherwise: 0 })),
    width: Size.check(z.meta({ description: 'Pixels.' })),
    height: Size,
    placeholder: z
      .optional(z.string())
      .check(z.meta({ description: 'Average colour, shown until it is there.' })),
    sources: z
      .optional(z.array(z.object({ url: z.string().check(reads({ as: webLinkOf })), width: z.int() })))
      .check(z.meta({ description: 'A picture in several widths, the smallest first.' })),
    alt: z
      .optional(z.string())
      .check(
        z.meta({ description: 'A description of it, in the words of who posted it.' }),
        reads({ most: 1000 }),
      ),
  })
  .check(z.meta({ id: 'PostMedia' }));
/** A picture or a video of a post. */
export type PostMedia = z.infer<typeof PostMedia>;

/** A published post. */
export const Post = z
  .object({
    id: Id.check(reads({ from: ['id', 'post_id', 'postId'] })),
    user_id: Id.check(reads({ from: ['user_id', 'userId'], otherwise: '' })),
    username: z.string().check(reads({ from: ['username', 'owner_username'], otherwise: '' })),
    profile_picture_url: z
      .optional(z.nullable(z.string()))
      .check(
        z.meta({ description: 'The face of who published it, where that has one; guests are not told.' }),
        reads({ from: ['profile_picture_url', 'profilePicture'], as: webLinkOf }),
      ),
    content: z.string().check(reads({ from: ['content', 'caption'], most: POST_CONTENT_MAX, otherwise: '' })),
    media: z.array(PostMedia),
    likeCount: Count.check(reads({ from: ['likeCount', 'like_count'], otherwise: 0 })),
    saveCount: Count.check(reads({ from: ['saveCount', 'save_count'], otherwise: 0 })),
    comment_count: Count.check(reads({ from: ['comment_count', 'commentCount'], otherwise: 0 })),
    linkCount: Count.check(reads({ from: ['linkCount', 'link_count'], otherwise: 0 })),
    userLiked: flag('userLiked', 'user_liked', 'isLiked'),
    userSaved: flag('userSaved', 'user_saved', 'isSaved'),
    created_at: z
      .string()
      .check(
        z.meta({ description: 'ISO 8601.' }),
        reads({ from: ['created_at', 'createdAt'], otherwise: '' }),
      ),
    version: z
      .optional(z.int())
      .check(z.meta({ description: 'Grows with every edit; send it with an edit, so that none is lost.' })),
    filtered: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Whether it is kept from people who want no such content.' })),
  })
  .check(z.meta({ id: 'Post' }), reads({ within: ['post', 'data'] }));
/** A published post: media, words, links. */
export type Post = z.infer<typeof Post>;

/** A page of posts. */
export const PostsPage = z
  .object({
    posts: z.array(Post).check(reads({ under: ['posts', 'saved', 'savedPosts', 'data'] })),
    nextCursor: z
      .optional(z.string())
      .check(z.meta({ description: 'Send it as `cursor` for what follows; left out at the end.' })),
  })
  .check(z.meta({ id: 'PostsPage' }));
/** A page of posts, and where the next one begins. */
export type PostsPage = z.infer<typeof PostsPage>;

/** A post to be liked, or not. */
export const PostLikeChange = z
  .object({
    userId: z.optional(Id),
    postId: Id,
    liked: z
      .optional(z.boolean())
      .check(z.meta({ description: 'The state that is wanted; without it the other one than now.' })),
    sequence: Sequence,
  })
  .check(z.meta({ id: 'PostLikeChange' }));

/** A post to be saved, or not. */
export const PostSaveChange = z
  .object({
    userId: z.optional(Id),
    postId: Id,
    saved: z
      .optional(z.boolean())
      .check(z.meta({ description: 'The state that is wanted; without it the other one than now.' })),
    sequence: Sequence,
  })
  .check(z.meta({ id: 'PostSaveChange' }));

/** Whether the viewer likes a post, after a change of it. */
export const PostLiked = z
  .object({
    liked: z.boolean().check(reads({ from: ['liked', 'userLiked', 'isLiked'], otherwise: ASKED })),
    likeCount: z.optional(z.int()).check(reads({ from: ['likeCount', 'like_count'] })),
  })
  .check(z.meta({ id: 'PostLiked' }));
/** Whether the viewer likes a post, after a change of it. */
export type PostLiked = z.infer<typeof PostLiked>;

/** The outcome of a toggle. */
export const PostLikeToggled = z
  .object({
    liked: z.boolean().check(reads({ from: ['liked', 'userLiked', 'isLiked'] })),
    likeCount: z.optional(z.int()).check(reads({ from: ['likeCount', 'like_count'] })),
  })
  .check(z.meta({ id: 'PostLikeToggled' }));
/** Whether the viewer likes a post, after a toggle. */
export type PostLikeToggled = z.infer<typeof PostLikeToggled>;

/** The outcome of a toggle. */
export const PostSaveToggled = z
  .object({
    saved: z.boolean().check(reads({ from: ['saved', 'userSaved', 'isSaved'] })),
    saveCount: z.optional(z.int()).check(reads({ from: ['saveCount', 'save_count'] })),
  })
  .check(z.meta({ id: 'PostSaveToggled' }));
/** Whether the viewer saved a post, after a toggle. */
export type PostSaveToggled = z.infer<typeof PostSaveToggled>;

/** Whether the viewer likes a post, and how many do. */
export const PostLikes = z
  .object({
    userLiked: z.boolean().check(reads({ from: ['userLiked', 'liked'], otherwise: false })),
    likeCount: z.int().check(reads({ from: ['likeCount', 'like_count', 'count'], otherwise: 0 })),
  })
  .check(z.meta({ id: 'PostLikes' }));
/** Whether the viewer likes a post, and how many do. */
export type PostLikes = z.infer<typeof PostLikes>;

/** The people who like a post. */
export const PostLikers = z
  .object({
    count: z.int().check(reads({ from: ['count', 'likeCount', 'likes_count'], otherwise: 0 })),
    likes: z.array(Person).check(reads({ under: ['likes', 'users', 'data'] })),
    nextCursor: z.optional(z.string()),
  })
  .check(z.meta({ id: 'PostLikers' }));
/** The people who like a post, the newest like first. */
export type PostLikers = z.infer<typeof PostLikers>;

/** A link that is given with a post; one without label or address is dropped. */
export const NewPostLink = z.object({
  url: z.optional(z.string().check(z.maxLength(POST_LINK_MAX))),
  label: z.optional(z.string().check(z.maxLength(POST_LINK_LABEL_MAX))),
});
const Links = z.array(NewPostLink).check(z.maxLength(POST_LINKS_MAX));
const Content = z.string().check(z.maxLength(POST_CONTENT_MAX));

const newPost = {
  userId: z.optional(Id),
  content: z._default(Content, ''),
  media: z
    .array(
      z.object({
        key: Id.check(z.meta({ description: 'The key of the uploaded file.' })),
        poster: z
          .optional(Id)
          .check(z.meta({ description: 'Of a video: the uploaded picture that is seen before it runs.' })),
        alt: z.optional(z.string().check(z.maxLength(1000))),
      }),
    )
    .check(z.minLength(1), z.maxLength(POST_MEDIA_MAX)),
  links: z._default(Links, []),
};
const ClientId = z.string().check(z.maxLength(64));

/** A post to publish. */
export const NewPost = z
  .object({
    ...newPost,
    clientId: z
      .optional(ClientId)
      .check(
        z.meta({ description: 'A name of the client for it: a repeat answers the post that is there.' }),
      ),
  })
  .check(z.meta({ id: 'NewPost' }));

/** A post that is published once its pictures and videos are prepared. */
export const PostToPrepare = z
  .object({
    ...newPost,
    clientId: ClientId.check(
      z.minLength(1),
      z.meta({
        description: 'A name of the client for it: a repeat changes nothing, unless it was refused.',
      }),
    ),
  })
  .check(z.meta({ id: 'PostToPrepare' }));

/** The state of a post that was given to be published. */
export const PostPublication = z
  .object({
    clientId: z.string().check(reads({ from: ['clientId', 'client_id'], otherwise: '' })),
    state: z
      .string()
      .check(
        z.meta({ description: '`preparing`, `published` or `refused`.' }),
        reads({ from: ['state', 'status'], otherwise: 'preparing' }),
      ),
    post: z.optional(Post).check(z.meta({ description: 'Once it is published.' })),
    code: z
      .optional(z.string())
      .check(z.meta({ description: 'Why it was refused, as `create` would have been.' })),
    error: z.optional(z.string()).check(z.meta({ description: 'The same for people.' })),
    about: z
      .optional(z.string())
      .check(z.meta({ description: 'Which of several uploads was refused, by its key.' })),
    content: z
      .optional(z.string())
      .check(
        z.meta({ description: 'The post as it was given, until it is published.' }),
        reads({ most: POST_CONTENT_MAX }),
      ),
    links: z.optional(z.array(z.object({ url: z.string(), label: z.string() }))),
  })
  .check(z.meta({ id: 'PostPublication' }));
/** The state of a post that was given to be published. */
export type PostPublication = z.infer<typeof PostPublication>;

/** The changes of an edit. */
export const PostEdit = z
  .object({
    userId: z.optional(Id),
    content: Content,
    links: z.optional(Links).check(z.meta({ description: 'All of them; left out, they stay as they are.' })),
    version: z
      .optional(z.int())
      .check(z.meta({ description: 'Of the post that was edited: an edit of an older one is refused.' })),
  })
  .check(z.meta({ id: 'PostEdit' }));

/** The outcome of an edit. */
export const PostEdited = z
  .object({
    message: z.string().check(reads({ otherwise: '' })),
    post: z.optional(Post),
  })
  .check(z.meta({ id: 'PostEdited' }));
/** The outcome of an edit. */
export type PostEdited = z.infer<typeof PostEdited>;
