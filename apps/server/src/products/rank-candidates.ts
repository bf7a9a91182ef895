import type { FeedReason } from '@vitrine/api';
import { type InterestProfile, type Sign, weightsNow } from './interest-profile.ts';

export interface Candidate {
  id: string;
  category: string | null;
  brand: string | null;
  color: string | null;
  priceBand: number | null;
}

export interface Ranked {
  id: string;
  reason: FeedReason;
}

const LIKENESS = { category: 4, brand: 3, color: 2, priceBand: 1, query: 5 };

/** The next product is chosen from this many best remaining candidates. */
const CHOICE = 150;
/**
 * Number of previous products that the next one should differ from. Each trait shared with one of them lowers
 * its score by a factor.
 */
const NEIGHBOURS = 8;
const SAME_AS_NEIGHBOUR = { brand: 0.7, category: 0.92, color: 0.9 };
/** Maximum number of products of a brand among neighbours, as long as there are others. */
const MOST_OF_BRAND = 3;
/** Of `products` in a row, at most `ofCategory` are of one category, if there are others. */
const IN_A_ROW = { products: 6, ofCategory: 2 };

export interface RankingInput {
  /** Actions of the person, newest first. */
  signs: readonly Sign[];
  profile: InterestProfile;
  /** Products of strong interests, by popularity. */
  candidates: readonly Candidate[];
  /** Products of any kind, by popularity. They come between candidates that are too much alike. */
  popular: readonly Candidate[];
  /** Queries of the profile that find each candidate. */
  foundBy: ReadonlyMap<string, readonly string[]>;
}

/**
 * Sorts candidates by likeness to a profile, with variety. Products that resemble their neighbours wait a
 * little. If a category fills a third of the recent products, its other products wait.
 */
export function rankCandidates(input: RankingInput, most: number): Ranked[] {
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

/** Returns a function that finds the reason for a product: the action that speaks most for it. */
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

/**
 * Names the product of an action only to explain one of its category: a bag is no reason for boots, but its
 * brand or colour is.
 */
function reasonOf({ code, name, query, category, brand }: Sign, candidate: Candidate): FeedReason {
  if (query !== null) return { code, about: query };
  if (category !== null && category === candidate.category) return { code, about: name ?? '' };
  return { code: brand !== null && brand === candidate.brand ? 'brand' : 'color' };
}

interface Scored {
  candidate: Candidate;
  score: number;
}

/**
 * Chooses up to `most` products. While the categories of all remaining candidates are full, popular products
 * come between, if there are any.
 */
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

/** Categories that have reached their limit among the neighbours. */
const fullCategories = (neighbours: readonly Candidate[]) =>
  new Set(
    [...countBy(neighbours, 'category')]
      .filter(([, count]) => count >= IN_A_ROW.ofCategory)
      .map(([category]) => category),
  );

function firstWhere(list: readonly Scored[], isOfKind: (one: Scored) => boolean, most: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < list.length && places.length < most; place += 1) {
    if (isOfKind(list[place] as Scored)) places.push(place);
  }
  return places;
}

/** Removes and returns the best product at the given positions, depending on the products chosen before. */
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
