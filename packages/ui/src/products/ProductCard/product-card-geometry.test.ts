import { describe, expect, it } from 'vitest';
import { productCardHeight } from './product-card-geometry.ts';

const picture = (width: number, height: number) => ({ name: '', picture: { width, height } });
const text = 8 + 20 + 24;

describe('product card geometry', () => {
  it('productCardHeight adds the height of the text to that of the picture', () => {
    expect(productCardHeight(picture(400, 600), 200)).toBe(300 + text);
  });

  it('productCardHeight counts the rows of retailer and owner only if they are given', () => {
    const bare = productCardHeight(picture(1, 1), 100);
    expect(productCardHeight({ ...picture(1, 1), retailer: 'Northlane' }, 100)).toBe(bare + 18);
    expect(productCardHeight({ ...picture(1, 1), username: 'mina.k' }, 100)).toBe(bare + 24);
    expect(productCardHeight({ ...picture(1, 1), retailer: '', username: null }, 100)).toBe(bare);
  });

  it('productCardHeight counts a second line only for a name that does not fit on one', () => {
    const heightOf = (name: string, width: number) => productCardHeight({ name }, width) - width / 0.8;
    expect(heightOf('Wool Overcoat', 232)).toBe(text);
    expect(heightOf('Wool Overcoat, Camel with Horn Buttons', 232)).toBe(text + 20);
    expect(heightOf('Wool Overcoat', 100)).toBe(text + 20);
    expect(heightOf('羊毛のロングコート', 100)).toBe(text + 20);
    expect(heightOf('x'.repeat(100_000), 232)).toBe(text + 20);
  });

  it('productCardHeight takes 4:5 for a picture that is missing or of unknown size', () => {
    const sizes = [
      null,
      undefined,
      { width: null, height: null },
      { width: 0, height: 0 },
      { width: 3, height: 0 },
    ];
    for (const size of sizes) expect(productCardHeight({ name: '', picture: size }, 200)).toBe(250 + text);
  });

  it('productCardHeight keeps the ratio of banners and ribbons between 2:1 and 1:2', () => {
    expect(productCardHeight(picture(5000, 100), 200)).toBe(100 + text);
    expect(productCardHeight(picture(100, 5000), 200)).toBe(400 + text);
  });
});
