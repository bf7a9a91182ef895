import type { Client, PeoplePage, Person } from '@vitrine/api';
import { type OpenFeed, openFeed } from '../feed/open-feed.ts';
import type { SteadyFeedView } from '../feed/useSteadyFeed.ts';
import { observePeople } from '../follow/follow-knowledge.ts';
import type { Services } from '../services/services.ts';

/** Which page of a list of people, and of whom in it. */
export interface PeopleRequest {
  /** Only those whose username or name has it. */
  query?: string;
  cursor?: string;
}

/** A list of people of the server. */
export interface PeoplePlan {
  /** Names the list on its page. */
  key: string;
  /** Only those whose username or name has it; all of them without it. */
  query?: string;
  load(api: Client, request: PeopleRequest, signal: AbortSignal): Promise<PeoplePage>;
}

/** The people of a list as far as they are loaded; while what is searched for changes, still those of before (`isStale`). */
export interface PeopleView extends Omit<SteadyFeedView<Person>, 'items'> {
  people: readonly Person[];
}

/** A list of people for `useSteadyFeed`: its key, and what opens it. Whom the viewer follows among them is told by the relation. */
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
        // Without a cache: whom the viewer follows among them is asked for together with them.
        sources: () => [
          {
            name: 'people',
            async load(next: { cursor: string } | undefined, signal) {
              const askedAt = services.relations.moment();
              // Further pages are asked for ahead of the reader, not by hand.
              const api = next ? services.backgroundApi : services.api;
              const { users, nextCursor } = await load(api, { ...(query && { query }), ...next }, signal);
              observePeople(services, users, askedAt);
              return {
                items: users.map(withoutFlag),
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

function withoutFlag({ isFollowing: _, ...person }: Person): Person {
  return person;
}
