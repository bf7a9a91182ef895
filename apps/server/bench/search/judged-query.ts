export interface JudgedQuery<Thing> {
  query: string;
  isRelevant: (thing: Thing) => boolean;
  /** Whether the query's results are ignored while the ranking is tuned. */
  aside: boolean;
}

type Rules<Thing> = Record<string, (thing: Thing) => boolean>;

export const judged = <Thing>({
  seen,
  aside,
}: {
  seen: Rules<Thing>;
  aside: Rules<Thing>;
}): JudgedQuery<Thing>[] => [...asQueries(seen, false), ...asQueries(aside, true)];

const asQueries = <Thing>(rules: Rules<Thing>, aside: boolean): JudgedQuery<Thing>[] =>
  Object.entries(rules).map(([query, isRelevant]) => ({ query, isRelevant, aside }));
