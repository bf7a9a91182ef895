import { describe, expect, test } from 'vitest';
import { type Place, wayToClearPlace } from './clear-place.ts';

const room: Place = { left: 0, top: 0, right: 390, bottom: 800 };
const boxAt = (top: number): Place => ({ left: 16, top, right: 374, bottom: top + 60 });
const everything = { ...room, weight: 8 };
const topAfter = (box: Place, obstacles = [everything]) => box.top + wayToClearPlace(box, room, obstacles).y;

describe('wayToClearPlace', () => {
  test('a message that covers nothing stays in place', () => {
    expect(topAfter(boxAt(700), [])).toBe(700);
  });

  test('a message moves to the nearest place that covers nothing', () => {
    const button = { left: 100, top: 700, right: 200, bottom: 744, weight: 4 };
    expect(topAfter(boxAt(690), [button])).toBe(640);
  });

  test.each([-150, -20, 760, 900])(
    'a message at %i px returns to the window even if it covers obstacles there',
    (top) => {
      const after = topAfter(boxAt(top));
      expect(after).toBeGreaterThanOrEqual(room.top);
      expect(after + 60).toBeLessThanOrEqual(room.bottom);
    },
  );

  test('a message outside by a fraction of a pixel does not move', () => {
    expect(topAfter(boxAt(740.4), [])).toBe(740.4);
  });
});
