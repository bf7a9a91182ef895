import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { webLinkOf } from '../contract/decode.ts';
import { type Decoded, reads } from '../contract/reading.ts';
import { GENDERS } from './profile.rules.ts';

const Face = z.nullable(z.string()).check(
  z.meta({ description: 'URL of a picture, valid for at least an hour; null if there is none.' }),
  reads({
    from: ['profilePicture', 'signedUrl', 'profile_picture_url', 'profilePictureUrl', 'avatar'],
    as: webLinkOf,
  }),
);
const Count = z.int().check(z.gte(0), reads({ otherwise: 0 }));

/** A user's profile. Private fields are sent only to its owner. */
export const Profile = z
  .object({
    id: Id.check(reads({ from: ['id', 'userId', 'user_id'] })),
    username: z.string(),
    name: z.nullable(z.string()),
    bio: z.nullable(z.string()).check(reads({ most: 2000 })),
    profilePicture: Face,
    coverPhoto: z
      .nullable(z.string())
      .check(reads({ from: ['coverPhoto', 'coverPhotoUrl', 'cover_photo_url'], as: webLinkOf })),
    followerCount: Count.check(reads({ from: ['followerCount', 'followersCount', 'follower_count'] })),
    followingCount: Count.check(reads({ from: ['followingCount', 'following_count'] })),
    postCount: Count.check(reads({ from: ['postCount', 'post_count', 'postsCount'] })),
    isFollowing: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Whether the viewer follows the person; absent in one’s own profile.' })),
    email: z
      .optional(z.string())
      .check(z.meta({ description: 'Only in one’s own profile, like all fields below.' })),
    email_verified: z.optional(z.boolean()).check(reads({ from: ['email_verified', 'emailVerified'] })),
    pending_email: z
      .optional(z.string())
      .check(
        z.meta({ description: 'The address that replaces `email` once it is verified.' }),
        reads({ from: ['pending_email', 'pendingEmail'] }),
      ),
    birthday: z.optional(z.string()).check(z.meta({ description: 'MM/DD/YYYY.' })),
    gender: z.optional(z.string()).check(z.meta({ description: GENDERS.join(', ') })),
    country: z.optional(z.string()),
  })
  .check(z.meta({ id: 'Profile' }), reads({ within: ['profile', 'data', 'user'] }));
/** A user's profile. Private fields are sent only to its owner. */
export type Profile = Decoded<z.infer<typeof Profile>>;

/** A user in a list. */
export const Person = z
  .object({
    id: Id.check(reads({ from: ['id', 'userId', 'user_id', 'followerId', 'followedId'] })),
    username: z.string(),
    name: z.nullable(z.string()),
    profilePicture: Face,
    isFollowing: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Whether the viewer follows the person; absent for the viewer.' })),
  })
  .check(z.meta({ id: 'Person' }));
/** A user in a list. */
export type Person = Decoded<z.infer<typeof Person>>;

/** A page of users. */
export const PeoplePage = z
  .object({
    users: z.array(Person).check(reads({ under: ['users', 'followers', 'following', 'likes', 'data'] })),
    nextCursor: z
      .optional(z.string())
      .check(z.meta({ description: 'Send it as `cursor` for the next page; absent at the end.' })),
  })
  .check(z.meta({ id: 'PeoplePage' }));
/** A page of users with the cursor of the next one. */
export type PeoplePage = Decoded<z.infer<typeof PeoplePage>>;

export const peopleQuery = {
  query: z
    .optional(z.string().check(z.maxLength(100)))
    .check(z.meta({ description: 'Only people whose username or name contains it.' })),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
};

/** Signed URL of a profile picture or cover photo; null if there is none. */
export const SignedPicture = z
  .object({
    signedUrl: z.nullable(z.string()).check(reads({ from: ['signedUrl', 'url'], as: webLinkOf })),
  })
  .check(z.meta({ id: 'SignedPicture' }));
export type SignedPicture = Decoded<z.infer<typeof SignedPicture>>;
