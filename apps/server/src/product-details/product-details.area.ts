import { defineArea, type House } from '../area/define-area.ts';
import { productDetailsRoutes } from './product-details.routes.ts';
import { createProductDetails } from './product-details.service.ts';

export const productDetailsArea = defineArea({
  open: ({ db }: House) => ({
    handlers: { productDetails: productDetailsRoutes(createProductDetails(db)) },
  }),
});
