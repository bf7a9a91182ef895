import { createContext, useContext } from 'react';

/** Scheme and host of the site while the server renders; undefined in browsers. */
export const PageOrigin = createContext<string | undefined>(undefined);

/** Scheme and host of the site. */
export function usePageOrigin(): string {
  const rendered = useContext(PageOrigin);
  return rendered ?? window.location.origin;
}
