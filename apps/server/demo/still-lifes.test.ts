import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { DemoProduct } from './catalogue.ts';
import { createPaintedPictures, paintedAddress } from './painted-pictures.ts';
import { painted, type StillLife } from './painter/paint.ts';
import { createPainter } from './painter/painter.ts';
import { demoWindow } from './still-lifes.ts';

const { catalogue, looks } = demoWindow();
const pictureOf = ({ id }: DemoProduct): StillLife => {
  const life = looks.get(id)?.views[0];
  if (!life) throw new Error(`${id} has no picture.`);
  return life;
};

/** In pixels: small enough to paint hundreds, large enough to tell a stripe from a check. */
const WIDTH = 40;
const SIDE = 16;
const CELLS = 4;
/**
 * Maximum differences between pictures that look the same: `edges` of 256 edges, and `color` on average, of
 * 255 steps.
 */
const ALIKE = { edges: 10, color: 4 };

interface Print {
  product: DemoProduct;
  edges: number[];
  colors: Buffer;
}

async function printOf(product: DemoProduct): Promise<Print> {
  const { bytes, height } = await painted(pictureOf(product), WIDTH, 0);
  const small = sharp(bytes, { raw: { width: WIDTH, height, channels: 3 } });
  const grey = await small
    .clone()
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const edges = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const at = Math.floor(index / SIDE) * (SIDE + 1) + (index % SIDE);
    const step = (grey[at + 1] ?? 0) - (grey[at] ?? 0);
    return Math.abs(step) > 3 ? Math.sign(step) : 0;
  });
  return { product, edges, colors: await small.resize(CELLS, CELLS, { fit: 'fill' }).raw().toBuffer() };
}

function areAlike(one: Print, other: Print): boolean {
  const edges = one.edges.filter((edge, index) => edge !== other.edges[index]).length;
  if (edges > ALIKE.edges) return false;
  const color = one.colors.reduce(
    (sum, value, index) => sum + Math.abs(value - (other.colors[index] ?? 0)),
    0,
  );
  return color / one.colors.length <= ALIKE.color;
}

const found = (...words: string[]) =>
  catalogue.filter(({ name, category, color }) => {
    const text = `${name} ${category} ${color}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });

describe('the pictures of the products', () => {
  test('no two pictures look alike among sixty neighbours of the feed or of a search', async () => {
    const lists = {
      feed: catalogue.slice(0, 120),
      'red dress': found('red', 'dress'),
      bag: found('bag').slice(0, 60),
      shoes: found('shoes').slice(0, 60),
    };
    const prints = new Map<string, Print>();
    for (const product of new Set(Object.values(lists).flat()))
      prints.set(product.id, await printOf(product));
    for (const [list, products] of Object.entries(lists)) {
      const inOrder = products.flatMap(({ id }) => prints.get(id) ?? []);
      const alike = inOrder.flatMap((one, place) =>
        inOrder
          .slice(place + 1, place + 60)
          .filter((other) => areAlike(one, other))
          .map((other) => `${one.product.name} and ${other.product.name}`),
      );
      expect(alike, list).toEqual([]);
    }
  });

  test('no two products have the same still life, and no product has two equal views', () => {
    const all = [...looks.values()].flatMap(({ views }) =>
      views.map((view) => JSON.stringify({ ...view, seed: 0 })),
    );
    expect(all).toHaveLength(2 * catalogue.length);
    expect(new Set(all).size).toBe(all.length);
  });

  test('the same still life is always painted the same', async () => {
    const [first] = catalogue as [DemoProduct];
    const once = await painted(pictureOf(first), WIDTH, 2);
    expect((await painted(pictureOf(first), WIDTH, 2)).bytes.equals(once.bytes)).toBe(true);
  });

  test('the stand-in of a picture is its ground alone, in the colour of the placeholder', async () => {
    const pictures = createPaintedPictures(createPainter());
    for (const product of catalogue.slice(200, 220)) {
      const look = looks.get(product.id);
      if (!look) throw new Error(`${product.id} has no picture.`);
      const name = paintedAddress(product.id, look, 0, 640).replace(/^.*\/|\?.*$/g, '');
      const { data } = await sharp(await pictures.find(name)?.standIn())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { bytes } = await painted({ ...look.views[0], things: [] }, WIDTH, 0);
      const middle = (buffer: Buffer) => [
        ...buffer.subarray(buffer.length / 2 - ((buffer.length / 2) % 3)).subarray(0, 3),
      ];
      for (const [channel, value] of middle(data).entries())
        expect(Math.abs(value - (middle(bytes)[channel] ?? 0)), product.name).toBeLessThan(16);
    }
  });

  test('a reader of the feed gets the next page painted ahead, a visitor from a search does not', () => {
    const pictures = createPaintedPictures(createPainter());
    const nameAt = (place: number) => {
      const product = catalogue[place] as DemoProduct;
      const look = looks.get(product.id);
      if (!look) throw new Error(`${product.id} has no picture.`);
      return paintedAddress(product.id, look, 0, 640).replace(/^.*\/|\?.*$/g, '');
    };
    expect(pictures.next(nameAt(1000))).toEqual([]);
    for (let place = 400; place < 419; place += 1) pictures.next(nameAt(place));
    const next = pictures.next(nameAt(419)).map(({ key }) => key);
    expect(next).toEqual(Array.from({ length: 20 }, (_, index) => pictures.find(nameAt(420 + index))?.key));
  });
});
