import type { VideoFile } from './video-file.ts';
import { VideoRefused } from './video-refused.ts';

// ISO/IEC 14496-12: a file is a sequence of boxes, each with size, type and content. The content may be boxes
// again.

export interface Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

/** A box with its content in memory. */
export interface ReadBox {
  type: string;
  content: Buffer;
}

export type Count = VideoFile['countPart'];

const TYPE = /^[\x20-\x7e\xa9]{4}$/;

export async function boxesOfFile(file: VideoFile): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start < file.size; start = boxes.at(-1)?.end ?? file.size) {
    file.countPart();
    const { type, content, end } = headOf(await file.read(start, 16), file.size - start) ?? damaged();
    boxes.push({ type, start, content: start + content, end: start + end });
  }
  return boxes;
}

export function boxesIn(bytes: Buffer, count: Count): ReadBox[] {
  const boxes: ReadBox[] = [];
  for (let start = 0; start < bytes.length; ) {
    count();
    const { type, content, end } = headOf(bytes.subarray(start), bytes.length - start) ?? damaged();
    boxes.push({ type, content: bytes.subarray(start + content, start + end) });
    start += end;
  }
  return boxes;
}

/** Reads the boxes at the beginning of a buffer; other data may follow, as in sample descriptions. */
export function firstBoxesIn(bytes: Buffer, count: Count): ReadBox[] {
  const boxes: ReadBox[] = [];
  for (let start = 0; start < bytes.length; ) {
    count();
    const head = headOf(bytes.subarray(start), bytes.length - start);
    if (!head) break;
    boxes.push({ type: head.type, content: bytes.subarray(start + head.content, start + head.end) });
    start += head.end;
  }
  return boxes;
}

function headOf(bytes: Buffer, most: number): { type: string; content: number; end: number } | undefined {
  const isLarge = bytes.length >= 16 && bytes.readUInt32BE(0) === 1;
  const content = isLarge ? 16 : 8;
  if (bytes.length < content) return undefined;
  const said = isLarge ? Number(bytes.readBigUInt64BE(8)) : bytes.readUInt32BE(0);
  // A size of zero means "to the end".
  const end = said === 0 ? most : said;
  const type = bytes.toString('latin1', 4, 8);
  return end < content || end > most || !TYPE.test(type) ? undefined : { type, content, end };
}

const damaged = (): never => {
  throw new VideoRefused('The MP4 file is damaged or was cut off.');
};

export const cutOff = () => new VideoRefused('The index of the MP4 file is cut off.');

/** Content of the first box of a type; empty if there is none. */
export const contentOf = (boxes: readonly ReadBox[], type: string): Buffer =>
  boxes.find((one) => one.type === type)?.content ?? Buffer.alloc(0);

/** A table of the index. Its header starts with version and flags. */
export interface Table {
  head: Buffer;
  count: number;
  /** Exactly as many rows as the header says. */
  rows: Buffer;
}

/**
 * Reads a table; its header of `headBytes` bytes ends with the number of rows. Undefined if the content is
 * shorter than the header.
 */
export function tableIn(content: Buffer, headBytes: number, width: number): Table | undefined {
  if (content.length < headBytes) return undefined;
  const count = content.readUInt32BE(headBytes - 4);
  if (content.length < headBytes + count * width) throw cutOff();
  return {
    head: content.subarray(0, headBytes),
    count,
    rows: content.subarray(headBytes, headBytes + count * width),
  };
}

export function box(type: string, ...content: Uint8Array[]): Buffer {
  const size = content.reduce((sum, { length }) => sum + length, 8);
  return Buffer.concat([uint32(size), Buffer.from(type, 'latin1'), ...content], size);
}

export function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

/** Copies the given ranges of a structure into `length` bytes of zeros. */
export function fieldsOf(
  old: Buffer,
  length: number,
  kept: readonly (readonly [from: number, to: number])[],
): Buffer {
  const bytes = Buffer.alloc(length);
  for (const [from, to] of kept) bytes.set(old.subarray(from, Math.min(to, length)), from);
  return bytes;
}
