import type { ComponentDocs } from './component-docs.ts';

/** Sections that speak of other components, or hold code. */
const NOT_OF_ITSELF: ReadonlySet<string> = new Set(['When not', "Don't", 'Code']);

/**
 * Returns the words of a guide by which people find its component, each once: other names, descriptions and
 * all sections about the component itself.
 */
export function searchWords({ otherNames, components, guide }: ComponentDocs): string {
  const texts = [
    ...otherNames,
    ...components.map(({ description }) => description),
    ...guide
      .filter(({ heading }) => !NOT_OF_ITSELF.has(heading))
      .flatMap(({ pieces }) => pieces.map((piece) => ('text' in piece ? piece.text : piece.caption))),
  ];
  return [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/\p{L}{3,}/gu),
    ),
  ].join(' ');
}
