import type { LayoutClass } from './drawn-for.ts';

/** What the server says of the page that it drew, in the attribute `data-drawn` of the document. */
export interface DrawnPageFacts {
  layout: LayoutClass;
  /** Whether people who are signed in see another feed than guests. */
  isPersonal?: boolean;
  /** The session cache from which the browser would show a feed of an earlier visit, and for how long, in milliseconds. */
  kept?: { cache: string; forMs: number };
}

/** The page in the document, if the browser would draw the same; undefined where the app draws anew. */
export function adoptablePage(document: Document): DrawnPageFacts | undefined {
  const { drawn, redraw } = document.documentElement.dataset;
  return drawn === undefined || redraw !== undefined ? undefined : (JSON.parse(drawn) as DrawnPageFacts);
}
