import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Products } from '../products/products.service.ts';
import type { Brands } from './brands.service.ts';
import type { Search } from './search.service.ts';

export const searchRoutes = (
  search: Search,
  brands: Brands,
  products: Products,
): Handlers<VitrineContract['search']> => ({
  query: async ({ body, viewer }) => {
    const [found] = await Promise.all([
      search.find(body),
      viewer && body.start === 0 ? search.remember(viewer.id, body.query) : undefined,
    ]);
    return { ...found, results: await products.asSeenBy(viewer?.id, found.results) };
  },
  brands: async ({ query }) => ({
    brands: await brands.list(query.verified === 'true' ? 'verified' : 'all'),
  }),
});
