import { defineEvent } from '../events/event.ts';

export const commented = defineEvent<{ commentId: string; ownerId: string }>('commented');
