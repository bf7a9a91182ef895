import { expect, test } from 'vitest';
import { GROUND_OPACITY, seenThrough } from './seen-through.ts';

const GROUND = [220, 210, 200] as const;
const SHADED = [190, 182, 173];
const THING = [120, 60, 30];
const HALF = [155, 121, 102];

/** Colours of a picture over a colour of the page: the ground, its shadow, an edge, and a thing. */
function over(page: readonly number[]): number[][] {
  const bytes = Buffer.from([...GROUND, ...SHADED, ...HALF, ...THING]);
  const pixels = seenThrough({ bytes, cover: Buffer.from([0, 0, 128, 255]) }, GROUND);
  return [0, 1, 2, 3].map((pixel) => {
    const opacity = (pixels[pixel * 4 + 3] ?? 0) / 255;
    return page.map((below, channel) =>
      Math.round((pixels[pixel * 4 + channel] ?? 0) * opacity + below * (1 - opacity)),
    );
  });
}

test('over its placeholder colour, a picture looks as painted', () => {
  for (const [pixel, painted] of [[...GROUND], SHADED, HALF, THING].entries())
    for (const [channel, value] of (over(GROUND)[pixel] ?? []).entries())
      expect(Math.abs(value - (painted[channel] ?? 0))).toBeLessThanOrEqual(1);
});

test('over a dark page, the ground is dark, and a thing keeps its colour', () => {
  const [ground = [], shaded = [], , thing] = over([20, 19, 18]);
  expect(thing).toEqual(THING);
  for (const [channel, value] of ground.entries()) {
    expect(value).toBeLessThan(GROUND_OPACITY * (GROUND[channel] ?? 0) + 12);
    expect(shaded[channel]).toBeLessThan(value);
  }
});
