import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';

export const analyticsPageMessages = defineMessages('analyticsPage', {
  title: 'Analytics',
  period: 'Period',
  week: '7 days',
  month: '28 days',
  quarter: '90 days',
  openings: 'Openings of your links',
  openingsOf: (label: string) => `Openings of ${label}`,
  inPosts: 'In posts',
  inLists: 'In lists',
  split: (posts: number, lists: number) => `${posts} in posts, ${lists} in lists`,
  countHelp: 'Each visitor counts once a day for a link. We count openings, never who opened.',
  mostOpened: 'Most opened',
  allLinks: 'All links',
  opened: (times: number) => plural(times, { one: 'Opened once', other: `Opened ${times} times` }),
  noOpenings: 'Nobody has opened your links in this time.',
  reach: 'People who opened your posts',
  reachHelp:
    'Each person counts once a day. Whoever comes on two days counts on both, so the days do not add up to people.',
  people: 'People',
  mostOnADay: (people: number) =>
    plural(people, { one: '1 on the best day', other: `${people} on the best day` }),
  followers: 'Followers',
  linksFailed: 'The openings of your links could not be loaded',
  peopleFailed: 'The numbers of people could not be loaded',
  loading: 'Loading analytics',
});

/** Texts of the block that says what link analytics are. */
export const openedBlockMessages = defineMessages('openedBlock', {
  before: 'See what gets ',
  opened: 'opened',
  help: 'Your links this month. We count openings, never who opened.',
  helpWithoutPlan:
    'With Pro you see how often each link is opened, by day and by source. We count openings, never who opened.',
  chart: 'Openings of your links',
  toAnalytics: 'See analytics',
  toPlans: 'See plans',
});
