import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { ContentFilterSettings, NotificationSettings } from './settings.models.ts';

const ofThemselves = { host: 'settings', who: 'person', params: z.object({ userId: Id }) } as const;

export const settingsContract = area({
  description: 'Content filters and notifications of a person.',
  calls: {
    contentFilters: endpoint({
      ...ofThemselves,
      method: 'GET',
      path: '/user/content-filter-settings/{userId}',
      summary: 'The content filters of the person',
      response: ContentFilterSettings,
    }),
    saveContentFilters: endpoint({
      ...ofThemselves,
      method: 'POST',
      path: '/user/content-filter-settings/{userId}',
      summary: 'Save the content filters of the person',
      description: 'Omitted switches stay as they are.',
      body: z.partial(z.object(ContentFilterSettings.shape)),
      response: ContentFilterSettings,
    }),
    notifications: endpoint({
      ...ofThemselves,
      method: 'GET',
      path: '/user/notification-settings/{userId}',
      summary: 'The notification settings of the person',
      response: NotificationSettings,
    }),
    saveNotifications: endpoint({
      ...ofThemselves,
      method: 'POST',
      path: '/user/notification-settings/{userId}',
      summary: 'Save the notification settings of the person',
      description: 'Omitted switches stay as they are.',
      body: z.partial(z.object(NotificationSettings.shape)),
      response: NotificationSettings,
    }),
  },
});
