import { plainText } from '../outbound/plain-text.ts';
import { LONGEST } from './limits.rules.ts';

/** Categories of the shop window, with the last words of matching categories in other shops. */
const KINDS: Record<string, string> = {
  Shoes:
    'shoe boot sneaker sandal heel loafer slipper trainer footwear mule clog flop flats brogue espadrille moccasin',
  Bags: 'bag handbag backpack tote clutch purse wallet suitcase luggage briefcase satchel rucksack duffel',
  Dresses: 'dress gown sari saree sarees jumpsuit nightdress',
  Skirts: 'skirt lehenga',
  Tops: 'top shirt t-shirt tshirt tee blouse kurta kurti tunic sweater hoodie sweatshirt pullover jumper cardigan polo knitwear',
  Pants: 'pant pants jean trouser short legging chino jogger churidar palazzo',
  Jackets: 'jacket coat blazer parka vest outerwear trench',
  Hats: 'hat cap beanie headwear beret',
  Eyewear: 'sunglass eyewear eyeglass goggle',
  Jewelry: 'jewelry jewellery jewelery jewellry ring necklace earring bracelet brooch pendant',
  Watches: 'watch wristwatch smartwatch',
  Swimwear: 'swimwear bikini swimsuit',
  'Socks & Gloves': 'sock glove mitten hosiery tights',
  Beauty: 'beauty makeup cosmetic fragrance perfume skincare lipstick mascara haircare deodorant',
  Accessories: 'scarf belt umbrella necktie stole shawl dupatta muffler',
};

/** Names that only match as a whole: "Kitchen Accessories" is not "Accessories". */
const WHOLE: Record<string, string> = {
  accessories: 'Accessories',
  'clothing accessories': 'Accessories',
  'hair accessories': 'Accessories',
  'fashion accessories': 'Accessories',
  ties: 'Accessories',
  pumps: 'Shoes',
  flats: 'Shoes',
  glasses: 'Eyewear',
  'handbags, wallets & cases': 'Bags',
  'skin care': 'Beauty',
  'hair care': 'Beauty',
  'health & beauty': 'Beauty',
  'personal care': 'Beauty',
};

const categoryOfWord = new Map(
  Object.entries(KINDS).flatMap(([category, words]) =>
    words.split(' ').map((word) => [word, category] as const),
  ),
);

/**
 * Category of the first path ("Clothing > Dresses") that has a known one. Else the tidied top of the first
 * path, or its last part in the order of Etsy ("Art < Prints < Digital Prints").
 */
export function categoryFrom(paths: (string | undefined)[]): string | undefined {
  const read = paths
    .map((path) =>
      (plainText(path, LONGEST.word * 4) ?? '').split(/\s*[<>»|]\s*|\s*\/\s*/).filter((part) => part),
    )
    // A bare number is an id of a foreign taxonomy, so a path of numbers alone is skipped.
    .filter((parts) => parts.some((part) => !/^\d+$/.test(part)));
  for (const parts of read) {
    const known = parts.map(knownAs).findLast((category) => category !== undefined);
    if (known) return known;
  }
  const isFromBelow = paths.find((path) => path?.trim())?.includes(' < ');
  const top = read[0]?.at(isFromBelow ? -1 : 0);
  return top && plainText(isSlug(top) ? titled(top) : top, LONGEST.word);
}

function knownAs(part: string): string | undefined {
  const words = part
    .toLowerCase()
    .replace(/(?<!\bt)[-_]+/g, ' ')
    .trim();
  const last = words.split(' ').at(-1) ?? '';
  return (
    WHOLE[words] ??
    singulars(last)
      .map((word) => categoryOfWord.get(word))
      .find((found) => found)
  );
}

/** Possible singulars: "dresses" may come from "dresses", "dress" or "dresse". */
const singulars = (word: string) => [
  word,
  word.replace(/es$/, ''),
  word.replace(/s$/, ''),
  word.replace(/ves$/, 'f'),
];

const isSlug = (text: string) => /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(text);

const titled = (slug: string) =>
  slug.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
