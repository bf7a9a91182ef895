import { type Box, boxesIn, boxesOf, bytesIn, numbersOf } from './mp4-boxes.ts';
import type { VideoFile } from './video-file.ts';
import { VideoRefused } from './video-refused.ts';

/** How many seconds the pictures of a track take together, whatever the head of the file says: those of the index and those of fragments. */
export async function secondsOf(
  file: VideoFile,
  boxes: readonly Box[],
  index: readonly Box[],
  track: readonly Box[],
): Promise<number> {
  const media = await boxesIn(file, track, 'mdia');
  const head = await bytesIn(file, media, 'mdhd');
  const at = head[0] === 1 ? 20 : 12;
  const perSecond = head.length < at + 4 ? 0 : head.readUInt32BE(at);
  if (perSecond === 0) throw new VideoRefused('The MP4 file does not say how fast its pictures follow.');
  const samples = await boxesIn(file, await boxesIn(file, media, 'minf'), 'stbl');
  const table = await bytesIn(file, samples, 'stts');
  const each = numbersOf(table, { at: 8, width: 8, from: 4 });
  const indexed = numbersOf(table, { at: 8, width: 8 }).reduce(
    (sum, count, row) => sum + count * (each[row] ?? 0),
    0,
  );
  const id = await trackIdOf(file, track);
  const fragments = boxes.filter(({ type }) => type === 'moof');
  if (fragments.length === 0) return indexed / perSecond;
  const usual = await usualDuration(file, index, id);
  let sum = indexed;
  for (const fragment of fragments) sum += await durationOf(file, fragment, id, usual);
  return sum / perSecond;
}

async function trackIdOf(file: VideoFile, track: readonly Box[]): Promise<number> {
  const head = await bytesIn(file, track, 'tkhd');
  const at = head[0] === 1 ? 20 : 12;
  return head.length < at + 4 ? 0 : head.readUInt32BE(at);
}

/** How long a picture of a fragment takes that does not say it. */
async function usualDuration(file: VideoFile, index: readonly Box[], id: number): Promise<number> {
  for (const { type, content } of await boxesIn(file, index, 'mvex')) {
    const said = type === 'trex' ? await file.read(content, 16) : Buffer.alloc(0);
    if (said.length === 16 && said.readUInt32BE(4) === id) return said.readUInt32BE(12);
  }
  return 0;
}

async function durationOf(file: VideoFile, fragment: Box, id: number, usual: number): Promise<number> {
  let sum = 0;
  for (const part of await boxesOf(file, fragment.content, fragment.end)) {
    if (part.type !== 'traf') continue;
    const boxes = await boxesOf(file, part.content, part.end);
    const head = await bytesIn(file, boxes, 'tfhd');
    if (head.length < 8 || head.readUInt32BE(4) !== id) continue;
    const flags = head.readUInt32BE(0);
    const at = 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
    const each = flags & 0x8 && head.length >= at + 4 ? head.readUInt32BE(at) : usual;
    for (const { type, content, end } of boxes) {
      if (type === 'trun') sum += runDuration(await file.read(content, end - content), each);
    }
  }
  return sum;
}

function runDuration(run: Buffer, each: number): number {
  if (run.length < 8) return 0;
  const flags = run.readUInt32BE(0);
  const count = run.readUInt32BE(4);
  if (!(flags & 0x100)) return count * each;
  const width = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  const at = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  if (run.length < at + count * width) throw new VideoRefused('The index of the MP4 file is cut off.');
  let sum = 0;
  for (let row = 0; row < count; row += 1) sum += run.readUInt32BE(at + row * width);
  return sum;
}
