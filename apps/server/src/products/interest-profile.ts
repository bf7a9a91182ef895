/** A person's action on a product, or their search, that shows interest or disinterest. */
export interface Sign {
  /** Strength compared with other actions; negative for disinterest. */
  weight: number;
  /** Code of the reason shown with a recommended product. */
  code: string;
  /** Name of the product; null for a search. */
  name: string | null;
  /** Category of the product; null for a search, and if unknown. */
  category: string | null;
  brand: string | null;
  color: string | null;
  priceBand: number | null;
  /** Query of a search; null for a product. */
  query: string | null;
}

/**
 * Share of each category, brand and so on in all interest of a person, at most 1; negative for disinterest.
 */
export interface InterestProfile {
  category: Map<string, number>;
  brand: Map<string, number>;
  color: Map<string, number>;
  priceBand: Map<number, number>;
  query: Map<string, number>;
}

/** An action counts half after this many newer ones. */
const HALF_LIFE = 15;

/** Computes a profile from actions, which are given newest first. */
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

/** Current weights of actions, which are given newest first; newer ones count more. */
export const weightsNow = (signs: readonly Sign[]) =>
  signs.map(({ weight }, place) => weight * 0.5 ** (place / HALF_LIFE));

export const strongest = <Value>(shares: ReadonlyMap<Value, number>, most: number) =>
  [...shares]
    .filter(([, share]) => share > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, most);
