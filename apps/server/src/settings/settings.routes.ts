import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Settings } from './settings.service.ts';

export const settingsRoutes = (settings: Settings): Handlers<VitrineContract['settings']> => ({
  contentFilters: ({ person }) => settings.contentFilters(person.id),
  saveContentFilters: ({ person, body }) => settings.saveContentFilters(person.id, body),
  notifications: ({ person }) => settings.notifications(person.id),
  saveNotifications: ({ person, body }) => settings.saveNotifications(person.id, body),
});
