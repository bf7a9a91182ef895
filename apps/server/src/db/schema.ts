export * from '../cart/cart.table.ts';
export * from '../likes/likes.table.ts';
export * from '../products/feeds.table.ts';
export * from '../products/products.table.ts';
export * from '../saved-searches/saved-searches.table.ts';
export * from '../search/search.table.ts';
export * from '../session/session.table.ts';
export * from './demo-version.table.ts';
