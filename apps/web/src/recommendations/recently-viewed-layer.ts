import { lazyLayer } from '../shell/lazy-layer.tsx';

/**
 * What the viewer opened lately, above the products of the landing page. Loaded where the first lines of the document say that
 * there is something to show (`data-viewed`), and with the first product that is opened.
 */
export const RecentlyViewed = lazyLayer(
  () =>
    import('./RecentlyViewed.tsx').then(
      ({ RecentlyViewed: loaded }) => loaded,
      (failure) => {
        // Nothing will come into the place that is kept for it.
        delete document.documentElement.dataset.viewed;
        throw failure;
      },
    ),
  () => import.meta.env.DEV || 'viewed' in document.documentElement.dataset,
);
