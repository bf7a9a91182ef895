/** A rectangle in the window, in px. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Obstacle extends Place {
  /** Cost per covered pixel. */
  weight: number;
}

/** Vertical distance between tried places, in px. */
const STEP = 8;
/** Cost per pixel outside of the room; more than covering any obstacle costs. */
const OUTSIDE = 100;
/** A move is made only if it reduces the cost to this share or less. */
const WORTH = 0.8;

/**
 * Returns the move within `room` after which a box covers least, the shortest if several do. Returns no move
 * if the gain is too small.
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

/**
 * Returns the distances to try along one axis: 0, to both ends of the room, and to its middle. Without spare
 * space, returns only one.
 */
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

/** Returns the cost of the part outside of the room: high, because a message there cannot be read. */
const outsideOf = (box: Place, { left, top, right, bottom }: Place): number => {
  // Tolerates fractions of a pixel, which rounding causes.
  const room = { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
  return OUTSIDE * (areaOf(box) - areaOf(commonOf(box, room)));
};

/** Returns the common part of two places; without one, its area is 0. */
export const commonOf = (one: Place, other: Place): Place => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

export const areaOf = ({ left, top, right, bottom }: Place): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);
