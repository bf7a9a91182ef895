import { sql } from 'drizzle-orm';
import { BRANDS } from '../demo/brands.ts';
import { nameOf } from '../demo/names.ts';
import { type Random, randomOf } from '../demo/random.ts';
import type { ColorWord } from '../demo/shades.ts';
import { VOCABULARY } from '../demo/vocabulary.ts';
import type { Db } from '../src/db/client.ts';

const COLORS: ColorWord[] = [
  'Black',
  'White',
  'Red',
  'Blue',
  'Green',
  'Pink',
  'Yellow',
  'Purple',
  'Orange',
  'Brown',
];
const PLACES = ['Nord', 'Sur', 'Lake', 'Hill', 'Port', 'Vale', 'Mont', 'Ash', 'Elm', 'Fen'];
const RETAILERS = 40;
const AT_ONCE = 5000;

/**
 * Stores the products of a large shop, the same in every run. Brands and words grow more slowly than
 * products.
 */
export async function shelveMany(db: Db, size: number): Promise<void> {
  const random = randomOf(`bench ${size}`);
  for (let from = 0; from < size; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, size - from) }, (_, index) =>
      productAt(from + index, random),
    );
    await db.execute(sql`
      insert into products (
        id, name, brand, category, color, retailer, price_cents, rating, link, link_key, popularity, verified,
        picture_width, picture_height, picture_placeholder, picture_sources, created_at
      )
      select id, name, brand, category, color, retailer, price_cents, rating, link, link, popularity, verified,
        640, 800, '#d8c8b8', jsonb_build_array(
          jsonb_build_object('url', '/media/' || id || '-320.webp', 'width', 320),
          jsonb_build_object('url', '/media/' || id || '-640.webp', 'width', 640)
        ), now() - interval '1 day' + place * interval '1 millisecond'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        id text, name text, brand text, category text, color text, retailer text, price_cents int, rating float8,
        link text, popularity float8, verified boolean, place int
      )`);
  }
  await db.execute(sql`analyze`);
}

function productAt(place: number, random: Random) {
  const garment = random.pick(Object.keys(VOCABULARY));
  const words = VOCABULARY[garment] as NonNullable<(typeof VOCABULARY)[string]>;
  const color = random.pick(COLORS);
  const maker = random.pick(BRANDS).name;
  const id = `b${String(place).padStart(7, '0')}`;
  return {
    id,
    name: nameOf(words, color, random),
    brand: random.chance(0.5) ? maker : `${maker} ${random.pick(PLACES)}`,
    category: words.category,
    color,
    retailer: `Shop ${random.pickEarly(Array.from({ length: RETAILERS }, (_, number) => number))}`,
    price_cents: random.chance(0.01) ? null : Math.round(words.price * random.between(0.3, 3) * 100),
    rating: Math.round(random.between(30, 50)) / 10,
    link: `https://shop.example/products/${id}`,
    popularity: Math.round(60_000 * random.next() ** 6),
    verified: random.chance(0.7),
    place,
  };
}
