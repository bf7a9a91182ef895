import { expect, test } from 'vitest';
import { CONTENT_FILTER_DEFAULTS, NOTIFICATION_DEFAULTS } from './settings.rules.ts';

test('the switches of people who have saved none follow the specification (2 §9)', () => {
  expect(CONTENT_FILTER_DEFAULTS).toEqual({ hideFilteredContent: true, autoReject: true });
  expect(NOTIFICATION_DEFAULTS).toEqual({
    likes: true,
    comments: true,
    follows: true,
    posts: true,
    pushNotifications: true,
    emailNotifications: false,
  });
});
