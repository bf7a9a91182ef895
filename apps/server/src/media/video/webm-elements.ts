import type { VideoFile } from './video-file.ts';
import { VideoRefused } from './video-refused.ts';

// RFC 8794 and RFC 9559: a file is a row of elements, each with its number, its size and content, which may be elements.

/** A part of a WebM file. */
export interface Element {
  id: number;
  start: number;
  content: number;
  /** The end of what it lies in where the size is not known, as in a file that was recorded while it was sent. */
  end: number;
  isEndKnown: boolean;
  /** The first bytes of its content. */
  beginning: Buffer;
}

export const ID = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  audio: 0xe1,
  width: 0xb0,
  height: 0xba,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
  clusterTimestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  nothing: 0xec,
} as const;

const LONGEST_HEAD = 12;
const BEGINNING = 16;

/** The elements from a place to another; those named are opened: what is in them comes after them. */
export async function* elementsOf(
  file: VideoFile,
  from: number,
  to: number,
  opened: readonly number[] = [],
): AsyncGenerator<Element, undefined> {
  let start = from;
  while (start < to) {
    file.countPart();
    const bytes = await file.read(start, LONGEST_HEAD + BEGINNING);
    const idLength = lengthOf(bytes[0]);
    const sizeLength = lengthOf(bytes[idLength]);
    const content = start + idLength + sizeLength;
    if (idLength > 4 || sizeLength > 8 || bytes.length < idLength + sizeLength) throw damaged();
    const size = bytes.subarray(idLength, idLength + sizeLength);
    const isEndKnown = !size.every((byte, index) => byte === (index === 0 ? 0xff >> (sizeLength - 1) : 0xff));
    const end = isEndKnown ? content + sizeIn(size) : to;
    if (end > to) throw damaged();
    const id = bytes.readUIntBE(0, idLength);
    yield { id, start, content, end, isEndKnown, beginning: bytes.subarray(idLength + sizeLength) };
    start = opened.includes(id) ? content : end;
  }
  return undefined;
}

/** How many bytes a number takes is told by the zeros in front; nine for what is none. */
export const lengthOf = (first: number | undefined) => (first === undefined ? 9 : Math.clz32(first) - 24 + 1);

/** The number without the bit that ends the zeros in front of it. */
export function sizeIn(bytes: Buffer): number {
  const [first = 0, ...others] = bytes;
  return others.reduce((value, byte) => value * 256 + byte, first & (0xff >> bytes.length));
}

/** The first element of a kind in another. */
export async function within(file: VideoFile, outer: Element, id: number): Promise<Element | undefined> {
  for await (const element of elementsOf(file, outer.content, outer.end))
    if (element.id === id) return element;
  return undefined;
}

const bytesOf = async (file: VideoFile, element: Element | undefined) =>
  element ? file.read(element.content, Math.min(element.end - element.content, 64)) : Buffer.alloc(0);

export const textOf = async (file: VideoFile, element: Element | undefined) =>
  (await bytesOf(file, element)).toString('latin1').replace(/\0+$/, '');

export const numberOf = async (file: VideoFile, element: Element | undefined) =>
  (await bytesOf(file, element)).reduce((value, byte) => value * 256 + byte, 0);

/**
 * The header of a Void element that replaces another of the same length, so that all offsets stay valid; zeros follow
 * it.
 */
export function headOfNothing({ start, content, end, isEndKnown }: Element): Buffer {
  if (!isEndKnown) throw damaged();
  const length = end - start;
  // The size takes up what the number and the size did before, as far as it may.
  const sizeLength = Math.min(8, content - start - 1);
  const head = Buffer.alloc(1 + sizeLength);
  head[0] = ID.nothing;
  head.writeUIntBE(length - 1 - sizeLength, Math.max(1, 1 + sizeLength - 6), Math.min(6, sizeLength));
  head[1] = (head[1] ?? 0) | (0x100 >> sizeLength);
  return head;
}

export const damaged = () => new VideoRefused('The WebM file is damaged or was cut off.');
