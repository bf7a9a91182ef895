import { defineMessages } from '../provider/messages.ts';

export const legalDocumentMessages = defineMessages('legalDocument', {
  contents: 'Contents',
});
