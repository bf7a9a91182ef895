import { lazyLayer } from '../shell/lazy-layer.tsx';

/**
 * What the viewer opened lately, above the products of the landing page. Loaded where the first lines of the document say that
 * there is something to show (`data-viewed`), and with the first product that is opened.
 */
export const RecentlyViewed = lazyLayer(
  () => import('./RecentlyViewed.tsx').then(({ RecentlyViewed: loaded }) => loaded),
  () => import.meta.env.DEV || 'viewed' in document.documentElement.dataset,
);
