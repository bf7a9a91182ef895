import { defineArea, type House } from '../area/define-area.ts';
import { HOUR } from '../kernel/clock.ts';
import { createDayViewers } from './day-viewers.service.ts';

export const dayViewersArea = defineArea({
  open({ db, clock, startWork }: House) {
    const dayViewers = createDayViewers(db, { clock });
    startWork({ name: 'salts of days', work: dayViewers.sweep, idle: HOUR });
    return { services: { dayViewers } };
  },
});
