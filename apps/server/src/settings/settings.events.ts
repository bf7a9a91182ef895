import { defineEvent } from '../events/event.ts';

/** A person turned switches of the daily mail on, which were off before: their names, with spaces between them. */
export const newsTurnedOn = defineEvent<{ personId: string; switches: string }>('news turned on');
