import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { PeoplePage, peopleQuery } from '../profile/profile.models.ts';
import { profileErrors } from '../profile/profile.rules.ts';
import { FollowChange, FollowState } from './follow.models.ts';
import { followErrors } from './follow.rules.ts';

const { profile_not_found, profile_blocked } = profileErrors;

export const followContract = area({
  description: 'Follows between people.',
  calls: {
    follow: endpoint({
      method: 'POST',
      path: '/api/follow/follow',
      who: 'person',
      summary: 'Follow a person',
      description: 'Sets a state: following twice counts once.',
      body: FollowChange,
      response: FollowState,
      asked: true,
      errors: { ...followErrors, profile_not_found, profile_blocked },
    }),
    unfollow: endpoint({
      method: 'DELETE',
      path: '/api/follow/unfollow',
      who: 'person',
      summary: 'Unfollow a person',
      body: FollowChange,
      bodyOrQuery: true,
      response: FollowState,
      asked: false,
    }),
    check: endpoint({
      method: 'GET',
      path: '/api/follow/check-following',
      who: 'person',
      summary: 'Whether the viewer follows a person',
      query: z.object({ followerId: z.optional(Id), followedId: Id }),
      response: z.object({
        isFollowing: z.boolean().check(reads({ from: ['isFollowing', 'following'], otherwise: false })),
      }),
    }),
    followers: endpoint({
      method: 'GET',
      path: '/api/follow/followers/{id}',
      who: 'person',
      summary: 'The followers of a person, the newest first',
      params: z.object({ id: Id }),
      query: z.object(peopleQuery),
      response: PeoplePage,
      errors: { profile_not_found, profile_blocked },
    }),
    following: endpoint({
      method: 'GET',
      path: '/api/follow/following/{id}',
      who: 'person',
      summary: 'The people that a person follows, the newest first',
      params: z.object({ id: Id }),
      query: z.object(peopleQuery),
      response: PeoplePage,
      errors: { profile_not_found, profile_blocked },
    }),
  },
});
