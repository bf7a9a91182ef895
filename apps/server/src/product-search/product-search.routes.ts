import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { AsSeenBy } from '../products/products.service.ts';
import type { Brands } from './brands.service.ts';
import type { Search } from './product-search.service.ts';

export interface SearchRoutesOptions {
  search: Search;
  brands: Brands;
  asSeenBy: AsSeenBy;
}

export const searchRoutes = ({
  search,
  brands,
  asSeenBy,
}: SearchRoutesOptions): Handlers<VitrineContract['search']> => ({
  query: async ({ body, viewer }) => {
    const [found] = await Promise.all([
      search.find({ ...body, viewerId: viewer?.id }),
      viewer && body.start === 0 ? search.remember(viewer.id, body.query) : undefined,
    ]);
    return { ...found, results: await asSeenBy(viewer?.id, found.results) };
  },
  brands: async ({ query }) => ({
    brands: await brands.list(query.verified === 'true' ? 'verified' : 'all'),
  }),
});
