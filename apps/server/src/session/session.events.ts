import { defineEvent } from '../events/event.ts';

/** Sessions of a person ended: by a sign-out, or by a new password. */
export const sessionsEnded = defineEvent<{ personId: string }>('sessions ended');
