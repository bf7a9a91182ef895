import type { Client, PeoplePage, Person } from '@vitrine/api';
import { type OpenFeed, openFeed } from '../feed/open-feed.ts';
import type { SteadyFeedView } from '../feed/useSteadyFeed.ts';
import type { Services } from '../services/services.ts';
import { personThing } from './person-thing.ts';

export interface PeopleRequest {
  query?: string;
  cursor?: string;
}

export interface PeoplePlan {
  /** Identifies the list on its page. */
  key: string;
  /** Part of the username or name; all people by default. */
  query?: string;
  load(api: Client, request: PeopleRequest, signal: AbortSignal): Promise<PeoplePage>;
}

/**
 * The loaded people of a list. If the query changes, the old ones stay until the new ones arrive (`isStale`).
 */
export interface PeopleView extends Omit<SteadyFeedView<Person>, 'items'> {
  people: readonly Person[];
}

/**
 * Returns a list's key and opener for `useSteadyFeed`. The viewer's follows in its answers are passed to the
 * relations.
 */
export function peopleFeed(
  services: Services,
  { key: place, query = '', load }: PeoplePlan,
): { key: string; open: OpenFeed<Person> } {
  const key = `${place} ${query}`;
  const open: OpenFeed<Person> = (viewer) =>
    openFeed(
      services,
      {
        key,
        // Not cached: the answers also bring the viewer's follows, which cached people would lack.
        sources: () => [
          {
            name: 'people',
            async load(next: { cursor: string } | undefined, signal) {
              const askedAt = services.relations.moment();
              // Further pages are loaded ahead of scrolling, without a viewer's action.
              const api = next ? services.backgroundApi : services.api;
              const { users, nextCursor } = await load(api, { ...(query && { query }), ...next }, signal);
              return {
                items: services.relations.observe(personThing, users, askedAt),
                next: nextCursor === undefined ? undefined : { cursor: nextCursor },
              };
            },
          },
        ],
        keyOf: ({ id }) => id,
      },
      viewer,
    );
  return { key, open };
}
