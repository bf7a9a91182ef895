import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { sizeOf, webLinkOf } from '../contract/decode.ts';
import { mostLetters } from '../contract/letters.models.ts';
import { mostUnits } from '../contract/letters.rules.ts';
import { ASKED, type Decoded, reads } from '../contract/reading.ts';
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
        z.meta({ description: 'Valid for at least an hour.' }),
        reads({ from: ['signedUrl', 'url', 'share_url'], as: webLinkOf }),
      ),
    thumbnail_url: z
      .nullable(z.string())
      .check(
        z.meta({ description: 'A small version of the picture, or the poster of the video.' }),
        reads({ from: ['thumbnail_url', 'thumbnailUrl'], as: webLinkOf }),
      ),
    order: z.int().check(reads({ from: ['order', 'position'], otherwise: 0 })),
    width: Size.check(z.meta({ description: 'Pixels.' })),
    height: Size,
    placeholder: z
      .optional(z.string())
      .check(z.meta({ description: 'Average colour, shown until the media has loaded.' })),
    sources: z
      .optional(z.array(z.object({ url: z.string().check(reads({ as: webLinkOf })), width: z.int() })))
      .check(z.meta({ description: 'A picture in several widths, the smallest first.' })),
    alt: z
      .optional(z.string())
      .check(z.meta({ description: 'The author’s description of it.' }), reads({ most: mostUnits(1000) })),
  })
  .check(z.meta({ id: 'PostMedia' }));
/** A picture or a video of a post. */
export type PostMedia = Decoded<z.infer<typeof PostMedia>>;

/** A published post. */
export const Post = z
  .object({
    id: Id.check(reads({ from: ['id', 'post_id', 'postId'] })),
    user_id: Id.check(reads({ from: ['user_id', 'userId'], otherwise: '' })),
    username: z.string().check(reads({ from: ['username', 'owner_username'], otherwise: '' })),
    profile_picture_url: z
      .optional(z.nullable(z.string()))
      .check(
        z.meta({ description: 'Profile picture of the author, if any; not sent to guests.' }),
        reads({ from: ['profile_picture_url', 'profilePicture'], as: webLinkOf }),
      ),
    content: z
      .string()
      .check(reads({ from: ['content', 'caption'], most: mostUnits(POST_CONTENT_MAX), otherwise: '' })),
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
      .check(
        z.meta({ description: 'Increases with every edit; send it with an edit, so that no edit is lost.' }),
      ),
    filtered: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Whether it is hidden from people who filter such content.' })),
  })
  .check(z.meta({ id: 'Post' }), reads({ within: ['post', 'data'] }));
/** A published post with its media, text and links. */
export type Post = Decoded<z.infer<typeof Post>>;

/** The parts of a post that are shown outside the site. */
export const PostPreview = z
  .object({
    id: Id,
    username: z.string(),
    title: z.string(),
    description: z.string().check(z.meta({ description: 'The beginning of the caption, in one line.' })),
    image_url: z
      .nullable(z.string())
      .check(z.meta({ description: 'A picture of 1200 × 630 pixels.' }), reads({ as: webLinkOf })),
  })
  .check(z.meta({ id: 'PostPreview' }));
/** The parts of a post that are shown outside the site. */
export type PostPreview = Decoded<z.infer<typeof PostPreview>>;

/** The address at which a post is shared. */
export const PostShareUrl = z
  .object({
    permanent_share_url: z
      .string()
      .check(
        z.meta({ description: 'The page of the shared post, without a query; it never expires.' }),
        reads({ from: ['permanent_share_url', 'permanentShareUrl', 'share_url'], as: webLinkOf }),
      ),
    share_s3_key: z
      .nullable(z.string())
      .check(z.meta({ description: 'Key of the picture that link previews show; null if there is none.' })),
    image_url: z
      .nullable(z.string())
      .check(z.meta({ description: 'Address of that picture.' }), reads({ as: webLinkOf })),
  })
  .check(z.meta({ id: 'PostShareUrl' }));
/** The address at which a post is shared, and its picture. */
export type PostShareUrl = Decoded<z.infer<typeof PostShareUrl>>;

/** A page of posts. */
export const PostsPage = z
  .object({
    posts: z.array(Post).check(reads({ under: ['posts', 'saved', 'savedPosts', 'data'] })),
    nextCursor: z
      .optional(z.string())
      .check(z.meta({ description: 'Send it as `cursor` for the next page; absent at the end.' })),
  })
  .check(z.meta({ id: 'PostsPage' }));
/** A page of posts with the cursor of the next one. */
export type PostsPage = Decoded<z.infer<typeof PostsPage>>;

export const PostLikeChange = z
  .object({
    userId: z.optional(Id),
    postId: Id,
    liked: z
      .optional(z.boolean())
      .check(z.meta({ description: 'The wanted state; without it the current state is toggled.' })),
    sequence: Sequence,
  })
  .check(z.meta({ id: 'PostLikeChange' }));

export const PostSaveChange = z
  .object({
    userId: z.optional(Id),
    postId: Id,
    saved: z
      .optional(z.boolean())
      .check(z.meta({ description: 'The wanted state; without it the current state is toggled.' })),
    sequence: Sequence,
  })
  .check(z.meta({ id: 'PostSaveChange' }));

export const PostLiked = z
  .object({
    liked: z.boolean().check(reads({ from: ['liked', 'userLiked', 'isLiked'], otherwise: ASKED })),
    likeCount: z.optional(z.int()).check(reads({ from: ['likeCount', 'like_count'] })),
  })
  .check(z.meta({ id: 'PostLiked' }));
export type PostLiked = Decoded<z.infer<typeof PostLiked>>;

export const PostLikeToggled = z
  .object({
    liked: z.boolean().check(reads({ from: ['liked', 'userLiked', 'isLiked'] })),
    likeCount: z.optional(z.int()).check(reads({ from: ['likeCount', 'like_count'] })),
  })
  .check(z.meta({ id: 'PostLikeToggled' }));
export type PostLikeToggled = Decoded<z.infer<typeof PostLikeToggled>>;

export const PostSaveToggled = z
  .object({
    saved: z.boolean().check(reads({ from: ['saved', 'userSaved', 'isSaved'] })),
    saveCount: z.optional(z.int()).check(reads({ from: ['saveCount', 'save_count'] })),
  })
  .check(z.meta({ id: 'PostSaveToggled' }));
export type PostSaveToggled = Decoded<z.infer<typeof PostSaveToggled>>;

export const PostLikes = z
  .object({
    userLiked: z.boolean().check(reads({ from: ['userLiked', 'liked'], otherwise: false })),
    likeCount: z.int().check(reads({ from: ['likeCount', 'like_count', 'count'], otherwise: 0 })),
  })
  .check(z.meta({ id: 'PostLikes' }));
export type PostLikes = Decoded<z.infer<typeof PostLikes>>;

/** A page of users who like a post, with the number of all likes. */
export const PostLikers = z
  .object({
    count: z.int().check(reads({ from: ['count', 'likeCount', 'likes_count'], otherwise: 0 })),
    likes: z.array(Person).check(reads({ under: ['likes', 'users', 'data'] })),
    nextCursor: z.optional(z.string()),
  })
  .check(z.meta({ id: 'PostLikers' }));
/** A page of users who like a post, newest like first, with the number of all likes. */
export type PostLikers = Decoded<z.infer<typeof PostLikers>>;

/** A link of a new post; dropped unless it has a label and a URL. */
export const NewPostLink = z.object({
  url: z.optional(z.string().check(z.maxLength(POST_LINK_MAX))),
  label: z.optional(z.string().check(mostLetters(POST_LINK_LABEL_MAX))),
});
const Links = z.array(NewPostLink).check(z.maxLength(POST_LINKS_MAX));
const Content = z.string().check(mostLetters(POST_CONTENT_MAX));

const newPost = {
  userId: z.optional(Id),
  content: z._default(Content, ''),
  media: z
    .array(
      z.object({
        key: Id.check(z.meta({ description: 'The key of the uploaded file.' })),
        poster: z
          .optional(Id)
          .check(z.meta({ description: 'For a video: key of the uploaded poster picture.' })),
        alt: z.optional(z.string().check(mostLetters(1000))),
      }),
    )
    .check(z.minLength(1), z.maxLength(POST_MEDIA_MAX)),
  links: z._default(Links, []),
};
const ClientId = z.string().check(z.maxLength(64));

export const NewPost = z
  .object({
    ...newPost,
    clientId: z
      .optional(ClientId)
      .check(z.meta({ description: 'Idempotency key of the client: a repeat returns the existing post.' })),
  })
  .check(z.meta({ id: 'NewPost' }));

/** A post to publish once its media are processed. */
export const PostToPrepare = z
  .object({
    ...newPost,
    clientId: ClientId.check(
      z.minLength(1),
      z.meta({
        description: 'Idempotency key of the client: a repeat changes nothing, unless the post was refused.',
      }),
    ),
  })
  .check(z.meta({ id: 'PostToPrepare' }));

/** State of a submitted post. */
export const PostPublication = z
  .object({
    clientId: z.string().check(reads({ from: ['clientId', 'client_id'], otherwise: '' })),
    state: z
      .string()
      .check(
        z.meta({ description: '`preparing`, `published` or `refused`.' }),
        reads({ from: ['state', 'status'], otherwise: 'preparing' }),
      ),
    post: z.optional(Post).check(z.meta({ description: 'Present once it is published.' })),
    code: z
      .optional(z.string())
      .check(z.meta({ description: 'Error code of the refusal, as `create` would answer.' })),
    error: z.optional(z.string()).check(z.meta({ description: 'Error text of the refusal, for people.' })),
    about: z
      .optional(z.string())
      .check(z.meta({ description: 'Key of the refused upload, if there were several.' })),
    content: z
      .optional(z.string())
      .check(
        z.meta({ description: 'The submitted text, until the post is published.' }),
        reads({ most: mostUnits(POST_CONTENT_MAX) }),
      ),
    links: z.optional(z.array(z.object({ url: z.string(), label: z.string() }))),
  })
  .check(z.meta({ id: 'PostPublication' }));
/** State of a submitted post. */
export type PostPublication = Decoded<z.infer<typeof PostPublication>>;

export const PostEdit = z
  .object({
    userId: z.optional(Id),
    content: Content,
    links: z
      .optional(Links)
      .check(z.meta({ description: 'The complete list; if absent, the links stay unchanged.' })),
    version: z
      .optional(z.int())
      .check(z.meta({ description: 'Version of the edited post: an edit of an older version is refused.' })),
  })
  .check(z.meta({ id: 'PostEdit' }));

export const PostEdited = z
  .object({
    message: z.string().check(reads({ otherwise: '' })),
    post: z.optional(Post),
  })
  .check(z.meta({ id: 'PostEdited' }));
export type PostEdited = Decoded<z.infer<typeof PostEdited>>;
