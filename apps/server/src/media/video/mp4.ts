import { type Box, boxesIn, boxesOf, bytesIn, chunkPlaces, liesIn, MOST_INDEX_BYTES } from './mp4-boxes.ts';
import { secondsOf } from './mp4-duration.ts';
import { eraseMp4Notes } from './mp4-notes.ts';
import type { VideoFile } from './video-file.ts';
import { checkedSize, type VideoFacts, VideoRefused, type VideoSize } from './video-refused.ts';

/** Codecs that browsers play. */
const CODECS = ['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp09'];

/** Checks the structure of an MP4 file from its beginning to its last byte, and overwrites what cameras note down. */
export async function readMp4(file: VideoFile): Promise<VideoFacts> {
  const boxes = await boxesOf(file, 0, file.size);
  if (boxes[0]?.type !== 'ftyp') throw new VideoRefused('The file does not begin as an MP4 video does.');
  const [index, ...others] = boxes.filter(({ type }) => type === 'moov');
  if (!index || others.length > 0 || index.end - index.start > MOST_INDEX_BYTES)
    throw new VideoRefused('The MP4 file has no index of its pictures, or several.');
  const parts = boxes.filter(({ type }) => type === 'mdat');
  if (parts.length === 0) throw new VideoRefused('The MP4 file holds no pictures.');

  const indexed = await boxesOf(file, index.content, index.end);
  let facts: VideoFacts | undefined;
  for (const { type, content, end } of indexed) {
    if (type !== 'trak') continue;
    const track = await boxesOf(file, content, end);
    const size = await videoSizeOf(file, track, parts);
    if (!size) continue;
    const seconds = await secondsOf(file, boxes, indexed, track);
    facts = { ...(facts ?? size), seconds: Math.max(facts?.seconds ?? 0, seconds) };
  }
  if (!facts)
    throw new VideoRefused('The MP4 file has no pictures that browsers show (H.264, H.265, AV1, VP9).');
  await eraseMp4Notes(file, boxes);
  return facts;
}

/** The size of a track of pictures; undefined for others. */
async function videoSizeOf(file: VideoFile, track: Box[], parts: Box[]): Promise<VideoSize | undefined> {
  const media = await boxesIn(file, track, 'mdia');
  if ((await bytesIn(file, media, 'hdlr')).toString('latin1', 8, 12) !== 'vide') return undefined;
  const samples = await boxesIn(file, await boxesIn(file, media, 'minf'), 'stbl');

  const codec = (await bytesIn(file, samples, 'stsd')).toString('latin1', 12, 16);
  if (!CODECS.includes(codec)) return undefined;
  for (const place of await chunkPlaces(file, samples)) {
    if (!liesIn(parts, place, place + 1))
      throw new VideoRefused('The index of the MP4 file leads out of it; it is damaged or was cut off.');
  }
  return shownSize(await bytesIn(file, track, 'tkhd'));
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
