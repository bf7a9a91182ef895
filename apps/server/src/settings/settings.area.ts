import { defineArea, type House } from '../area/define-area.ts';
import { settingsRoutes } from './settings.routes.ts';
import { createSettings } from './settings.service.ts';

export const settingsArea = defineArea({
  open({ db, clock, events }: House) {
    const settings = createSettings(db, { clock, events });
    return { services: { settings }, handlers: { settings: settingsRoutes(settings) } };
  },
});
