import type { Box } from './mp4-boxes.ts';
import { VideoRefused } from './video-refused.ts';

export interface Range {
  from: number;
  to: number;
}

interface Piece extends Range {
  /** Offset in the new file. */
  start: number;
}

/** A compact list of ranges, as there may be one for each row of an index. */
export class Ranges {
  #places = new Float64Array(1024);
  #length = 0;

  add(from: number, to: number) {
    if (this.#length === this.#places.length) {
      const larger = new Float64Array(2 * this.#length);
      larger.set(this.#places);
      this.#places = larger;
    }
    this.#places[this.#length] = from;
    this.#places[this.#length + 1] = to;
    this.#length += 2;
  }

  merged(): Range[] {
    const places = this.#places;
    const order = new Uint32Array(this.#length / 2).map((_, index) => 2 * index);
    const isSorted = order.every((at) => at === 0 || (places[at - 2] ?? 0) <= (places[at] ?? 0));
    if (!isSorted) order.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
    const merged: Range[] = [];
    for (const at of order) {
      const [from = 0, to = 0] = [places[at], places[at + 1]];
      const last = merged.at(-1);
      if (last && from <= last.to) last.to = Math.max(last.to, to);
      else merged.push({ from, to });
    }
    return merged;
  }
}

/**
 * Splits ranges by the boxes that contain them; both are sorted by offset. Throws if a range is outside of
 * all boxes.
 */
export function piecesOf(ranges: readonly Range[], boxes: readonly Box[]): Map<Box, Range[]> {
  const pieces = new Map(boxes.map((one) => [one, [] as Range[]]));
  let at = 0;
  for (const { from, to } of ranges) {
    let next = from;
    while (next < to) {
      while (at < boxes.length && (boxes[at]?.end ?? 0) <= next) at += 1;
      const within = boxes[at];
      if (!within || next < within.content) throw leadsOut();
      const end = Math.min(to, within.end);
      pieces.get(within)?.push({ from: next, to: end });
      next = end;
    }
  }
  return pieces;
}

export const leadsOut = () =>
  new VideoRefused('The index of the MP4 file leads out of it; it is damaged or was cut off.');

/** Maps old offsets to new ones; the pieces are in the order of both files. */
export function placesIn(pieces: readonly Piece[]): (place: number) => number {
  return (place) => {
    let first = 0;
    let last = pieces.length;
    while (first < last) {
      const middle = (first + last) >> 1;
      if ((pieces[middle]?.to ?? 0) <= place) first = middle + 1;
      else last = middle;
    }
    const piece = pieces[first];
    // Empty samples may have any offset, even outside of all pieces.
    return piece && place >= piece.from ? piece.start + place - piece.from : (pieces[0]?.start ?? 0);
  };
}
