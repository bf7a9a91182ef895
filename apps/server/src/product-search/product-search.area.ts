import { defineArea, type House } from '../area/define-area.ts';
import type { ApartFrom, AsSeenBy, Products } from '../products/products.service.ts';
import { createBrands } from './brands.service.ts';
import { searchRoutes } from './product-search.routes.ts';
import { createSearch, firstIdsIn, recentQueries } from './product-search.service.ts';
import { createSuggestions } from './suggestions.service.ts';

export const searchArea = defineArea({
  brings: ({ config: { money } }) => ({
    firstIds: firstIdsIn(money),
    querySigns: { searched: { weight: 1, ...recentQueries } },
  }),
  open({
    db,
    clock,
    config: { money },
    products,
    apartFrom,
    asSeenBy,
  }: House & { products: Products; apartFrom: ApartFrom; asSeenBy: AsSeenBy }) {
    const search = createSearch(db, { products, apartFrom, money });
    const brands = createBrands(db, clock);
    const suggestions = createSuggestions(db, { clock, search, brands, locale: money.locale });
    return {
      services: { search, suggestions },
      handlers: { search: searchRoutes({ search, brands, asSeenBy }) },
    };
  },
});
