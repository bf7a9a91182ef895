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
  description: 'Reports, and who is kept away.',
  calls: {
    report: endpoint({
      method: 'POST',
      path: '/api/moderation/report',
      who: 'person',
      summary: 'Report a person, a post or a comment',
      description: 'Reporting the same thing again changes the report.',
      body: Report,
      response: z.object({ reported: z.boolean().check(reads({ otherwise: true })) }),
      errors: { report_self, report_unknown, too_many_reports },
      extension: true,
    }),
    block: endpoint({
      method: 'POST',
      path: '/api/moderation/block',
      who: 'person',
      summary: 'Keep somebody away: neither of the two sees the other any more, nor follows them',
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
      summary: 'Keep somebody away no more',
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
      summary: 'The people whom the viewer keeps away, the newest first',
      query: z.object(peopleQuery),
      response: PeoplePage,
      extension: true,
    }),
  },
});
