import { expect, test } from 'vitest';
import { cardProductFrom, cardProductOf } from './card-product.ts';

const picture = {
  width: 800,
  height: 1000,
  sources: [320, 800].map((width) => ({ url: `/media/a-${width}.webp`, width })),
};

test('pictures of a server elsewhere are fetched from there, and a product has one card', () => {
  const cardOf = cardProductFrom('https://shop.example');
  const tote = { id: '1', name: 'Tote', picture, image_url: '/media/a-800.webp' };

  expect(cardOf(tote)).toBe(cardOf(tote));
  expect(cardOf(tote).picture).toMatchObject({
    src: 'https://shop.example/media/a-800.webp',
    srcSet: 'https://shop.example/media/a-320.webp 320w, https://shop.example/media/a-800.webp 800w',
    width: 800,
    height: 1000,
  });
  expect(cardProductOf(tote).picture).toMatchObject({ src: '/media/a-800.webp' });
});

test('an address elsewhere stays, and so does what is none or nothing', () => {
  const cardOf = cardProductFrom('https://shop.example');
  const pictureOf = (image_url: string | null) => cardOf({ id: '1', name: 'Tote', image_url }).picture;

  expect(pictureOf('https://cdn.example/a.webp')).toEqual({ src: 'https://cdn.example/a.webp' });
  expect(pictureOf('http://[')).toEqual({ src: 'http://[' });
  expect(pictureOf(null)).toBeNull();
  expect(cardOf({ id: '1', name: 'Tote', picture: null, image_url: '/a.webp' }).picture).toEqual({
    src: 'https://shop.example/a.webp',
  });
});
