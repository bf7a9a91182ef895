import type { Person } from '@vitrine/api';
import { defineThing } from '../optimistic/relation.ts';

/** A person, with the viewer's follow and the number of followers if an answer has them. */
export interface RelatedPerson extends Pick<Person, 'id' | 'username'> {
  isFollowing?: boolean | undefined;
  followerCount?: number | undefined;
}

/** The kind of thing for people, on which other areas define their relations. */
export const personThing = defineThing<RelatedPerson>({
  kind: 'person',
  idOf: ({ id }) => id,
  viewerFlags: ['isFollowing'],
  from(stored) {
    const { id, username } = (stored ?? {}) as Partial<Person>;
    return typeof id === 'string' && typeof username === 'string' ? { id, username } : undefined;
  },
});
