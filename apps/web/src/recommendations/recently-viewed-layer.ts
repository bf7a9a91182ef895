import { lazyLayer } from '../shell/layers/lazy-layer.tsx';

/**
 * The row of recently viewed products. Loaded with the first opened product, or if the document's inline
 * script found viewed products (`data-viewed`).
 */
export const RecentlyViewed = lazyLayer(
  () =>
    import('./RecentlyViewed.tsx').catch((failure) => {
      // The row will not appear, so its room is given up.
      delete document.documentElement.dataset.viewed;
      throw failure;
    }),
  'RecentlyViewed',
  () => import.meta.env.DEV || 'viewed' in document.documentElement.dataset,
);
