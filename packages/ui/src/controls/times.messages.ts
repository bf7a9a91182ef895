import { defineMessages } from '../provider/messages.ts';

/** Texts of times that are told by how long ago they were. */
export const timesMessages = defineMessages('times', {
  now: 'now',
  minutes: (count: number) => `${count}m`,
  hours: (count: number) => `${count}h`,
  days: (count: number) => `${count}d`,
});
