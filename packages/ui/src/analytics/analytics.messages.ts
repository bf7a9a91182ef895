import { defineMessages } from '../provider/messages.ts';

export const analyticsMessages = defineMessages('analytics', {
  /** Names a chart with its best day. */
  best: (chart: string, day: string, number: number) => `${chart}. Most on ${day}: ${number}.`,
  empty: (chart: string) => `${chart}. Nothing yet.`,
  onDay: (day: string, number: number) => `${day}: ${number}`,
  table: 'Show as table',
  day: 'Day',
});
