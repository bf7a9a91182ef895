import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { webLinkOf } from '../contract/decode.ts';
import { reads } from '../contract/reading.ts';
import { GENDERS } from './profile.rules.ts';

const Face = z.nullable(z.string()).check(
  z.meta({ description: 'Address of a picture, good for an hour at least; null where there is none.' }),
  reads({
    from: ['profilePicture', 'signedUrl', 'profile_picture_url', 'profilePictureUrl', 'avatar'],
    as: webLinkOf,
  }),
);
const Count = z.int().check(z.gte(0), reads({ otherwise: 0 }));

/** A person as others see them. */
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
      .check(z.meta({ description: 'Whether the viewer follows them; left out of one’s own profile.' })),
    email: z.optional(z.string()).check(z.meta({ description: 'Only in one’s own profile, as all below.' })),
    email_verified: z.optional(z.boolean()).check(reads({ from: ['email_verified', 'emailVerified'] })),
    pending_email: z
      .optional(z.string())
      .check(
        z.meta({ description: 'The address that takes the place of `email` once it is confirmed.' }),
        reads({ from: ['pending_email', 'pendingEmail'] }),
      ),
    birthday: z.optional(z.string()).check(z.meta({ description: 'MM/DD/YYYY.' })),
    gender: z.optional(z.string()).check(z.meta({ description: GENDERS.join(', ') })),
    country: z.optional(z.string()),
  })
  .check(z.meta({ id: 'Profile' }), reads({ within: ['profile', 'data', 'user'] }));
/** A person as others see them. */
export type Profile = z.infer<typeof Profile>;

/** Somebody in a list of people. */
export const Person = z
  .object({
    id: Id.check(reads({ from: ['id', 'userId', 'user_id', 'followerId', 'followedId'] })),
    username: z.string(),
    name: z.nullable(z.string()),
    profilePicture: Face,
    isFollowing: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Whether the viewer follows them; left out of the viewer.' })),
  })
  .check(z.meta({ id: 'Person' }));
/** Somebody in a list of people. */
export type Person = z.infer<typeof Person>;

/** A page of a list of people. */
export const PeoplePage = z
  .object({
    users: z.array(Person).check(reads({ under: ['users', 'followers', 'following', 'likes', 'data'] })),
    nextCursor: z
      .optional(z.string())
      .check(z.meta({ description: 'Send it as `cursor` for those that follow; left out at the end.' })),
  })
  .check(z.meta({ id: 'PeoplePage' }));
/** A page of a list of people, and where the next one begins. */
export type PeoplePage = z.infer<typeof PeoplePage>;

/** Which page of a list of people, and of whom in it. */
export const peopleQuery = {
  query: z
    .optional(z.string().check(z.maxLength(100)))
    .check(z.meta({ description: 'Only those whose username or name has it.' })),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
};

/** The address of a picture of a person. */
export const SignedPicture = z
  .object({
    signedUrl: z.nullable(z.string()).check(reads({ from: ['signedUrl', 'url'], as: webLinkOf })),
  })
  .check(z.meta({ id: 'SignedPicture' }));
/** The address of a picture of a person. */
export type SignedPicture = z.infer<typeof SignedPicture>;
