import type { PeoplePage, VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Blocks } from './blocks.service.ts';
import type { Reports } from './reports.service.ts';

export interface ModerationRoutesOptions {
  blocks: Blocks;
  reports: Reports;
  /** A page of those whom somebody keeps away. */
  blockedBy(
    personId: string,
    page: { query?: string | undefined; cursor?: string | undefined; limit: number },
  ): Promise<PeoplePage>;
}

export const moderationRoutes = ({
  blocks,
  reports,
  blockedBy,
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
  blocked: ({ query, person }) => blockedBy(person.id, query),
});
