import { NOTIFICATION_DEFAULTS, type NotificationSettings, settingsCalls } from '@vitrine/api';
import { type SettingsForm, type SettingsPlan, useSettingsForm } from './settings-form.ts';

const plan: SettingsPlan<NotificationSettings> = {
  name: 'notification settings',
  defaults: NOTIFICATION_DEFAULTS,
  load: (api, userId) => api(settingsCalls).notifications({ params: { userId } }),
  save: (api, userId, body) => api(settingsCalls).saveNotifications({ params: { userId }, body }),
};

/** Returns the form of the viewer's notification settings. */
export const useNotificationSettings = (): SettingsForm<NotificationSettings> => useSettingsForm(plan);
