import { createContext } from 'react';

/** Suggested lists and searches that have results. */
export interface Suggestions {
  lists: ('popular' | 'verified')[];
  queries: string[];
}

/** Suggestions for documents without any; every shop has these lists. */
export const defaultSuggestions: Suggestions = { lists: ['popular', 'verified'], queries: [] };

export const SuggestionsContext = createContext(defaultSuggestions);

export function suggestionsIn(document: Document): Suggestions | undefined {
  const told = document.querySelector('script[data-suggestions]')?.textContent;
  return told ? JSON.parse(told) : undefined;
}
