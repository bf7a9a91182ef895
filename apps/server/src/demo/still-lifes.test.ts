import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { DemoProduct } from './catalogue.ts';
import { DEMO_PICTURES } from './demo-pictures.ts';
import { createPaintedPictures, paintedAddress } from './painted-pictures.ts';
import { painted, type StillLife } from './painter/paint.ts';
import { createPainter } from './painter/painter.ts';
import { demoWindow, plainLife } from './still-lifes.ts';

const { catalogue, looks } = demoWindow();
const pictureOf = ({ id }: DemoProduct): StillLife => {
  const life = looks.get(id)?.views[0];
  if (!life) throw new Error(`${id} has no picture.`);
  return life;
};

const pictureNamed = (id: string) => {
  const picture = DEMO_PICTURES.find((each) => each.id === id);
  if (!picture) throw new Error(`There is no picture ${id}.`);
  return picture;
};

/** Small enough to be painted by the hundred, large enough to tell a stripe from a check. */
const WIDTH = 40;
const SIDE = 16;
const CELLS = 4;
/** Of 256 edges, and of 255 steps of brightness: nearer than this, two pictures are the same to a passer-by. */
const ALIKE = { edges: 10, color: 4 };

interface Print {
  product: DemoProduct;
  edges: number[];
  colors: Buffer;
}

/** Where a picture grows lighter or darker, without its grain, and the colours of its sixteen parts. */
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
  test('no two are alike among sixty neighbours of the feed or of a search', async () => {
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

  test('each is its own: no two products have the same still life, nor one of them its two views', () => {
    const all = [...looks.values()].flatMap(({ views }) =>
      views.map((view) => JSON.stringify({ ...view, seed: 0 })),
    );
    expect(all).toHaveLength(2 * catalogue.length);
    expect(new Set(all).size).toBe(all.length);
  });

  test('the same still life is painted the same', async () => {
    const [first] = catalogue as [DemoProduct];
    const once = await painted(pictureOf(first), WIDTH, 2);
    expect((await painted(pictureOf(first), WIDTH, 2)).bytes.equals(once.bytes)).toBe(true);
  });

  test('what stands in while one is painted shows the same garment in the same cut and pattern, or none', async () => {
    const pictures = createPaintedPictures(createPainter());
    const shown = new Map<boolean, number>();
    for (const product of catalogue.slice(200, 260)) {
      const look = looks.get(product.id);
      if (!look) throw new Error(`${product.id} has no picture.`);
      for (const view of [0, 1] as const) {
        const name = paintedAddress(product.id, look, view, 640).replace(/^.*\/|\?.*$/g, '');
        const bytes = await pictures.find(name)?.standIn();
        const { channels } = await sharp(bytes).stats();
        const hasGarment = channels.some(({ stdev }) => stdev > 2);
        const seen = look.views[view].things.filter(({ part }) => part !== 'hanger-1');
        const [plain] = plainLife(pictureNamed(product.pictureId)).things;
        if (hasGarment)
          for (const { part, pattern } of seen)
            expect([part, pattern.name], product.name).toEqual([plain?.part, plain?.pattern.name]);
        shown.set(hasGarment, (shown.get(hasGarment) ?? 0) + 1);
      }
    }
    expect([...shown.keys()].sort()).toEqual([false, true]);
  });

  test('whoever reads the feed has the next page painted ahead; whoever comes from a search has not', () => {
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
