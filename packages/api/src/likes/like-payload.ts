import type { Product } from '../products/products.models.ts';
import type { LikePayload } from './likes.models.ts';

/** Converts a product to the like payload. An unknown price becomes 0, which is valid here. */
export const likePayloadOf = (userId: string, product: Product): LikePayload => ({
  userId,
  productId: product.id,
  name: product.name,
  price: product.price ?? 0,
  retailer: product.retailer,
  link: product.link,
  rating: product.rating,
  image_url: product.imageUrl,
});
