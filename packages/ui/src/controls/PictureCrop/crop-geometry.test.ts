import { describe, expect, test } from 'vitest';
import { type Crop, fitted, largestCrop, moved, zoomed, zoomOf } from './crop-geometry.ts';

const rounded = (crop: Crop) =>
  Object.fromEntries(Object.entries(crop).map(([name, value]) => [name, Math.round(value * 1000) / 1000]));

describe('crop geometry', () => {
  test.each([
    [2, 1, { x: 0.25, y: 0, width: 0.5, height: 1 }],
    [0.5, 1, { x: 0, y: 0.25, width: 1, height: 0.5 }],
    [1.5, 3, { x: 0, y: 0.25, width: 1, height: 0.5 }],
    [3, 3, { x: 0, y: 0, width: 1, height: 1 }],
  ])('the first part of a picture of ratio %f is as large as the aspect %f allows', (ratio, aspect, crop) => {
    expect(largestCrop(ratio, aspect)).toEqual(crop);
  });

  test('a zoomed or moved part keeps the place under the fingers, and stays inside the picture', () => {
    const at = { ratio: 1, aspect: 1 };
    const whole = largestCrop(1, 1);
    const corner = zoomed(whole, 2, { ...at, about: { x: 0, y: 0 } });
    expect(corner).toEqual({ x: 0, y: 0, width: 0.5, height: 0.5 });
    expect(moved(corner, { x: 1, y: 1 })).toEqual(corner);
    expect(moved(corner, { x: -0.5, y: -9 })).toEqual({ x: 0.25, y: 0.5, width: 0.5, height: 0.5 });
    expect(zoomed(corner, 1, { ...at, about: { x: 1, y: 1 } })).toEqual(whole);
    expect(zoomOf(corner, 1, 1)).toBe(2);
  });

  test('a part fitted to another aspect keeps its middle and its content', () => {
    const square = zoomed(largestCrop(2, 1), 2, { ratio: 2, aspect: 1 });
    expect(rounded(fitted(square, 2, 2, 4))).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 });
    expect(rounded(fitted(square, 2, 1, 4))).toEqual(rounded(square));
    expect(fitted({ x: 0, y: 0, width: 0.001, height: 0.001 }, 1, 1, 4).width).toBe(0.25);
    const nonsense = { x: Number.NaN, y: 0, width: 0, height: 0 };
    expect(fitted(nonsense, 1, 1, 4)).toEqual(largestCrop(1, 1));
  });
});
