import { createContext } from 'react';

/** Lists and searches to begin with; each has products in it. */
export interface Suggestions {
  lists: ('popular' | 'verified')[];
  queries: string[];
}

/** The lists that every shop has, for documents that tell of no suggestions. */
export const defaultSuggestions: Suggestions = { lists: ['popular', 'verified'], queries: [] };

/** The suggestions of the shop. */
export const SuggestionsContext = createContext(defaultSuggestions);

/** The suggestions that the server has put into a document. */
export function suggestionsIn(document: Document): Suggestions | undefined {
  const told = document.querySelector('script[data-suggestions]')?.textContent;
  return told ? JSON.parse(told) : undefined;
}
