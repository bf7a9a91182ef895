/** Headings of every guide, in order. */
export const HEADINGS = [
  'When to use it',
  'When not',
  'Anatomy',
  'States',
  'Do',
  "Don't",
  'Keyboard',
  'Accessibility',
  'Code',
] as const;

/** Part of a guide: Markdown, or a story as a picture, written as `![caption](Story)` on its own line. */
export type Piece = { text: string } | { story: string; caption: string };

export interface Section {
  heading: string;
  pieces: Piece[];
}

const picture = /^(!\[.*\]\(\w+\))$/m;

/** Lines above the first section, both optional. */
export interface Preamble {
  /** Names under which people may look for the component: `Also called: basket, bag`. */
  otherNames: string[];
  /** The story that shows the component best, if it is not the first of its states. */
  mainStory: string | undefined;
}

export function preambleOf(guide: string): Preamble {
  const [before = ''] = guide.split(/^## /m);
  const [, names] = /^Also called: (.+)$/m.exec(before) ?? [];
  const [, mainStory] = /^!\[.*\]\((\w+)\)$/m.exec(before) ?? [];
  return { otherNames: names?.split(', ') ?? [], mainStory };
}

const piecesOf = (body: string): Piece[] =>
  body.split(picture).flatMap((part): Piece[] => {
    const [, caption = '', story] = /^!\[(.*)\]\((\w+)\)$/.exec(part) ?? [];
    if (story) return [{ story, caption }];
    return part.trim() ? [{ text: part.trim() }] : [];
  });

export function sectionsOf(guide: string): Section[] {
  return guide
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading: heading.trim(), pieces: piecesOf(lines.join('\n')) };
    });
}

const storiesOf = (sections: Section[]): string[] =>
  sections.flatMap(({ pieces }) => pieces.flatMap((piece) => ('story' in piece ? piece.story : [])));

/** Returns the stories that a guide shows, the main one first. */
export function storiesIn(guide: string): string[] {
  const { mainStory } = preambleOf(guide);
  return [...new Set([...(mainStory ? [mainStory] : []), ...storiesOf(sectionsOf(guide))])];
}

export const examplesIn = (guide: string): string[] =>
  [...guide.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code = '']) => code);
