import { SUGGESTIONS_MAX, type SuggestedPeople, type SuggestedPerson } from '@vitrine/api';

/** The category of a suggestion. */
export type SuggestionCategory = keyof SuggestedPeople;

/** A person suggested to follow, with the category. */
export interface Suggestion extends SuggestedPerson {
  category: SuggestionCategory;
}

/** In the order in which they are shown. */
const CATEGORIES = ['friendsOfFriends', 'similarInterests', 'activeUsers', 'trending'] as const;

const FIRST_OF_TOP = 3;
const OF_SUGGESTED = 6;
const LAST_OF_TOP = 8;

/**
 * Mixes the most followed people with those suggested to the viewer: three of the former, six of the latter
 * in the order of their categories, five more of the former. Nobody comes twice, nor does the viewer. A person
 * of both lists has category and reason of the suggestion, which is about the viewer.
 */
export function mixedSuggestions(
  top: readonly SuggestedPerson[],
  suggested: SuggestedPeople | undefined,
  viewer: string,
): Suggestion[] {
  const others = ({ id }: SuggestedPerson) => id !== viewer;
  const personal = CATEGORIES.flatMap((category) =>
    (suggested?.[category] ?? []).filter(others).map((person): Suggestion => ({ ...person, category })),
  );
  const byId = new Map([...personal].reverse().map((person) => [person.id, person]));
  const popular = top
    .filter(others)
    .map((person): Suggestion => byId.get(person.id) ?? { ...person, category: 'trending' });
  const mixed = [
    ...popular.slice(0, FIRST_OF_TOP),
    ...personal.slice(0, OF_SUGGESTED),
    ...popular.slice(FIRST_OF_TOP, LAST_OF_TOP),
  ];
  return [...new Map(mixed.map((person) => [person.id, byId.get(person.id) ?? person])).values()].slice(
    0,
    SUGGESTIONS_MAX,
  );
}
