import { defineArea, type House } from '../area/define-area.ts';
import { settingsRoutes } from './settings.routes.ts';
import { createSettings } from './settings.service.ts';

export const settingsArea = defineArea({
  open({ db, clock }: House) {
    const settings = createSettings(db, { clock });
    return { services: { settings }, handlers: { settings: settingsRoutes(settings) } };
  },
});
