import { CONTENT_FILTER_DEFAULTS, type ContentFilterSettings, settingsCalls } from '@vitrine/api';
import { outdateFeeds } from '../feed/outdate-feeds.ts';
import { type SettingsForm, type SettingsPlan, useSettingsForm } from './settings-form.ts';

const plan: SettingsPlan<ContentFilterSettings> = {
  name: 'content filter settings',
  defaults: CONTENT_FILTER_DEFAULTS,
  load: (api, userId) => api(settingsCalls).contentFilters({ params: { userId } }),
  save: (api, userId, body) => api(settingsCalls).saveContentFilters({ params: { userId }, body }),
  // Lists that were fetched before have covers after the former settings.
  onSaved(services) {
    outdateFeeds(services);
    services.feeds.drop();
  },
};

/** Returns the form of the viewer's content filters. */
export const useContentFilterSettings = (): SettingsForm<ContentFilterSettings> => useSettingsForm(plan);
