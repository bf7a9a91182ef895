import type { VideoFile } from './video-file.ts';
import { VideoRefused } from './video-refused.ts';

// RFC 8794 and RFC 9559: a file is a sequence of elements, each with id, size and content. The content may be
// elements.

export interface Element {
  id: number;
  start: number;
  content: number;
  /** If the size is unknown, as in a live recording, the end of the parent. */
  end: number;
  isEndKnown: boolean;
  /** First bytes of its content. */
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

/** Yields the elements in a range, each followed by its children if its id is in `opened`. */
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

/** Length of a variable-length number by its leading zeros; nine if it is invalid. */
export const lengthOf = (first: number | undefined) => (first === undefined ? 9 : Math.clz32(first) - 24 + 1);

/** A variable-length number without its marker bit. */
export function sizeIn(bytes: Buffer): number {
  const [first = 0, ...others] = bytes;
  return others.reduce((value, byte) => value * 256 + byte, first & (0xff >> bytes.length));
}

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
 * Header of a Void element that replaces an element of equal length, so that all offsets stay valid. Zeros
 * follow it.
 */
export function headOfNothing({ start, content, end, isEndKnown }: Element): Buffer {
  if (!isEndKnown) throw damaged();
  const length = end - start;
  // The size field takes the space of the former id and size, up to its limit.
  const sizeLength = Math.min(8, content - start - 1);
  const head = Buffer.alloc(1 + sizeLength);
  head[0] = ID.nothing;
  head.writeUIntBE(length - 1 - sizeLength, Math.max(1, 1 + sizeLength - 6), Math.min(6, sizeLength));
  head[1] = (head[1] ?? 0) | (0x100 >> sizeLength);
  return head;
}

export const damaged = () => new VideoRefused('The WebM file is damaged or was cut off.');
