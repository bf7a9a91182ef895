import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type Clock, MINUTE } from '../kernel/clock.ts';
import { createKeptForCatalogue } from '../products/kept-for-catalogue.service.ts';
import { products } from '../products/products.table.ts';
import type { Brands } from './brands.service.ts';
import type { Search } from './product-search.service.ts';

const MOST_QUERIES = 4;
/**
 * Maximum number of categories, of colours and of brands tried. More than are shown, as the search may
 * understand some differently.
 */
const MOST_TRIED = 8;
const LONGEST_NAME = 24;
const KEPT_FOR = MINUTE;
/** Callers wait this long for new suggestions, and then get the previous ones, if there are any. */
const PATIENCE_MS = 300;

/** Each suggested list or search has products. */
export interface Suggestions {
  lists: ('popular' | 'verified')[];
  queries: string[];
}

export interface SuggestionsOptions {
  clock: Clock;
  search: Pick<Search, 'find'>;
  brands: Brands;
  locale: string;
}

interface Kind extends Record<string, unknown> {
  category: string;
  /** One-word colours, most frequent first. */
  colors: string[];
}

type Found = { category: string | null; color: string | null; brand: string | null };

/**
 * Suggests the most frequent categories, in different colours if possible, and brands if these are too few.
 */
export function createSuggestions(
  db: Db,
  { clock, search, brands, locale }: SuggestionsOptions,
): () => Promise<Suggestions> {
  // In other languages, a colour follows its noun or is inflected, so suggestions name none.
  const colorComesFirst = /^en\b/i.test(locale);

  async function kinds(): Promise<Kind[]> {
    const { rows } = await db.execute<Kind>(sql`
      with kinds as (
        select category, count(*) as products from ${products}
        where is_listed and category <> '' and length(category) <= ${LONGEST_NAME}
        group by category order by products desc, category collate "C" limit ${MOST_TRIED}
      ), colors as materialized (
        select category, color, row_number() over (partition by category order by count(*) desc, color collate "C") as place
        from ${products} join kinds using (category)
        where is_listed and color ~ '^[[:alpha:]]{3,16}$'
        group by category, color
      )
      select category,
        array(select color from colors where colors.category = kinds.category and place <= ${MOST_TRIED} order by place) as colors
      from kinds order by products desc, category collate "C"`);
    return rows;
  }

  const finds = async (query: string, isMeant: (found: Found) => boolean): Promise<boolean> => {
    const { results } = await search.find({ query, sortBy: 'default', start: 0, limit: 1 });
    return results.some(isMeant);
  };

  async function queries(): Promise<string[]> {
    const chosen: string[] = [];
    const worn = new Set<string>();
    for (const { category, colors } of await kinds()) {
      if (chosen.length === MOST_QUERIES) return chosen;
      const color = colorComesFirst ? (colors.find((name) => !worn.has(name)) ?? colors[0]) : undefined;
      const name = category.toLowerCase();
      const inColor = `${color?.toLowerCase()} ${name}`;
      if (color !== undefined && (await finds(inColor, isOf({ category, color })))) {
        worn.add(color);
        chosen.push(inColor);
      } else if (await finds(name, isOf({ category }))) chosen.push(name);
    }
    for (const brand of (await brands.list('all')).slice(0, MOST_TRIED)) {
      if (chosen.length === MOST_QUERIES) return chosen;
      if (brand.length <= LONGEST_NAME && (await finds(brand, isOf({ brand })))) chosen.push(brand);
    }
    return chosen;
  }

  async function lists(): Promise<Suggestions['lists']> {
    const { rows } = await db.execute<{ popular: boolean; verified: boolean }>(sql`
      select exists (select from ${products} where is_listed) as popular,
        exists (select from ${products} where is_listed and verified) as verified`);
    return (['popular', 'verified'] as const).filter((list) => rows[0]?.[list]);
  }

  return createKeptForCatalogue(db, {
    clock,
    keptForMs: KEPT_FOR,
    patienceMs: PATIENCE_MS,
    read: async () => ({ lists: await lists(), queries: await queries() }),
  });
}

const isOf = (wanted: Partial<Found>) => (found: Found) =>
  Object.entries(wanted).every(([field, value]) => found[field as keyof Found] === value);
