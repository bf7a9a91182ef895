import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { ProductDetailsService } from './product-details.service.ts';

export const productDetailsRoutes = (
  details: ProductDetailsService,
): Handlers<VitrineContract['productDetails']> => ({
  get: ({ params }) => details.get(params.id),
});
