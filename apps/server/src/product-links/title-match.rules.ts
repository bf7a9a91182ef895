/** Maximum confidence of a match by title: even an equal title proves less than stated facts. */
const MOST_SURE = 60;
/** Minimum number of shared words: a single one says little, as half of the catalogue may have it. */
const FEWEST_SHARED = 2;

interface Named {
  name: string;
  brand: string | null;
  retailer: string | null;
}

/**
 * Confidence from 1 to 60 that a page with this title is about a product, by the share of common words. Brand
 * and shop do not count. 0 if title and name share fewer than two words, or less than half of the name,
 * unless all words are the same.
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

const EMPTY_WORDS = new Set(
  'a an and are as at be best but buy by for from how i in into is it its me my new now of off on online or our out sale shop so store than that the their this to up us was we what when why with you your'.split(
    ' ',
  ),
);

/** Distinct words of a text, without stop words, case, accents and plural. */
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
