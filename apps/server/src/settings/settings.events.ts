import { defineEvent } from '../events/event.ts';

/** A person turned the daily mail on, which was off before. */
export const mailsTurnedOn = defineEvent<{ personId: string }>('mails turned on');
