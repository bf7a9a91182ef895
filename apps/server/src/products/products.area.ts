import { defineArea, type House } from '../area/define-area.ts';
import { createFeeds } from './feeds.service.ts';
import type { Interest, ProductSigns, QuerySigns } from './interest-ranking.ts';
import { picturesOfProducts } from './product-pictures.service.ts';
import { productsRoutes } from './products.routes.ts';
import { type AsSeenBy, createProducts, type ProductsOptions } from './products.service.ts';
import { createSimilarProducts } from './similar-products.service.ts';

interface Needs extends House, ProductsOptions {
  asSeenBy: AsSeenBy;
  people: { faceFor(viewerId: string, personId: string): Promise<string | null> };
  /** Actions on products, by the code of the reason shown with a product. */
  signs: Record<string, Omit<ProductSigns, 'code'>>;
  querySigns: Record<string, Omit<QuerySigns, 'code'>>;
  firstIds: Interest['find'];
}

/** Strongest first (docs/personalized-feed.md). */
const byWeight = <Signs extends { weight: number }>(signs: Record<string, Signs>) =>
  Object.entries(signs)
    .map(([code, kind]) => ({ ...kind, code }))
    .sort((one, other) => other.weight - one.weight);

export const productsArea = defineArea({
  brings: () => ({ pictures: { products: picturesOfProducts } }),
  open({ db, clock, apartFrom, facesOf, asSeenBy, people, signs, querySigns, firstIds }: Needs) {
    const interest = { products: byWeight(signs), queries: byWeight(querySigns), find: firstIds };
    const products = createProducts(db, { apartFrom, facesOf });
    const feeds = createFeeds(db, { clock, interest, apartFrom, facesOf });
    const similarTo = createSimilarProducts(db, products, apartFrom);
    return {
      services: { products, feeds, similarTo },
      handlers: { products: productsRoutes({ products, feeds, asSeenBy, faceFor: people.faceFor }) },
    };
  },
});
