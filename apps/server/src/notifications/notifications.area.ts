import { defineArea } from '../area/define-area.ts';
import { notificationsListeners } from './notifications.service.ts';

export const notificationsArea = defineArea({
  brings: () => ({ listeners: { notifications: notificationsListeners } }),
});
