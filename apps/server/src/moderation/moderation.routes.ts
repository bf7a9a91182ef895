import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { People } from '../profile/people.service.ts';
import type { Blocks } from './blocks.service.ts';
import type { Reports } from './reports.service.ts';

export interface ModerationRoutesOptions {
  blocks: Blocks;
  reports: Reports;
  people: People;
}

export const moderationRoutes = ({
  blocks,
  reports,
  people,
}: ModerationRoutesOptions): Handlers<VitrineContract['moderation']> => ({
  report: async ({ body, person }) => {
    await reports.add(person.id, body);
    return { reported: true };
  },
  block: async ({ body, person }) => {
    await blocks.block(person.id, body.blockedId);
    return { blocked: true };
  },
  unblock: async ({ body, person }) => {
    await blocks.remove(person.id, body.blockedId);
    return { blocked: false };
  },
  blocked: ({ query, person }) =>
    people.page(person.id, blocks.ofPerson(person.id), { ...query, withApart: true }),
});
