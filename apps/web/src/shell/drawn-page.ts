import type { LayoutClass } from './drawn-for.ts';

/** The window that the page in the document was drawn for, if the browser would draw the same; undefined where the app draws anew. */
export function adoptableLayout(document: Document): LayoutClass | undefined {
  const { drawn, redraw } = document.documentElement.dataset;
  if (drawn === undefined || redraw !== undefined) return undefined;
  return (JSON.parse(drawn) as { layout: LayoutClass }).layout;
}
