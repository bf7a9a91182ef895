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

/** The rows of a table in the index: as many as it says, after so many bytes in front of them. */
export function rowsOf(table: Buffer, { at, width }: { at: number; width: number }): Buffer[] {
  if (table.length < at) return [];
  const rows = table.readUInt32BE(at - 4);
  if (table.length < at + rows * width) throw new VideoRefused('The index of the MP4 file is cut off.');
  return Array.from({ length: rows }, (_, row) => table.subarray(at + row * width, at + (row + 1) * width));
}

/** Where the chunks of a track begin, as its samples' boxes say. */
export async function chunkPlaces(file: VideoFile, samples: readonly Box[]): Promise<number[]> {
  const short = rowsOf(await bytesIn(file, samples, 'stco'), { at: 8, width: 4 });
  const long = rowsOf(await bytesIn(file, samples, 'co64'), { at: 8, width: 8 });
  return [...short.map((row) => row.readUInt32BE(0)), ...long.map((row) => Number(row.readBigUInt64BE(0)))];
}
