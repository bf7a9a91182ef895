import { defineArea, type House } from '../area/define-area.ts';
import { legalRoutes } from './legal.routes.ts';

export const legalArea = defineArea({
  open: ({ config }: House) => ({ handlers: { legal: legalRoutes(config.legal) } }),
});
