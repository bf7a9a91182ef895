export * from '../cart/cart.table.ts';
export * from '../likes/likes.table.ts';
export * from '../media/product-images.table.ts';
export * from '../products/feeds.table.ts';
export * from '../products/products.table.ts';
export * from '../session/session.table.ts';
export * from './demo-version.table.ts';
