import type { LayoutClass } from './assumed-layout.ts';

/** Returns the document's layout if the app can hydrate it; undefined if it has to render the page again. */
export function adoptableLayout(document: Document): LayoutClass | undefined {
  const { drawn, redraw } = document.documentElement.dataset;
  if (drawn === undefined || redraw !== undefined) return undefined;
  return (JSON.parse(drawn) as { layout: LayoutClass }).layout;
}
