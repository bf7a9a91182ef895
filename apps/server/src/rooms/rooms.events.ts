import { defineEvent } from '../events/event.ts';

/**
 * A room changed: its people, messages or votes. `number` is the number of the change, in digits. `people` are the ids
 * of everybody who may notice it, separated by commas: those in the room, and a person who has just left it. A change
 * that only one person may notice, such as a read marker, names that person alone.
 */
export const roomChanged = defineEvent<{ roomId: string; number: string; people: string }>('room changed');
