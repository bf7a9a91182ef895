/** A place in the window, in px. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A part of the window that is better not covered. */
export interface Obstacle extends Place {
  /** The cost of covering a pixel of it. */
  weight: number;
}

/** Distance between the places that are tried, px. */
const STEP = 8;
/** Cost of a pixel outside of the room: more than that of anything that can be covered. */
const OUTSIDE = 100;
/** A place that covers little less is not worth a move. */
const WORTH = 0.8;

/**
 * The way of a box to the nearest place at which it covers nothing, or as little as can be. A box that covers nothing stays.
 *
 * @param box Its place now.
 * @param room The places that are allowed.
 */
export function wayToClearPlace(
  box: Place,
  room: Place,
  obstacles: readonly Obstacle[],
): { x: number; y: number } {
  const stays = { x: 0, y: 0, cost: coverOf(box, obstacles) + outsideOf(box, room), distance: 0 };
  if (stays.cost === 0) return stays;
  let best = stays;
  for (const x of placesAlong(box.left, box.right, room.left, room.right)) {
    for (let top = room.top; top + (box.bottom - box.top) <= room.bottom; top += STEP) {
      const y = top - box.top;
      const cost = coverOf(moved(box, x, y), obstacles);
      const distance = Math.hypot(x, y);
      if (cost < best.cost || (cost === best.cost && distance < best.distance))
        best = { x, y, cost, distance };
    }
  }
  return best.cost <= stays.cost * WORTH ? best : stays;
}

/** The present place, both ends of the room and its middle. */
function placesAlong(start: number, end: number, roomStart: number, roomEnd: number): number[] {
  const spare = roomEnd - roomStart - (end - start);
  if (spare < STEP) return [Math.max(0, roomStart - start)];
  return [0, roomStart - start, roomEnd - end, roomStart + spare / 2 - start];
}

const moved = ({ left, top, right, bottom }: Place, x: number, y: number): Place => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

const coverOf = (box: Place, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, obstacle) => sum + obstacle.weight * areaOf(commonOf(box, obstacle)), 0);

/** A message outside of the room cannot be read, so it comes back whatever it covers there. */
const outsideOf = (box: Place, { left, top, right, bottom }: Place): number => {
  // Parts of a pixel come from rounding.
  const room = { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
  return OUTSIDE * (areaOf(box) - areaOf(commonOf(box, room)));
};

/** The part that two places have in common; without one, its area is 0. */
export const commonOf = (one: Place, other: Place): Place => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** The area of a place, 0 for one that is turned inside out. */
export const areaOf = ({ left, top, right, bottom }: Place): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);
