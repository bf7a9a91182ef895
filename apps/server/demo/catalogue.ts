import { DEMO_SHOP } from '../src/outbound/demo-shop-address.ts';
import { BRANDS, type Brand, brandsMaking } from './brands.ts';
import { DEMO_PICTURES, type DemoPicture } from './demo-pictures.ts';
import { nameOf } from './names.ts';
import { FINDERS } from './people.ts';
import { priceOf, ratingOf } from './prices.ts';
import { type Random, randomOf } from './random.ts';
import { retailerFor } from './retailers.ts';
import { LONG_NAMES, SIGNATURES, type Signature } from './signatures.ts';
import { VOCABULARY, type Vocabulary } from './vocabulary.ts';
import { windowOrder } from './window-order.ts';

export interface DemoProduct {
  /** Eight characters of [a-z0-9], the same in every run. */
  id: string;
  name: string;
  brand: string;
  retailer: string;
  category: string;
  /** One of the twelve colour words; the colour of the picture. */
  color: string;
  /** In dollars; 0 if unknown. */
  price: number;
  /** Of five; 0 if there is no rating. */
  rating: number;
  /** Path of its page on this server. */
  link: string;
  pictureId: string;
  owner: string;
  /** Unique, so that products sorted by popularity have a fixed order. */
  popularity: number;
  verified: boolean;
}

const SIZE = 2640;
/**
 * Number of products at the start that all have price and rating. Later ones may lack them, as in real shops.
 */
const FLAWLESS_PLACES = 60;
const UNPRICED_SHARE = 0.01;
const UNRATED_SHARE = 0.02;
const VERIFIED_SHARE = 0.7;

export function demoCatalogue(): DemoProduct[] {
  const taken = new Set<string>();
  const showings = new Map<string, number>();
  return shownPictures().map((picture, place) => {
    const showing = showings.get(picture.id) ?? 0;
    showings.set(picture.id, showing + 1);
    return productOf({ picture, place, showing, taken });
  });
}

function shownPictures(): DemoPicture[] {
  const opening = SIGNATURES.map(({ pictureId }) => pictureNamed(pictureId));
  return windowOrder(DEMO_PICTURES, SIZE, opening);
}

function productOf({
  picture,
  place,
  showing,
  taken,
}: {
  picture: DemoPicture;
  place: number;
  /** Number of more popular products with the same picture. */
  showing: number;
  taken: Set<string>;
}): DemoProduct {
  const random = randomOf(`${picture.id} ${showing}`);
  const words = vocabularyOf(picture);
  const signature = showing === 0 ? SIGNATURES.find(({ pictureId }) => pictureId === picture.id) : undefined;
  const id = idFrom(random);
  const { brand, name } = signature
    ? { brand: brandNamed(signature), name: signature.name }
    : unusedName({ picture, words, showing, taken, random });
  taken.add(`${brand.name} ${name}`);
  const retailer = retailerFor(brand, { garment: picture.garment, category: words.category }, random);
  const mayBeUnknown = place >= FLAWLESS_PLACES;
  const price = priceOf(words.price, brand, random);
  const rating = ratingOf(brand, random);
  const isUnpriced = random.chance(UNPRICED_SHARE);
  const isUnrated = random.chance(UNRATED_SHARE);
  return {
    id,
    name,
    brand: brand.name,
    retailer,
    category: words.category,
    color: picture.color,
    price: signature?.price ?? (mayBeUnknown && isUnpriced ? 0 : price),
    rating: signature?.rating ?? (mayBeUnknown && isUnrated ? 0 : rating),
    link: `${DEMO_SHOP}${slugOf(retailer)}/products/${slugOf(`${brand.name} ${name}`)}`,
    pictureId: picture.id,
    owner: signature?.owner ?? random.pick(FINDERS).username,
    popularity: popularityAt(place),
    verified: random.chance(VERIFIED_SHARE),
  };
}

/** Returns an unused pair of brand and name, so that links stay unique. */
function unusedName({
  picture,
  words,
  showing,
  taken,
  random,
}: {
  picture: DemoPicture;
  words: Vocabulary;
  showing: number;
  taken: ReadonlySet<string>;
  random: Random;
}): { brand: Brand; name: string } {
  const brands = brandsMaking(picture.garment);
  const longName = LONG_NAMES.find((long) => long.pictureId === picture.id && long.showing === showing)?.name;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const brand = random.pick(brands);
    const name = longName ?? nameOf(words, picture.color, random);
    if (!taken.has(`${brand.name} ${name}`)) return { brand, name };
  }
  throw new Error(`The words for ${picture.garment} are used up: give it more in vocabulary.ts.`);
}

/**
 * Strictly falling: over 60,000 for the first product, some thousands in the middle, some hundreds at the
 * end.
 */
const popularityAt = (place: number) => Math.round(60_000 / (1 + place / 12) ** 0.9) + SIZE - place;

const idFrom = (random: Random) =>
  Array.from({ length: 8 }, () => random.pick([...'abcdefghijklmnopqrstuvwxyz0123456789'])).join('');

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function vocabularyOf({ garment }: DemoPicture): Vocabulary {
  const words = VOCABULARY[garment];
  if (!words)
    throw new Error(
      `There are no words for ${garment}, so its products have no names: add it to vocabulary.ts.`,
    );
  return words;
}

function pictureNamed(id: string): DemoPicture {
  const picture = DEMO_PICTURES.find((candidate) => candidate.id === id);
  if (!picture)
    throw new Error(`There is no picture ${id}, so the window cannot open with it: mend signatures.ts.`);
  return picture;
}

function brandNamed(signature: Signature): Brand {
  const brand = BRANDS.find(({ name }) => name === signature.brand);
  if (!brand)
    throw new Error(`There is no brand ${signature.brand} for “${signature.name}”: mend signatures.ts.`);
  return brand;
}
