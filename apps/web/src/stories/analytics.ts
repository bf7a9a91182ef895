import type { LinkAnalytics, PeopleAnalytics } from '@vitrine/api';

const days = Array.from({ length: 21 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
const inPosts = [10, 15, 7, 19, 26, 23, 10, 16, 21, 32, 37, 24, 17, 27, 43, 35, 30, 23, 40, 54, 49];

/** The openings of somebody's links in a month. */
export const linkAnalytics: LinkAnalytics = {
  days: days.map((day, at) => ({ day, post: inPosts[at] ?? 0, list: at % 5 })),
  links: [
    { id: 'cup', label: 'The cup of every morning', url: 'https://kiln.example/cup', openings: 212 },
    { id: 'coat', label: 'Wool coat', url: 'https://loom.example/coat', openings: 140 },
    { id: 'lamp', label: 'Reading lamp', url: 'https://lamp.example/lamp', openings: 1 },
  ],
};

/** The people whom somebody's posts reach, and their followers. */
export const peopleAnalytics: PeopleAnalytics = {
  reach: days.map((day, at) => ({ day, people: (inPosts[at] ?? 0) * 3 })),
  followers: days.map((day, at) => ({ day, people: 1200 + at * 4 - (at > 11 ? 9 : 0) })),
};
