import { suggestionsCalls } from '@vitrine/api';
import { defineRelation } from '../optimistic/relation.ts';
import { personThing, type RelatedPerson } from '../profile/person-thing.ts';

/** The viewer's wish not to have a person suggested; the server remembers it. */
export const suggestionDismissal = defineRelation<RelatedPerson, boolean>({
  of: personThing,
  kind: 'suggestionDismissal',
  async send(api, { id: personId, value, sequence }) {
    const call = api(suggestionsCalls)[value ? 'dismiss' : 'restore'];
    return (await call({ body: { personId, sequence } }, { keepalive: true })).holds;
  },
  gate: { kind: 'suggestionDismissal' },
});
