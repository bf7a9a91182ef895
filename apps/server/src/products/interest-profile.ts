/** Something that a person did with a product, or searched for, which tells what interests them. */
export interface Sign {
  /** How much it tells, compared with other signs. */
  weight: number;
  /** Of a product; null of a search, and where it is unknown. */
  category: string | null;
  brand: string | null;
  color: string | null;
  priceBand: number | null;
  /** Of a search. */
  query: string | null;
}

/** A product that may interest the person as well. */
export interface Candidate {
  id: string;
  category: string | null;
  brand: string | null;
  color: string | null;
  priceBand: number | null;
}

/** What a person is interested in: of each category, brand and so on its share of all their interest, from 0 to 1. */
export interface InterestProfile {
  category: Map<string, number>;
  brand: Map<string, number>;
  color: Map<string, number>;
  priceBand: Map<number, number>;
  query: Map<string, number>;
}

/** After so many newer signs, one tells half as much. */
const HALF_LIFE = 15;

// How much each kind of likeness counts.
const LIKENESS = { category: 4, brand: 3, color: 2, priceBand: 1, query: 5 };

/** The best remaining candidates, among which the next one is chosen. */
const CHOICE = 150;
/** Products before it that the next one should differ from, and the factor on its score for each that it does not. */
const NEIGHBOURS = 8;
const SAME_AS_NEIGHBOUR = { brand: 0.7, category: 0.92 };
/** The most products of one brand among neighbours, as long as there are others. */
const MOST_OF_BRAND = 3;

/** The interests that signs tell of; the newest sign comes first. */
export function interestProfileOf(signs: readonly Sign[]): InterestProfile {
  const weights = signs.map(({ weight }, place) => weight * 0.5 ** (place / HALF_LIFE));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = <Field extends keyof InterestProfile>(field: Field) => {
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
 * Sorts candidates, which come by popularity, by their likeness to a profile, with variety: a product that is like its
 * neighbours waits a little. `foundBy` says which queries of the profile find a candidate.
 */
export function rankedByInterest(
  candidates: readonly Candidate[],
  profile: InterestProfile,
  foundBy: ReadonlyMap<string, readonly string[]>,
  most: number,
): string[] {
  const share = <Value>(shares: ReadonlyMap<Value, number>, value: Value | null) =>
    value === null ? 0 : (shares.get(value) ?? 0);
  const likeness = ({ id, category, brand, color, priceBand }: Candidate) =>
    LIKENESS.category * share(profile.category, category) +
    LIKENESS.brand * share(profile.brand, brand) +
    LIKENESS.color * share(profile.color, color) +
    LIKENESS.priceBand * share(profile.priceBand, priceBand) +
    LIKENESS.query * (foundBy.get(id) ?? []).reduce((sum, query) => sum + share(profile.query, query), 0);
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
      if (sameBrand >= MOST_OF_BRAND) return score - BEHIND_ALL_OTHERS;
      return (
        score *
        SAME_AS_NEIGHBOUR.brand ** sameBrand *
        SAME_AS_NEIGHBOUR.category ** (ofCategory.get(candidate.category) ?? 0)
      );
    };
    const worths = left.slice(0, CHOICE).map(worth);
    const [next] = left.splice(worths.indexOf(Math.max(...worths)), 1);
    if (next) chosen.push(next.candidate);
  }
  return chosen;
}

// More than any score.
const BEHIND_ALL_OTHERS = 1000;

function countBy(neighbours: readonly Candidate[], field: 'brand' | 'category'): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const { [field]: value } of neighbours) {
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
