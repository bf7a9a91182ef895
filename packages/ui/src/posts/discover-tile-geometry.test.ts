import { expect, test } from 'vitest';
import {
  discoverColumnsForWidth,
  discoverGap,
  discoverTileHeight,
  discoverTileRatio,
} from './discover-tile-geometry.ts';

test.each([
  [{ width: 300, height: 400 }, 0.75],
  [{ width: 4000, height: 100 }, 4 / 3],
  [{ width: 100, height: 4000 }, 9 / 16],
  [{ width: 0, height: 400 }, 0.8],
  [{ width: Number.NaN, height: 1 }, 0.8],
  [{ width: null, height: null }, 0.8],
])('a picture of %o has a tile of the ratio %d', (picture, ratio) => {
  expect(discoverTileRatio({ picture })).toBe(ratio);
  expect(discoverTileHeight({ picture }, 268)).toBe(268 / ratio + 44);
});

test('a post without a picture has a tile of 4:5', () => {
  expect([discoverTileRatio({}), discoverTileRatio(undefined), discoverTileRatio({ picture: null })]).toEqual(
    [0.8, 0.8, 0.8],
  );
});

test.each([
  [320, 2],
  [767, 2],
  [768, 3],
  [1439, 3],
  [1440, 4],
])('a window of %i px shows %i columns of posts', (width, columns) => {
  expect(discoverColumnsForWidth(width)).toBe(columns);
});

test('tiles stand 12 px apart on a phone, else 16', () => {
  expect([discoverGap(2, 358), discoverGap(2, 700), discoverGap(3, 836)]).toEqual([12, 16, 16]);
});
