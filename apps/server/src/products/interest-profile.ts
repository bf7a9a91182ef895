import type { FeedReason } from '@vitrine/api';

/** Something that a person did with a product, or searched for, which tells what interests them, or what does not. */
export interface Sign {
  /** How much it tells, compared with other signs; negative where it tells of what they want less of. */
  weight: number;
  /** How it is told to the person as the reason for a product. */
  code: string;
  /** The name of a product; null of a search. */
  name: string | null;
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

/** A candidate that was chosen, and why. */
export interface Ranked {
  id: string;
  reason: FeedReason;
}

/**
 * What a person is interested in: of each category, brand and so on its share of all their interest, at most 1; negative
 * where they want less of it.
 */
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
const SAME_AS_NEIGHBOUR = { brand: 0.7, category: 0.92, color: 0.9 };
/** The most products of one brand among neighbours, as long as there are others. */
const MOST_OF_BRAND = 3;
/** Of so many products in a row, the most of one category: a third of every screen. */
const IN_A_ROW = { products: 6, ofCategory: 2 };

/** The interests that signs tell of; the newest sign comes first. */
export function interestProfileOf(signs: readonly Sign[]): InterestProfile {
  const weights = weightsNow(signs);
  const all = weights.reduce((sum, weight) => sum + Math.max(weight, 0), 0);
  const shares = <Field extends keyof InterestProfile>(field: Field) => {
    const found = new Map<NonNullable<Sign[Field]>, number>();
    for (const [index, sign] of signs.entries()) {
      const value = sign[field];
      if (value !== null && all > 0) found.set(value, (found.get(value) ?? 0) + (weights[index] ?? 0) / all);
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

const weightsNow = (signs: readonly Sign[]) =>
  signs.map(({ weight }, place) => weight * 0.5 ** (place / HALF_LIFE));

/** The strongest interests of one kind. */
export const strongest = <Value>(shares: ReadonlyMap<Value, number>, most: number) =>
  [...shares]
    .filter(([, share]) => share > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, most);

/** What a ranking is made from. */
export interface RankingInput {
  /** The newest first. */
  signs: readonly Sign[];
  profile: InterestProfile;
  /** Products of strong interests, by popularity. */
  candidates: readonly Candidate[];
  /** Products of any kind, by popularity: they come between candidates that are too much alike. */
  popular: readonly Candidate[];
  /** Which queries of the profile find a candidate. */
  foundBy: ReadonlyMap<string, readonly string[]>;
}

/**
 * Sorts candidates by their likeness to a profile, with variety: a product that is like its neighbours waits a little, and of
 * a category that fills a third of what is seen already, until others have come between.
 */
export function rankedByInterest(input: RankingInput, most: number): Ranked[] {
  const { profile, foundBy } = input;
  const share = <Value>(shares: ReadonlyMap<Value, number>, value: Value | null) =>
    value === null ? 0 : (shares.get(value) ?? 0);
  const scored = (candidate: Candidate) => {
    const { id, category, brand, color, priceBand } = candidate;
    const score =
      LIKENESS.category * share(profile.category, category) +
      LIKENESS.brand * share(profile.brand, brand) +
      LIKENESS.color * share(profile.color, color) +
      LIKENESS.priceBand * share(profile.priceBand, priceBand) +
      LIKENESS.query * (foundBy.get(id) ?? []).reduce((sum, query) => sum + share(profile.query, query), 0);
    return { candidate, score };
  };
  const byLikeness = input.candidates.map(scored).sort((one, other) => other.score - one.score);
  const isCandidate = new Set(input.candidates.map(({ id }) => id));
  const between = input.popular
    .filter(({ id }) => !isCandidate.has(id))
    .map(scored)
    .filter(({ score }) => score >= 0);
  const reasonOf = reasonsBy(input);
  return withVariety(byLikeness, between, most).map((candidate) => ({
    id: candidate.id,
    reason: isCandidate.has(candidate.id) ? reasonOf(candidate) : POPULAR,
  }));
}

const POPULAR: FeedReason = { code: 'popular' };

/** Tells of a product the sign that speaks most for it. */
function reasonsBy({ signs, foundBy }: RankingInput): (candidate: Candidate) => FeedReason {
  const weights = weightsNow(signs);
  const likenessOf = (sign: Sign, { id, category, brand, color }: Candidate) => {
    if (sign.query !== null) return foundBy.get(id)?.includes(sign.query) ? LIKENESS.query : 0;
    let likeness = 0;
    if (category !== null && category === sign.category) likeness += LIKENESS.category;
    if (brand !== null && brand === sign.brand) likeness += LIKENESS.brand;
    if (color !== null && color === sign.color) likeness += LIKENESS.color;
    return likeness;
  };
  return (candidate) => {
    let strongest = 0;
    let reason = POPULAR;
    for (const [place, sign] of signs.entries()) {
      const speaksFor = (weights[place] ?? 0) * likenessOf(sign, candidate);
      if (speaksFor <= strongest) continue;
      strongest = speaksFor;
      reason = reasonOf(sign, candidate);
    }
    return reason;
  };
}

/** A bag is no reason for boots, but its brand is, and its colour. */
function reasonOf({ code, name, query, category, brand }: Sign, candidate: Candidate): FeedReason {
  if (query !== null) return { code, about: query };
  if (category !== null && category === candidate.category) return { code, about: name ?? '' };
  return { code: brand !== null && brand === candidate.brand ? 'brand' : 'color' };
}

interface Scored {
  candidate: Candidate;
  score: number;
}

/** Chooses from candidates as long as there are any; where all of them are too much alike, from what comes between. */
function withVariety(ranked: readonly Scored[], popular: readonly Scored[], most: number): Candidate[] {
  const left = [...ranked];
  const between = [...popular];
  const chosen: Candidate[] = [];
  while (left.length > 0 && chosen.length < most) {
    const full = fullCategories(chosen.slice(1 - IN_A_ROW.products));
    const mayCome = ({ candidate: { category } }: Scored) => category === null || !full.has(category);
    const next =
      takeBest(left, firstWhere(left, mayCome, CHOICE), chosen) ??
      takeBest(between, firstWhere(between, mayCome, 1), chosen) ??
      takeBest(
        left,
        firstWhere(left, () => true, CHOICE),
        chosen,
      );
    if (next) chosen.push(next);
  }
  return chosen;
}

/** The categories that fill their part of a screen. */
const fullCategories = (neighbours: readonly Candidate[]) =>
  new Set(
    [...countBy(neighbours, 'category')]
      .filter(([, count]) => count >= IN_A_ROW.ofCategory)
      .map(([category]) => category),
  );

/** Where the first of a kind stand in a list, `most` of them. */
function firstWhere(list: readonly Scored[], isOfKind: (one: Scored) => boolean, most: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < list.length && places.length < most; place += 1) {
    if (isOfKind(list[place] as Scored)) places.push(place);
  }
  return places;
}

/** Takes out of a list what is worth most after what was chosen, among those at some places. */
function takeBest(
  list: Scored[],
  places: readonly number[],
  chosen: readonly Candidate[],
): Candidate | undefined {
  const neighbours = chosen.slice(-NEIGHBOURS);
  const ofBrand = countBy(neighbours, 'brand');
  const ofCategory = countBy(neighbours, 'category');
  const ofColor = countBy(neighbours, 'color');
  const worth = (place: number) => {
    const { candidate, score } = list[place] as Scored;
    const sameBrand = ofBrand.get(candidate.brand) ?? 0;
    if (sameBrand >= MOST_OF_BRAND) return score - BEHIND_ALL_OTHERS;
    const sameness =
      SAME_AS_NEIGHBOUR.brand ** sameBrand *
      SAME_AS_NEIGHBOUR.category ** (ofCategory.get(candidate.category) ?? 0) *
      SAME_AS_NEIGHBOUR.color ** (ofColor.get(candidate.color) ?? 0);
    return score > 0 ? score * sameness : score / sameness;
  };
  const worths = places.map(worth);
  const best = places[worths.indexOf(Math.max(...worths))];
  return best === undefined ? undefined : list.splice(best, 1)[0]?.candidate;
}

// More than any score.
const BEHIND_ALL_OTHERS = 1000;

function countBy(
  neighbours: readonly Candidate[],
  field: 'brand' | 'category' | 'color',
): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const { [field]: value } of neighbours) {
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
