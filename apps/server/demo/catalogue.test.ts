import { describe, expect, test } from 'vitest';
import { BRANDS, brandsMaking } from './brands.ts';
import { type DemoProduct, demoCatalogue } from './catalogue.ts';
import { DEMO_PICTURES } from './demo-pictures.ts';
import { DEMO_PEOPLE, FINDERS } from './people.ts';
import { PLAIN_SHADES } from './shades.ts';
import { VOCABULARY } from './vocabulary.ts';

const catalogue = demoCatalogue();
const pictures = new Map(DEMO_PICTURES.map((picture) => [picture.id, picture]));

const garmentOf = (product: DemoProduct) => pictures.get(product.pictureId)?.garment;
const ratioOf = (product: DemoProduct) => {
  const picture = pictures.get(product.pictureId);
  return picture ? picture.height / picture.width : Number.NaN;
};
const distinct = <T>(values: readonly T[]) => new Set(values).size;
const shareOf = (holds: (product: DemoProduct) => boolean) =>
  catalogue.filter(holds).length / catalogue.length;
const countsOf = (words: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

function closest(said: (product: DemoProduct) => string | undefined): number {
  const places = new Map<string | undefined, number>();
  return catalogue.reduce((least, product, place) => {
    const before = places.get(said(product)) ?? -Infinity;
    places.set(said(product), place);
    return Math.min(least, place - before);
  }, Infinity);
}

describe('the demo catalogue', () => {
  test('there are at least 2,400 products', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(2400);
  });

  test('the catalogue is the same every time', () => {
    expect(demoCatalogue()).toEqual(catalogue);
  });

  test('ids and links never repeat', () => {
    for (const { id } of catalogue) expect(id).toMatch(/^[a-z0-9]{8}$/);
    expect(distinct(catalogue.map(({ id }) => id))).toBe(catalogue.length);
    expect(distinct(catalogue.map(({ link }) => link))).toBe(catalogue.length);
  });

  test('links lead to pages of this server', () => {
    for (const { link } of catalogue) {
      expect(link).toMatch(/^\/demo-shop\/[a-z0-9-]+\/products\/[a-z0-9-]+$/);
    }
  });

  test('a brand never gives two things the same name', () => {
    const names = catalogue.map(({ brand, name }) => `${brand}: ${name}`);
    expect(Math.max(...countsOf(names).values())).toBe(1);
  });

  test('every category of the headline has at least 60 products', () => {
    const counts = countsOf(catalogue.map(({ category }) => category));
    for (const category of ['Shoes', 'Jackets', 'Hats', 'Pants', 'Jewelry', 'Beauty']) {
      expect(counts.get(category), category).toBeGreaterThanOrEqual(60);
    }
  });

  test('every product was found by one of the finders, and each finder found some', () => {
    const owners = new Set(catalogue.map(({ owner }) => owner));
    expect([...owners].sort()).toEqual(FINDERS.map(({ username }) => username).sort());
  });

  test('every brand has something to sell, and every garment has at least four brands', () => {
    expect(distinct(catalogue.map(({ brand }) => brand))).toBe(BRANDS.length);
    for (const garment of Object.keys(VOCABULARY)) {
      expect(brandsMaking(garment).length, garment).toBeGreaterThanOrEqual(4);
    }
  });

  test('brands make only garments that exist', () => {
    for (const { makes } of BRANDS)
      for (const garment of makes) expect(Object.keys(VOCABULARY)).toContain(garment);
  });

  test('a few prices and ratings are unknown, never among the first', () => {
    expect(shareOf(({ price }) => price === 0)).toBeCloseTo(0.01, 2);
    expect(shareOf(({ rating }) => rating === 0)).toBeCloseTo(0.02, 2);
    expect(catalogue.slice(0, 60).filter(({ price, rating }) => price === 0 || rating === 0)).toEqual([]);
  });

  test('known ratings have one decimal between 3.2 and 5, known prices at most two decimals', () => {
    for (const { rating, price } of catalogue) {
      expect(rating === 0 || (rating >= 3.2 && rating <= 5 && Number(rating.toFixed(1)) === rating)).toBe(
        true,
      );
      expect(price === 0 || (price >= 4 && Number(price.toFixed(2)) === price)).toBe(true);
    }
  });

  test('about seven in ten products are verified', () => {
    expect(shareOf(({ verified }) => verified)).toBeCloseTo(0.7, 1);
  });

  test('the suggested searches of the landing page have results', () => {
    const names = catalogue.map(({ name }) => name);
    for (const words of [/Linen.*Trousers/, /Silver.*Ring/, /Trail Shoe/, /\bCoat.*Camel/]) {
      expect(names.filter((name) => words.test(name)).length, String(words)).toBeGreaterThan(0);
    }
  });
});

describe('the pictures', () => {
  test('every picture is used, and every product has one', () => {
    const used = new Set(catalogue.map(({ pictureId }) => pictureId));
    expect([...used].sort()).toEqual([...pictures.keys()].sort());
  });

  test('every product’s colour is its picture’s, and one of the twelve', () => {
    for (const { color, pictureId } of catalogue) {
      expect(pictures.get(pictureId)?.color).toBe(color);
      expect(Object.keys(PLAIN_SHADES)).toContain(color);
    }
  });
});

describe('the order of the window', () => {
  const firstScreen = catalogue.slice(0, 60);

  test('popularity falls from each product to the next, with a long tail', () => {
    for (const [place, { popularity }] of catalogue.entries()) {
      expect(popularity).toBeLessThan(catalogue[place - 1]?.popularity ?? Infinity);
    }
    expect(catalogue[0]!.popularity).toBeGreaterThan(50 * catalogue.at(-1)!.popularity);
  });

  test('the first screen shows many kinds of things', () => {
    expect(distinct(firstScreen.map(garmentOf))).toBeGreaterThanOrEqual(40);
    expect(distinct(firstScreen.map(({ category }) => category))).toBeGreaterThanOrEqual(14);
    expect(distinct(firstScreen.map(({ color }) => color))).toBe(12);
    expect(distinct(firstScreen.map(ratioOf))).toBeGreaterThanOrEqual(6);
    expect(distinct(firstScreen.map(({ pictureId }) => pictureId))).toBe(60);
  });

  test('products of one kind are kept apart to the very end', () => {
    expect(closest(garmentOf)).toBeGreaterThanOrEqual(8);
    expect(closest(({ category }) => category)).toBeGreaterThanOrEqual(2);
    expect(closest(({ color }) => color)).toBeGreaterThanOrEqual(2);
    expect(closest(({ pictureId }) => pictureId)).toBeGreaterThanOrEqual(48);
  });
});

describe('the demo people', () => {
  test('usernames look chosen by people, and never repeat', () => {
    for (const { username } of DEMO_PEOPLE) expect(username).toMatch(/^[a-z0-9._]{3,30}$/);
    expect(distinct(DEMO_PEOPLE.map(({ username }) => username))).toBe(60);
    expect(distinct(DEMO_PEOPLE.map(({ email }) => email))).toBe(60);
  });

  test('the first person is the demo sign-in', () => {
    expect(DEMO_PEOPLE[0]?.username).toBe('mina.k');
  });
});
