import { defineMessages } from '@vitrine/ui';

export const undoMessages = defineMessages('undo', { undo: 'Undo' });
