import { defineEvent } from '../events/event.ts';

/** A person came online (`isOnline` is `1`), or went offline (`0`). */
export const presenceChanged = defineEvent<{ personId: string; isOnline: '0' | '1' }>('presence changed');

/** A person is typing in a room; `people` are the ids of those who may see it, separated by commas. */
export const typed = defineEvent<{ roomId: string; personId: string; people: string }>('typed');
