/** What somebody did with a product, or looked for; the newest first. */
export interface Sign {
  kind: 'like' | 'cart' | 'saved search' | 'search';
  /** Of a product; null of a search, and where nobody knows. */
  category: string | null;
  brand: string | null;
  color: string | null;
  priceBand: number | null;
  /** Of a search. */
  query: string | null;
}

/** A thing that may be liked as well. */
export interface Candidate {
  id: string;
  category: string | null;
  brand: string | null;
  color: string | null;
  priceBand: number | null;
}

/** What somebody is interested in: for each thing its share of all their interest, from 0 to 1. */
export interface Taste {
  category: Map<string, number>;
  brand: Map<string, number>;
  color: Map<string, number>;
  priceBand: Map<number, number>;
  query: Map<string, number>;
}

// How much each kind of sign says of interest.
const SAYS = { cart: 3, like: 2, 'saved search': 2, search: 1 };
/** After so many newer signs, one says half as much. */
const HALVED_BY = 15;

// How much each kind of likeness counts.
const COUNTS = { category: 4, brand: 3, color: 2, priceBand: 1, query: 5 };

/** Candidates among which the next one is chosen. */
const CHOICE = 150;
/** Neighbours that the next one should differ from, and what it is worth for each that it does not. */
const NEIGHBOURS = 8;
const WORTH_OF_SAME = { brand: 0.7, category: 0.92 };
/** Of one brand there are no more than this among neighbours, as long as there is anything else. */
const MOST_OF_BRAND = 3;

/** Reads interests out of signs. */
export function tasteOf(signs: readonly Sign[]): Taste {
  const weights = signs.map(({ kind }, place) => SAYS[kind] * 0.5 ** (place / HALVED_BY));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = <Field extends keyof Taste>(field: Field) => {
    const found = new Map<NonNullable<Sign[Field]>, number>();
    for (const [index, sign] of signs.entries()) {
      const value = sign[field];
      if (value !== null) found.set(value, (found.get(value) ?? 0) + (weights[index] ?? 0) / all);
    }
    return found;
  };
  return {
    category: shares('category'),
    brand: shares('brand'),
    color: shares('color'),
    priceBand: shares('priceBand'),
    query: shares('query'),
  };
}

/** The strongest interests of one kind. */
export const strongest = <Value>(shares: ReadonlyMap<Value, number>, most: number) =>
  [...shares].sort(([, one], [, other]) => other - one).slice(0, most);

/**
 * Puts candidates, which come by popularity, in the order of their likeness to a taste, with variety: what is like its
 * neighbours waits a little. `foundBy` says which of the queries of the taste find a candidate.
 */
export function rankedByTaste(
  candidates: readonly Candidate[],
  taste: Taste,
  foundBy: ReadonlyMap<string, readonly string[]>,
  most: number,
): string[] {
  const share = <Value>(shares: ReadonlyMap<Value, number>, value: Value | null) =>
    value === null ? 0 : (shares.get(value) ?? 0);
  const likeness = ({ id, category, brand, color, priceBand }: Candidate) =>
    COUNTS.category * share(taste.category, category) +
    COUNTS.brand * share(taste.brand, brand) +
    COUNTS.color * share(taste.color, color) +
    COUNTS.priceBand * share(taste.priceBand, priceBand) +
    COUNTS.query * (foundBy.get(id) ?? []).reduce((sum, query) => sum + share(taste.query, query), 0);
  const byLikeness = candidates
    .map((candidate) => ({ candidate, score: likeness(candidate) }))
    .sort((one, other) => other.score - one.score);
  return withVariety(byLikeness, most).map(({ id }) => id);
}

function withVariety(ranked: { candidate: Candidate; score: number }[], most: number): Candidate[] {
  const left = [...ranked];
  const chosen: Candidate[] = [];
  while (left.length > 0 && chosen.length < most) {
    const neighbours = chosen.slice(-NEIGHBOURS);
    const ofBrand = countBy(neighbours, 'brand');
    const ofCategory = countBy(neighbours, 'category');
    const worth = ({ candidate, score }: (typeof left)[number]) => {
      const sameBrand = ofBrand.get(candidate.brand) ?? 0;
      if (sameBrand >= MOST_OF_BRAND) return score - TOO_MUCH;
      return (
        score *
        WORTH_OF_SAME.brand ** sameBrand *
        WORTH_OF_SAME.category ** (ofCategory.get(candidate.category) ?? 0)
      );
    };
    const worths = left.slice(0, CHOICE).map(worth);
    const [next] = left.splice(worths.indexOf(Math.max(...worths)), 1);
    if (next) chosen.push(next.candidate);
  }
  return chosen;
}

// More than any likeness.
const TOO_MUCH = 1000;

function countBy(neighbours: readonly Candidate[], field: 'brand' | 'category'): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const { [field]: value } of neighbours) {
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
