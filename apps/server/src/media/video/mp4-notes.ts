import { type Box, boxesIn, boxesOf, bytesIn, chunkPlaces, liesIn, numbersOf } from './mp4-boxes.ts';
import type { VideoFile } from './video-file.ts';
import { VideoRefused } from './video-refused.ts';

/**
 * What browsers need to play a file, by the box that it lies in. In all else cameras note down place, time and maker: in
 * `udta`, `meta` and `uuid`, in boxes of their own, and in what they say is free.
 */
const NEEDED: Record<string, readonly string[]> = {
  file: ['ftyp', 'styp', 'moov', 'mdat', 'moof', 'sidx', 'mfra'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'tref', 'edts', 'mdia', 'tapt'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'saiz', 'saio', 'senc', 'sbgp', 'sgpd', 'subs'],
};
/** Boxes that begin with when something was made, and when it was changed. */
const DATED = ['mvhd', 'tkhd', 'mdhd'];
/** Tracks that are played; others are where a camera was, second by second. */
const PLAYED = ['vide', 'soun'];

/** Overwrites what cameras note down in an MP4 file. All else stays as it is and where it is. */
export async function eraseMp4Notes(file: VideoFile, boxes: readonly Box[]): Promise<void> {
  const parts = boxes.filter(({ type }) => type === 'mdat');
  await eraseIn(file, boxes, 'file', parts);
}

async function eraseIn(
  file: VideoFile,
  boxes: readonly Box[],
  within: string,
  parts: readonly Box[],
): Promise<void> {
  for (const box of boxes) {
    const isNeeded = NEEDED[within]?.includes(box.type);
    if (!isNeeded || (box.type === 'trak' && !(await isPlayed(file, box, parts)))) await overwrite(file, box);
    else if (DATED.includes(box.type)) await eraseDates(file, box);
    else if (box.type === 'hdlr') await fill(file, box.content + 24, box.end);
    else if (box.type === 'stbl') await eraseMaker(file, box);
    else if (Object.hasOwn(NEEDED, box.type))
      await eraseIn(file, await boxesOf(file, box.content, box.end), box.type, parts);
  }
}

/** Whether a track is played; what others hold is overwritten. */
async function isPlayed(file: VideoFile, track: Box, parts: readonly Box[]): Promise<boolean> {
  const media = await boxesIn(file, await boxesOf(file, track.content, track.end), 'mdia');
  if (PLAYED.includes((await bytesIn(file, media, 'hdlr')).toString('latin1', 8, 12))) return true;
  const samples = await boxesIn(file, await boxesIn(file, media, 'minf'), 'stbl');
  for await (const { from, to } of chunksOf(file, samples)) {
    if (!liesIn(parts, from, to))
      throw new VideoRefused('The index of the MP4 file leads out of it; it is damaged or was cut off.');
    await fill(file, from, to);
  }
  return false;
}

/** Where the chunks of a track are. */
async function* chunksOf(
  file: VideoFile,
  samples: readonly Box[],
): AsyncGenerator<{ from: number; to: number }> {
  const places = await chunkPlaces(file, samples);
  const runs = await bytesIn(file, samples, 'stsc');
  const firstChunks = numbersOf(runs, { at: 8, width: 12 });
  const counts = numbersOf(runs, { at: 8, width: 12, from: 4 });
  const table = await bytesIn(file, samples, 'stsz');
  const same = table.length < 12 ? 0 : table.readUInt32BE(4);
  const sizes = same > 0 ? new Float64Array() : numbersOf(table, { at: 12, width: 4 });
  let run = 0;
  let sample = 0;
  for (const [place, from] of places.entries()) {
    while ((firstChunks[run + 1] ?? Number.POSITIVE_INFINITY) <= place + 1) run += 1;
    const count = counts[run] ?? 0;
    const bytes =
      same > 0 ? same * count : sizes.subarray(sample, sample + count).reduce((sum, size) => sum + size, 0);
    sample += count;
    yield { from, to: from + bytes };
  }
}

/** They take eight bytes each in version 1, and else four. */
async function eraseDates(file: VideoFile, { content, end }: Box): Promise<void> {
  const [version] = await file.read(content, 1);
  await fill(file, content + 4, Math.min(content + 4 + (version === 1 ? 16 : 8), end));
}

/** What made the pictures says its name where their format is described. */
async function eraseMaker(file: VideoFile, samples: Box): Promise<void> {
  const described = (await boxesOf(file, samples.content, samples.end)).find(({ type }) => type === 'stsd');
  if (!described) return;
  const [first] = await boxesOf(file, described.content + 8, described.end);
  const name = (first?.start ?? 0) + 50;
  if (first && VISUAL.includes(first.type) && name + 32 <= first.end) await fill(file, name, name + 32);
}
const VISUAL = ['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp09'];

/** Makes a box one of those that everybody passes over, with nothing in it, so that all else stays at its place. */
async function overwrite(file: VideoFile, { start, content, end }: Box) {
  await file.write(start + 4, Buffer.from('free'));
  await fill(file, content, end);
}

async function fill(file: VideoFile, from: number, to: number) {
  const nothing = Buffer.alloc(Math.max(0, Math.min(to - from, 65_536)));
  for (let at = from; at < to; at += nothing.length)
    await file.write(at, nothing.subarray(0, Math.min(nothing.length, to - at)));
}
