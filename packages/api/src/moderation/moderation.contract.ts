import * as z from 'zod/mini';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { PeoplePage, peopleQuery } from '../profile/profile.models.ts';
import { profileErrors } from '../profile/profile.rules.ts';
import { BlockChange, BlockState, Report } from './moderation.models.ts';
import { moderationErrors } from './moderation.rules.ts';

const { block_self, report_self, report_unknown, too_many_reports } = moderationErrors;
const { profile_not_found } = profileErrors;

export const moderationContract = area({
  description: 'Reports and blocked people.',
  calls: {
    report: endpoint({
      method: 'POST',
      path: '/api/moderation/report',
      who: 'person',
      summary: 'Report a person, a post, a comment or a message in a room',
      description: 'Reporting the same thing again updates the report.',
      body: Report,
      response: z.object({ reported: z.boolean().check(reads({ otherwise: true })) }),
      errors: { report_self, report_unknown, too_many_reports },
      extension: true,
    }),
    block: endpoint({
      method: 'POST',
      path: '/api/moderation/block',
      who: 'person',
      summary: 'Block a person: neither of the two sees or follows the other any more',
      body: BlockChange,
      response: BlockState,
      asked: true,
      errors: { block_self, profile_not_found },
      extension: true,
    }),
    unblock: endpoint({
      method: 'DELETE',
      path: '/api/moderation/block',
      who: 'person',
      summary: 'Unblock a person',
      body: BlockChange,
      bodyOrQuery: true,
      response: BlockState,
      asked: false,
      extension: true,
    }),
    blocked: endpoint({
      method: 'GET',
      path: '/api/moderation/blocked',
      who: 'person',
      summary: 'The people that the viewer blocked, the newest first',
      query: z.object(peopleQuery),
      response: PeoplePage,
      extension: true,
    }),
  },
});
