import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Analytics } from './analytics.service.ts';
import type { Reach } from './reach.service.ts';

export interface AnalyticsRoutesOptions {
  analytics: Analytics;
  reach: Reach;
}

export const analyticsRoutes = ({
  analytics,
  reach,
}: AnalyticsRoutesOptions): Handlers<VitrineContract['analytics']> => ({
  links: ({ query, person }) => analytics.links(person.id, query),
  people: ({ query, person }) => analytics.people(person.id, query.days),
  postOpened: async ({ params, viewer, from }) => ({
    counted: await reach.count(params.postId, viewer ? { id: viewer.id } : { network: from.household }),
  }),
});
