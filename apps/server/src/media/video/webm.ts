import type { VideoFile } from './video-file.ts';
import { checkedSize, VideoRefused, type VideoSize } from './video-refused.ts';

// RFC 8794 and RFC 9559: a file is a row of elements, each with its number, its size and content, which may be elements.

interface Element {
  id: number;
  content: number;
  /** The end of the file where the size is not known, as in a file that was recorded while it was sent. */
  end: number;
}

const ID = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
} as const;
const VIDEO_TRACK = 1;
/** Codecs that WebM allows. */
const CODECS = ['V_VP8', 'V_VP9', 'V_AV1'];

/** Checks the head of a WebM file up to its first pictures. */
export async function readWebm(file: VideoFile): Promise<VideoSize> {
  const elements = elementsOf(file, 0, file.size);
  const head = (await elements.next()).value;
  if (head?.id !== ID.head || (await textOf(file, await within(file, head, ID.docType))) !== 'webm')
    throw new VideoRefused('The file does not begin as a WebM video does.');
  const segment = (await elements.next()).value;
  if (segment?.id !== ID.segment) throw damaged();

  let size: VideoSize | undefined;
  for await (const part of elementsOf(file, segment.content, segment.end)) {
    if (part.id === ID.tracks) size = await videoSizeOf(file, part);
    if (part.id !== ID.cluster) continue;
    if (!size) throw new VideoRefused('The WebM file has no pictures that browsers show (VP8, VP9, AV1).');
    return size;
  }
  throw new VideoRefused('The WebM file holds no pictures.');
}

async function videoSizeOf(file: VideoFile, tracks: Element): Promise<VideoSize | undefined> {
  for await (const track of elementsOf(file, tracks.content, tracks.end)) {
    if (track.id !== ID.track) continue;
    if ((await numberOf(file, await within(file, track, ID.trackType))) !== VIDEO_TRACK) continue;
    if (!CODECS.includes(await textOf(file, await within(file, track, ID.codec)))) continue;
    const video = await within(file, track, ID.video);
    if (!video) continue;
    return checkedSize({
      width: await numberOf(file, await within(file, video, ID.width)),
      height: await numberOf(file, await within(file, video, ID.height)),
    });
  }
  return undefined;
}

async function* elementsOf(file: VideoFile, from: number, to: number): AsyncGenerator<Element, undefined> {
  let start = from;
  while (start < to) {
    const bytes = await file.read(start, 12);
    const idLength = lengthOf(bytes[0]);
    const sizeLength = lengthOf(bytes[idLength]);
    const content = start + idLength + sizeLength;
    if (idLength > 4 || sizeLength > 8 || bytes.length < idLength + sizeLength) throw damaged();
    const size = bytes.subarray(idLength, idLength + sizeLength);
    const isUnknown = size.every((byte, index) => byte === (index === 0 ? 0xff >> (sizeLength - 1) : 0xff));
    const end = isUnknown ? to : content + sizeIn(size);
    if (end > to) throw damaged();
    yield { id: bytes.readUIntBE(0, idLength), content, end };
    start = end;
  }
  return undefined;
}

/** How many bytes a number takes is told by the zeros in front; nine for what is none. */
const lengthOf = (first: number | undefined) => (first === undefined ? 9 : Math.clz32(first) - 24 + 1);

/** The number without the bit that ends the zeros in front of it. */
function sizeIn(bytes: Buffer): number {
  const [first = 0, ...others] = bytes;
  return others.reduce((value, byte) => value * 256 + byte, first & (0xff >> bytes.length));
}

async function within(file: VideoFile, outer: Element, id: number): Promise<Element | undefined> {
  for await (const element of elementsOf(file, outer.content, outer.end))
    if (element.id === id) return element;
  return undefined;
}

const bytesOf = async (file: VideoFile, element: Element | undefined) =>
  element ? file.read(element.content, Math.min(element.end - element.content, 64)) : Buffer.alloc(0);

const textOf = async (file: VideoFile, element: Element | undefined) =>
  (await bytesOf(file, element)).toString('latin1').replace(/\0+$/, '');

const numberOf = async (file: VideoFile, element: Element | undefined) =>
  (await bytesOf(file, element)).reduce((value, byte) => value * 256 + byte, 0);

const damaged = () => new VideoRefused('The WebM file is damaged or was cut off.');
