/** The headings of every guide, in their order. */
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

/** A piece of a guide: Markdown, or a story as a picture, `![what it shows](Story)` on a line of its own. */
export type Piece = { text: string } | { story: string; caption: string };

export interface Section {
  heading: string;
  pieces: Piece[];
}

const picture = /^(!\[.*\]\(\w+\))$/m;

const piecesOf = (body: string): Piece[] =>
  body.split(picture).flatMap((part): Piece[] => {
    const [, caption = '', story] = /^!\[(.*)\]\((\w+)\)$/.exec(part) ?? [];
    if (story) return [{ story, caption }];
    return part.trim() ? [{ text: part.trim() }] : [];
  });

/** What a guide says, section by section: `## Heading`, and what stands below it. */
export function sectionsOf(guide: string): Section[] {
  return guide
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading: heading.trim(), pieces: piecesOf(lines.join('\n')) };
    });
}

/** The names of the stories that a guide shows. */
export const storiesIn = (guide: string): string[] =>
  sectionsOf(guide).flatMap(({ pieces }) => pieces.flatMap((piece) => ('story' in piece ? piece.story : [])));

/** The code to copy, as it stands. */
export const examplesIn = (guide: string): string[] =>
  [...guide.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code = '']) => code);
