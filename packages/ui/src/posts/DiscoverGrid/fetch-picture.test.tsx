import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';

let fetched: { src: string; srcset: string; sizes: string }[];
let matching: string[];

beforeEach(() => {
  fetched = [];
  matching = [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query) }));
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      srcset = '';
      sizes = '';
      constructor() {
        fetched.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const fetchOne = () => fetchPicture({ src: '/a.webp', srcSet: '/a.webp 400w' }, '50vw');

test('a picture is fetched in the width that its tile will ask for', () => {
  fetchOne();
  expect(fetched).toMatchObject([{ src: '/a.webp', srcset: '/a.webp 400w', sizes: '50vw' }]);
});

test('nothing is fetched ahead for a viewer who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fetchOne();
  expect(fetched).toEqual([]);
});

test('nothing is fetched ahead for a viewer who prefers reduced data', () => {
  matching = ['(prefers-reduced-data: reduce)'];
  fetchOne();
  expect(fetched).toEqual([]);
});
