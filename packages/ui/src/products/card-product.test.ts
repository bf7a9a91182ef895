import { expect, test } from 'vitest';
import { cardProductFrom, cardProductOf } from './card-product.ts';

const picture = {
  width: 800,
  height: 1000,
  sources: [320, 800].map((width) => ({ url: `/media/a-${width}.webp`, width })),
};

test('addresses of pictures are resolved against the given site, and a product always gives the same card', () => {
  const cardOf = cardProductFrom('https://shop.example');
  const imageUrl = '/media/a-800.webp';
  const tote = {
    id: '1',
    name: 'Tote',
    picture,
    imageUrl,
    username: 'jun',
    ownerPictureUrl: '/media/jun.webp',
  };

  expect(cardOf(tote)).toBe(cardOf(tote));
  expect(cardOf(tote).picture).toMatchObject({
    src: 'https://shop.example/media/a-800.webp',
    srcSet: 'https://shop.example/media/a-320.webp 320w, https://shop.example/media/a-800.webp 800w',
    width: 800,
    height: 1000,
  });
  expect(cardOf(tote).ownerPicture).toBe('https://shop.example/media/jun.webp');
  expect(cardProductOf(tote).picture).toMatchObject({ src: '/media/a-800.webp' });
  expect(cardProductOf(tote).ownerPicture).toBe('/media/jun.webp');
});

test('an absolute, invalid or missing picture address is left as given', () => {
  const cardOf = cardProductFrom('https://shop.example');
  const pictureOf = (imageUrl: string | null) => cardOf({ id: '1', name: 'Tote', imageUrl }).picture;

  expect(pictureOf('https://cdn.example/a.webp')).toEqual({ src: 'https://cdn.example/a.webp' });
  expect(pictureOf('http://[')).toEqual({ src: 'http://[' });
  expect(pictureOf(null)).toBeNull();
  expect(cardOf({ id: '1', name: 'Tote', picture: null, imageUrl: '/a.webp' }).picture).toEqual({
    src: 'https://shop.example/a.webp',
  });
});
