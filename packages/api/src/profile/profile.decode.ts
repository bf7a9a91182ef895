// Written by `pnpm contract` from profile.contract.ts: change that, not this.

import {
  booleanOf,
  fieldsOf,
  firstOf,
  idOf,
  listOf,
  textOf,
  webLinkOf,
  wholeOf,
} from '../contract/decode.ts';
import { fieldsWithin } from '../contract/decode-later.ts';
import type { PeoplePage, Person, Profile, SignedPicture } from './profile.models.ts';

/** Reads `Profile` as servers send it, foreign ones too. */
export function profileFrom(value: unknown): Profile | undefined {
  const given = fieldsWithin(value, 'profile', 'data', 'user');
  const id = idOf(firstOf(given.id, given.userId, given.user_id));
  const username = textOf(given.username);
  const isFollowing = booleanOf(given.isFollowing);
  const email = textOf(given.email);
  const email_verified = booleanOf(firstOf(given.email_verified, given.emailVerified));
  const pending_email = textOf(firstOf(given.pending_email, given.pendingEmail));
  const birthday = textOf(given.birthday);
  const gender = textOf(given.gender);
  const country = textOf(given.country);
  if (id === undefined || username === undefined) return undefined;
  return {
    id,
    username,
    name: textOf(given.name) ?? null,
    bio: textOf(given.bio, 2000) ?? null,
    profilePicture:
      webLinkOf(
        firstOf(
          given.profilePicture,
          given.signedUrl,
          given.profile_picture_url,
          given.profilePictureUrl,
          given.avatar,
        ),
      ) ?? null,
    coverPhoto: webLinkOf(firstOf(given.coverPhoto, given.coverPhotoUrl, given.cover_photo_url)) ?? null,
    followerCount: wholeOf(firstOf(given.followerCount, given.followersCount, given.follower_count)) ?? 0,
    followingCount: wholeOf(firstOf(given.followingCount, given.following_count)) ?? 0,
    postCount: wholeOf(firstOf(given.postCount, given.post_count, given.postsCount)) ?? 0,
    ...(isFollowing === undefined ? {} : { isFollowing }),
    ...(email === undefined ? {} : { email }),
    ...(email_verified === undefined ? {} : { email_verified }),
    ...(pending_email === undefined ? {} : { pending_email }),
    ...(birthday === undefined ? {} : { birthday }),
    ...(gender === undefined ? {} : { gender }),
    ...(country === undefined ? {} : { country }),
  };
}

/** Reads `SignedPicture` as servers send it, foreign ones too. */
export function signedPictureFrom(value: unknown): SignedPicture {
  const given = fieldsOf(value);
  return { signedUrl: webLinkOf(firstOf(given.signedUrl, given.url)) ?? null };
}

/** Reads `Person` as servers send it, foreign ones too. */
export function personFrom(value: unknown): Person | undefined {
  const given = fieldsOf(value);
  const id = idOf(firstOf(given.id, given.userId, given.user_id, given.followerId, given.followedId));
  const username = textOf(given.username);
  const isFollowing = booleanOf(given.isFollowing);
  if (id === undefined || username === undefined) return undefined;
  return {
    id,
    username,
    name: textOf(given.name) ?? null,
    profilePicture:
      webLinkOf(
        firstOf(
          given.profilePicture,
          given.signedUrl,
          given.profile_picture_url,
          given.profilePictureUrl,
          given.avatar,
        ),
      ) ?? null,
    ...(isFollowing === undefined ? {} : { isFollowing }),
  };
}

/** Reads `PeoplePage` as servers send it, foreign ones too. */
export function peoplePageFrom(value: unknown): PeoplePage | undefined {
  const given = fieldsOf(value);
  const users = listOf(value, personFrom, 'users', 'followers', 'following', 'likes', 'data');
  const nextCursor = textOf(given.nextCursor);
  if (users === undefined) return undefined;
  return { users, ...(nextCursor === undefined ? {} : { nextCursor }) };
}
