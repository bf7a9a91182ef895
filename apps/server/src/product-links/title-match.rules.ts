/** The title of a page proves less than what the page states, even where it is the very name of a product. */
const MOST_SURE = 60;
/** One word that two names share says little: half of the catalogue may have it. */
const FEWEST_SHARED = 2;

interface Named {
  name: string;
  brand: string | null;
  retailer: string | null;
}

/**
 * How sure it is that a page with this title is about a product, 1 to 60: by how many of their words both have, brand and shop left out.
 * 0 where it is about something else: less than two words, or than half of the product's name, are in the title.
 */
export function titleSureness(title: string, { name, brand, retailer }: Named): number {
  const ofName = wordsIn(name);
  const ofSeller = wordsIn(`${brand ?? ''} ${retailer ?? ''}`);
  const ofTitle = new Set([...wordsIn(title)].filter((word) => ofName.has(word) || !ofSeller.has(word)));
  const shared = [...ofName].filter((word) => ofTitle.has(word)).length;
  const isSame = shared > 0 && shared === ofName.size && shared === ofTitle.size;
  if (!isSame && (shared < FEWEST_SHARED || shared * 2 < ofName.size)) return 0;
  return Math.round((MOST_SURE * 2 * shared) / (ofName.size + ofTitle.size));
}

/** Words that say nothing of a thing. */
const EMPTY_WORDS = new Set(
  'a an and are as at be best but buy by for from how i in into is it its me my new now of off on online or our out sale shop so store than that the their this to up us was we what when why with you your'.split(
    ' ',
  ),
);

/** What a text is about: its words without case, accents and plural, each once. */
const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f'\u2019]+/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
      .map((word) => word.replace(/(?<=.{2}[^s])s$/, '')),
  );
