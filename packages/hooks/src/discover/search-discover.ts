import {
  ApiError,
  type CountedHashtag,
  DISCOVER_SEARCH_LIMIT,
  discoverCalls,
  type FoundUser,
  type Post,
} from '@vitrine/api';
import { postThing } from '../posts/post-thing.ts';
import { personThing } from '../profile/person-thing.ts';
import type { Services } from '../services/services.ts';

/** People, hashtags and posts that match a search, without the viewer and their posts. */
export interface FoundOnDiscover {
  users: readonly FoundUser[];
  hashtags: readonly CountedHashtag[];
  posts: readonly Post[];
}

/**
 * Reason for a failed search. `refused`: the server gave the reason in `message`, and its code in `refusal`.
 * `unreachable`: the search for people failed too. `failed`: the reason is unknown.
 */
export type DiscoverSearchFailure =
  | { code: 'refused'; message: string; refusal: string | undefined }
  | { code: 'unreachable' | 'failed'; message?: undefined };

export type DiscoverSearchOutcome =
  | { status: 'found'; found: FoundOnDiscover }
  | { status: 'failed'; failure: DiscoverSearchFailure }
  | { status: 'aborted' };

/** Searches everything; without an answer from the network, people only. Never rejects. */
export async function searchDiscover(
  services: Services,
  { query, viewer }: { query: string; viewer: string },
  signal: AbortSignal,
): Promise<DiscoverSearchOutcome> {
  const calls = services.api(discoverCalls);
  const askedAt = services.relations.moment();
  const given = (answer: Partial<FoundOnDiscover>): DiscoverSearchOutcome => {
    if (signal.aborted) return { status: 'aborted' };
    const { users = [], hashtags = [], posts = [] } = answer;
    return {
      status: 'found',
      found: {
        users: services.relations.observe(
          personThing,
          users.filter(({ id }) => id !== viewer),
          askedAt,
        ),
        hashtags,
        posts: services.relations.observe(
          postThing,
          posts.filter(({ userId }) => userId !== viewer),
          askedAt,
        ),
      },
    };
  };
  try {
    const asked = { query, userId: viewer, limit: DISCOVER_SEARCH_LIMIT };
    return given(await calls.search({ query: asked }, { signal }));
  } catch (error) {
    if (signal.aborted) return { status: 'aborted' };
    if (!isUnreachable(error)) return { status: 'failed', failure: failureOf(error) };
  }
  try {
    return given(await calls.searchPeople({ query: { query } }, { signal }));
  } catch {
    return signal.aborted ? { status: 'aborted' } : { status: 'failed', failure: { code: 'unreachable' } };
  }
}

const isUnreachable = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

const failureOf = (error: unknown): DiscoverSearchFailure =>
  error instanceof ApiError && error.fromServer && error.message !== ''
    ? { code: 'refused', message: error.message, refusal: error.code }
    : { code: 'failed' };
