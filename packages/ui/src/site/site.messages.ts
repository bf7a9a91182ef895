import { defineMessages } from '../provider/messages.ts';

export const siteMessages = defineMessages('site', {
  mainNavigation: 'Main',
  skipToContent: 'Skip to content',
  pauseHeadline: 'Pause rotating headline',
  resumeHeadline: 'Resume rotating headline',
});
