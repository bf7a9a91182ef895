import type { PeoplePage, VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { Blocks } from './blocks.service.ts';
import type { Moderation } from './moderation.service.ts';

export interface ModerationRoutesOptions {
  blocks: Blocks;
  moderation: Moderation;
  /** A page of those whom somebody keeps away. */
  blockedBy(
    personId: string,
    page: { query?: string | undefined; cursor?: string | undefined; limit: number },
  ): Promise<PeoplePage>;
}

export const moderationRoutes = ({
  blocks,
  moderation,
  blockedBy,
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
  blocked: ({ query, person }) => blockedBy(person.id, query),
});
