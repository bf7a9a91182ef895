import type { PeoplePage, VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { Blocks } from './blocks.service.ts';
import type { Moderation } from './moderation.service.ts';

export interface ModerationRoutesOptions {
  blocks: Blocks;
  moderation: Moderation;
  people: {
    /** Returns a page of people, the newest first, from a query of (person_id, at). */
    page(
      viewerId: string,
      relation: ReturnType<Blocks['ofPerson']>,
      page: {
        query?: string | undefined;
        cursor?: string | undefined;
        limit: number;
        /** Whether the page includes people that the viewer blocks or is blocked by. */
        withApart: boolean;
      },
    ): Promise<PeoplePage>;
  };
}

export const moderationRoutes = ({
  blocks,
  moderation,
  people,
}: ModerationRoutesOptions): Handlers<VitrineContract['moderation']> => ({
  report: async ({ body, person }) => {
    await moderation.report(person.id, body);
    return { reported: true };
  },
  block: async ({ body: { blockedId, sequence }, person }) => ({
    blocked: await blocks.block(person.id, blockedId, changeNumberOf(person, sequence)),
  }),
  unblock: async ({ body: { blockedId, sequence }, person }) => ({
    blocked: await blocks.remove(person.id, blockedId, changeNumberOf(person, sequence)),
  }),
  blocked: ({ query, person }) =>
    people.page(person.id, blocks.ofPerson(person.id), { ...query, withApart: true }),
});
