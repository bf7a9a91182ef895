import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { subscriptionErrors } from '../subscription/subscription.rules.ts';
import { userLinksErrors } from '../user-links/user-links.rules.ts';
import { LinkAnalytics, PeopleAnalytics } from './analytics.models.ts';
import { ANALYTICS_DAYS, ANALYTICS_DAYS_MAX } from './analytics.rules.ts';

const { plan_required } = subscriptionErrors;
const { user_link_not_found, user_link_not_yours } = userLinksErrors;
const days = z._default(
  z.coerce.number().check(z.int(), z.gte(1), z.lte(ANALYTICS_DAYS_MAX)),
  ANALYTICS_DAYS,
);

export const analyticsContract = area({
  description:
    'Numbers of openings, viewers and followers for people with a paid plan; never their identity.',
  calls: {
    links: endpoint({
      method: 'GET',
      path: '/api/analytics/links',
      who: 'person',
      summary: 'Openings of the person’s links by day and place, and the links that were opened most',
      description: 'With `linkId`, the days are of this link alone. Every day is there, the oldest first.',
      query: z.object({ days, linkId: z.optional(Id) }),
      response: LinkAnalytics,
      errors: { plan_required, user_link_not_found, user_link_not_yours },
      extension: true,
    }),
    people: endpoint({
      method: 'GET',
      path: '/api/analytics/people',
      who: 'person',
      summary: 'Viewers of the person’s posts by day, and followers at the end of each day',
      description:
        'A viewer counts once a day, whatever they open, and nothing tells whether they came on another day: days never add up to people.',
      query: z.object({ days }),
      response: PeopleAnalytics,
      errors: { plan_required },
      extension: true,
    }),
    postOpened: endpoint({
      method: 'POST',
      path: '/api/analytics/posts/{postId}/opened',
      who: 'viewer',
      summary: 'Tell that the viewer opened a post',
      description:
        'Counts once for each viewer, author and day, and never for the author. Posts that the viewer cannot see count nothing.',
      params: z.object({ postId: Id }),
      body: z.object({}),
      response: z.object({ counted: z.boolean().check(reads({ otherwise: true })) }),
      extension: true,
    }),
  },
});
