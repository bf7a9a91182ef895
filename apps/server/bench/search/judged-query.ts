/** A query with what a person who typed it would be glad to find. */
export interface JudgedQuery<Thing> {
  query: string;
  isRelevant: (thing: Thing) => boolean;
  /** Whether it is kept aside: its results are not looked at while the ranking is changed. */
  aside: boolean;
}

type Rules<Thing> = Record<string, (thing: Thing) => boolean>;

/** A set of queries: those that the ranking may be tried on, and those that are kept aside. */
export const judged = <Thing>({
  seen,
  aside,
}: {
  seen: Rules<Thing>;
  aside: Rules<Thing>;
}): JudgedQuery<Thing>[] => [...asQueries(seen, false), ...asQueries(aside, true)];

const asQueries = <Thing>(rules: Rules<Thing>, aside: boolean): JudgedQuery<Thing>[] =>
  Object.entries(rules).map(([query, isRelevant]) => ({ query, isRelevant, aside }));
