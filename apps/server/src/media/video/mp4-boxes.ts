import type { VideoFile } from './video-file.ts';
import { VideoRefused } from './video-refused.ts';

// ISO/IEC 14496-12: a file is a row of boxes, each with its size, its type and content, which may be boxes again.

/** A part of an MP4 file. */
export interface Box {
  type: string;
  /** Of the whole box. */
  start: number;
  /** Of its content. */
  content: number;
  end: number;
}

/** The index of a video has a few hundred kilobytes; what says that it is larger is not read. */
export const MOST_INDEX_BYTES = 20_000_000;

/** The boxes from a place to another, which they fill. */
export async function boxesOf(file: VideoFile, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = from; start < to; start = boxes.at(-1)?.end ?? to) {
    const head = await file.read(start, 16);
    const isLarge = head.length === 16 && head.readUInt32BE(0) === 1;
    const content = start + (isLarge ? 16 : 8);
    const said = head.length < 8 ? 0 : isLarge ? Number(head.readBigUInt64BE(8)) : head.readUInt32BE(0);
    // Zero stands for "to the end".
    const end = said === 0 && head.length >= 8 ? to : start + said;
    const type = head.toString('latin1', 4, 8);
    if (end < content || end > to || !/^[\x20-\x7e\xa9]{4}$/.test(type))
      throw new VideoRefused('The MP4 file is damaged or was cut off.');
    boxes.push({ type, start, content, end });
  }
  return boxes;
}

/** The boxes in the first of a type; none where there is none. */
export async function boxesIn(file: VideoFile, boxes: readonly Box[], type: string): Promise<Box[]> {
  const box = boxes.find((one) => one.type === type);
  return box ? boxesOf(file, box.content, box.end) : [];
}

/** The content of the first box of a type; nothing where there is none. */
export async function bytesIn(file: VideoFile, boxes: readonly Box[], type: string): Promise<Buffer> {
  const box = boxes.find((one) => one.type === type);
  return box ? file.read(box.content, Math.min(box.end - box.content, MOST_INDEX_BYTES)) : Buffer.alloc(0);
}

/** Where the numbers of a table in the index are: its rows begin after so many bytes, and each has its number after so many again. */
interface Column {
  at: number;
  width: number;
  from?: number;
  bytes?: 4 | 8;
}

/** The numbers in a column of a table in the index: as many as the table says. A list of millions costs no more than its bytes. */
export function numbersOf(table: Buffer, { at, width, from = 0, bytes = 4 }: Column): Float64Array {
  if (table.length < at) return new Float64Array();
  const rows = table.readUInt32BE(at - 4);
  if (table.length < at + rows * width) throw new VideoRefused('The index of the MP4 file is cut off.');
  const numbers = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const place = at + row * width + from;
    const high = bytes === 8 ? table.readUInt32BE(place) * 2 ** 32 : 0;
    numbers[row] = high + table.readUInt32BE(bytes === 8 ? place + 4 : place);
  }
  return numbers;
}

/** Where the chunks of a track begin, as its samples' boxes say. */
export async function chunkPlaces(file: VideoFile, samples: readonly Box[]): Promise<Float64Array> {
  const short = numbersOf(await bytesIn(file, samples, 'stco'), { at: 8, width: 4 });
  const long = numbersOf(await bytesIn(file, samples, 'co64'), { at: 8, width: 8, bytes: 8 });
  const places = new Float64Array(short.length + long.length);
  places.set(short);
  places.set(long, short.length);
  return places;
}

/** Whether all bytes from a place to another lie within one of these boxes, which stand in the order of the file. */
export function liesIn(boxes: readonly Box[], from: number, to: number): boolean {
  let first = 0;
  let last = boxes.length;
  while (first < last) {
    const middle = (first + last) >> 1;
    if ((boxes[middle]?.end ?? 0) < to) first = middle + 1;
    else last = middle;
  }
  return from >= (boxes[first]?.content ?? Number.POSITIVE_INFINITY);
}
