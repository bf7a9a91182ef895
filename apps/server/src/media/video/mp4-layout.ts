import type { Box } from './mp4-boxes.ts';
import { VideoRefused } from './video-refused.ts';

/** Bytes of the old file, from a place to another. */
export interface Range {
  from: number;
  to: number;
}

interface Piece extends Range {
  /** Its place in the new file. */
  start: number;
}

/** Ranges, of which there may be as many as an index has rows. */
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

  /** All bytes of them, each once, in the order of the file. */
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

/** The parts of the ranges that lie in each of these boxes, which stand in the order of the file. Each range has to lie in one. */
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

/** Where bytes of the old file are in the new one, whose pieces stand in the order of both. */
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
    // Samples of no bytes may be anywhere.
    return piece && place >= piece.from ? piece.start + place - piece.from : (pieces[0]?.start ?? 0);
  };
}
