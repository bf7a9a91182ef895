import { describe, expect, test } from 'vitest';
import { type Place, wayToClearPlace } from './clear-place.ts';

const room: Place = { left: 0, top: 0, right: 390, bottom: 800 };
const boxAt = (top: number): Place => ({ left: 16, top, right: 374, bottom: top + 60 });
const everything = { ...room, weight: 8 };
const topAfter = (box: Place, obstacles = [everything]) => box.top + wayToClearPlace(box, room, obstacles).y;

describe('a message', () => {
  test('stays where it covers nothing', () => {
    expect(topAfter(boxAt(700), [])).toBe(700);
  });

  test('goes to the nearest place at which it covers nothing', () => {
    const button = { left: 100, top: 700, right: 200, bottom: 744, weight: 4 };
    expect(topAfter(boxAt(690), [button])).toBe(640);
  });

  test.each([-150, -20, 760, 900])(
    'comes back into the window from %i px, whatever it covers there',
    (top) => {
      const after = topAfter(boxAt(top));
      expect(after).toBeGreaterThanOrEqual(room.top);
      expect(after + 60).toBeLessThanOrEqual(room.bottom);
    },
  );

  test('is not moved for a part of a pixel outside', () => {
    expect(topAfter(boxAt(740.4), [])).toBe(740.4);
  });
});
