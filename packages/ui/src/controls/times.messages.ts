import { defineMessages } from '../provider/messages.ts';

export const timesMessages = defineMessages('times', {
  now: 'now',
  minutes: (count: number) => `${count}m`,
  hours: (count: number) => `${count}h`,
  days: (count: number) => `${count}d`,
});
