import type { VideoFile } from './video-file.ts';
import { checkedSize, VideoRefused, type VideoSize } from './video-refused.ts';

// ISO/IEC 14496-12: a file is a row of boxes, each with its size, its type and content, which may be boxes again.

interface Box {
  type: string;
  /** Of the whole box. */
  start: number;
  /** Of its content. */
  content: number;
  end: number;
}

/** Codecs that browsers play. */
const CODECS = ['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp09'];
/** Where cameras note down place, time and maker. */
const NOTES = ['udta', 'meta', 'uuid'];
const MOST_INDEX_BYTES = 20_000_000;

/** Checks the structure of an MP4 file from its beginning to its last byte, and overwrites what cameras note down. */
export async function readMp4(file: VideoFile): Promise<VideoSize> {
  const boxes = await boxesOf(file, 0, file.size);
  if (boxes[0]?.type !== 'ftyp') throw new VideoRefused('The file does not begin as an MP4 video does.');
  const [index, ...others] = boxes.filter(({ type }) => type === 'moov');
  if (!index || others.length > 0 || index.end - index.start > MOST_INDEX_BYTES)
    throw new VideoRefused('The MP4 file has no index of its pictures, or several.');
  const parts = boxes.filter(({ type }) => type === 'mdat');
  if (parts.length === 0) throw new VideoRefused('The MP4 file holds no pictures.');

  const notes = boxes.filter(({ type }) => NOTES.includes(type));
  let size: VideoSize | undefined;
  for (const part of await boxesOf(file, index.content, index.end)) {
    if (NOTES.includes(part.type)) notes.push(part);
    if (part.type !== 'trak') continue;
    const track = await boxesOf(file, part.content, part.end);
    notes.push(...track.filter(({ type }) => NOTES.includes(type)));
    size ??= await videoSizeOf(file, track, parts);
  }
  if (!size)
    throw new VideoRefused('The MP4 file has no pictures that browsers show (H.264, H.265, AV1, VP9).');
  for (const note of notes) await overwrite(file, note);
  return size;
}

async function boxesOf(file: VideoFile, from: number, to: number): Promise<Box[]> {
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

/** The size of a track of pictures; undefined for others. */
async function videoSizeOf(file: VideoFile, track: Box[], parts: Box[]): Promise<VideoSize | undefined> {
  const inside = async (boxes: Box[], type: string) => {
    const box = boxes.find((one) => one.type === type);
    return box ? boxesOf(file, box.content, box.end) : [];
  };
  const bytesOf = async (boxes: Box[], type: string) => {
    const box = boxes.find((one) => one.type === type);
    return box ? file.read(box.content, Math.min(box.end - box.content, MOST_INDEX_BYTES)) : Buffer.alloc(0);
  };
  const media = await inside(track, 'mdia');
  if ((await bytesOf(media, 'hdlr')).toString('latin1', 8, 12) !== 'vide') return undefined;
  const samples = await inside(await inside(media, 'minf'), 'stbl');

  const codec = (await bytesOf(samples, 'stsd')).toString('latin1', 12, 16);
  if (!CODECS.includes(codec)) return undefined;
  for (const place of placesIn(await bytesOf(samples, 'stco'), await bytesOf(samples, 'co64'))) {
    if (!parts.some(({ content, end }) => place >= content && place < end))
      throw new VideoRefused('The index of the MP4 file leads out of it; it is damaged or was cut off.');
  }
  return shownSize(await bytesOf(track, 'tkhd'));
}

/** Where the pictures are, as the index says. */
function placesIn(short: Buffer, long: Buffer): number[] {
  const table = short.length > 0 ? short : long;
  const width = short.length > 0 ? 4 : 8;
  if (table.length < 8) return [];
  const places = table.readUInt32BE(4);
  if (table.length < 8 + places * width) throw new VideoRefused('The index of the MP4 file is cut off.');
  return Array.from({ length: places }, (_, each) =>
    width === 4 ? table.readUInt32BE(8 + 4 * each) : Number(table.readBigUInt64BE(8 + 8 * each)),
  );
}

function shownSize(header: Buffer): VideoSize {
  // Times take eight bytes more each in version 1, of which there are three; the matrix and the size stand at the end.
  const at = header[0] === 1 ? 52 : 40;
  if (header.length < at + 44)
    throw new VideoRefused('The MP4 file does not say how large its pictures are.');
  const [width, height] = [header.readUInt32BE(at + 36) / 65_536, header.readUInt32BE(at + 40) / 65_536];
  const isTurned = header.readInt32BE(at) === 0 && header.readInt32BE(at + 4) !== 0;
  const size = { width: Math.round(width), height: Math.round(height) };
  return checkedSize(isTurned ? { width: size.height, height: size.width } : size);
}

/** Makes a box one of those that everybody passes over, with nothing in it, so that all else stays at its place. */
async function overwrite(file: VideoFile, { start, content, end }: Box) {
  await file.write(start + 4, Buffer.from('free'));
  const nothing = Buffer.alloc(Math.min(end - content, 65_536));
  for (let at = content; at < end; at += nothing.length)
    await file.write(at, nothing.subarray(0, Math.min(nothing.length, end - at)));
}
