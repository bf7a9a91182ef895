import {
  type Box,
  box,
  boxesIn,
  boxesOfFile,
  type Count,
  contentOf,
  fieldsOf,
  type ReadBox,
  uint32,
} from './mp4-boxes.ts';
import {
  type Fragment,
  readFragment,
  usualIn,
  writtenAccess,
  writtenExtension,
  writtenSegments,
} from './mp4-fragments.ts';
import { piecesOf, placesIn, Ranges } from './mp4-layout.ts';
import { readTrack, type Track } from './mp4-track.ts';
import type { NewFile } from './new-file.ts';
import type { VideoFile } from './video-file.ts';
import { type ReadVideo, VideoRefused, type VideoSize } from './video-refused.ts';

/** Boxes that are read as a whole: the index, and those about fragments. */
const READ = ['moov', 'moof', 'sidx', 'mfra'];
/** Maximum size of all indexes together, in bytes. A usual video has a few hundred kilobytes. */
const MOST_INDEX_BYTES = 20_000_000;

/**
 * Checks the structure of the whole file. The rewritten file has the kept tracks, their formats and tables,
 * and the bytes of their samples.
 */
export async function readMp4(file: VideoFile): Promise<ReadVideo> {
  const count = () => file.countPart();
  const boxes = await boxesOfFile(file);
  if (boxes[0]?.type !== 'ftyp') throw new VideoRefused('The file does not begin as an MP4 video does.');
  const data = boxes.filter(({ type }) => type === 'mdat');
  if (data.length === 0) throw new VideoRefused('The MP4 file holds no pictures.');
  const indexBytes = boxes.reduce(
    (sum, { type, start, end }) => sum + (READ.includes(type) ? end - start : 0),
    0,
  );
  const [index, ...others] = boxes.filter(({ type }) => type === 'moov');
  if (!index || others.length > 0 || indexBytes > MOST_INDEX_BYTES)
    throw new VideoRefused(
      'The MP4 file has no index of its pictures, or several, or one that is too large.',
    );
  const contents = new Map<Box, Buffer>();
  for (const one of boxes)
    if (READ.includes(one.type)) contents.set(one, await file.read(one.content, one.end - one.content));
  const read = (one: Box) => contents.get(one) ?? Buffer.alloc(0);

  const ranges = new Ranges();
  const indexed = boxesIn(read(index), count);
  const otherRanges = new Ranges();
  const tracks = tracksIn(indexed, { ranges, otherRanges }, count);
  const played = new Set(tracks.keys());
  const extension = contentOf(indexed, 'mvex');
  const usual = usualIn(extension, count);
  const fragments = new Map<Box, Fragment>();
  for (const one of boxes)
    if (one.type === 'moof')
      fragments.set(one, readFragment(one.start, read(one), { usual, played, ranges, count }));

  const pieces = piecesOf(ranges.merged(), data);
  // Damage in unused tracks counts as damage of the file.
  piecesOf(otherRanges.merged(), data);
  const start = [
    await writtenKind(file, boxes[0]),
    (placeOf: (place: number) => number) =>
      box(
        'moov',
        box('mvhd', movieHeader(contentOf(indexed, 'mvhd'))),
        ...[...tracks.values()].map((track) => track.written(placeOf)),
        ...(extension.length > 0 ? [writtenExtension(extension, played, count)] : []),
      ),
  ] as const;
  return {
    facts: factsOf(tracks, fragments),
    write: (written) =>
      writeMp4(written, { start, boxes, read, pieces, fragments, played, size: file.size, count }),
  };
}

function tracksIn(
  indexed: readonly ReadBox[],
  ranges: { ranges: Ranges; otherRanges: Ranges },
  count: Count,
): Map<number, Track> {
  const tracks = new Map<number, Track>();
  for (const { type, content } of indexed) {
    const track = type === 'trak' ? readTrack(content, ranges, count) : undefined;
    if (!track) continue;
    if (tracks.has(track.id)) throw new VideoRefused('Several tracks of the MP4 file have the same number.');
    tracks.set(track.id, track);
  }
  return tracks;
}

/** Computes size and duration from tracks and fragments, not from the header. */
function factsOf(tracks: ReadonlyMap<number, Track>, fragments: ReadonlyMap<Box, Fragment>) {
  let size: VideoSize | undefined;
  let seconds = 0;
  const later = new Map<number, number>();
  for (const { durations } of fragments.values())
    for (const [id, duration] of durations) later.set(id, (later.get(id) ?? 0) + duration);
  for (const track of tracks.values()) {
    if (!track.size) continue;
    size ??= track.size;
    seconds = Math.max(seconds, (track.duration + (later.get(track.id) ?? 0)) / track.perSecond);
  }
  if (!size)
    throw new VideoRefused('The MP4 file has no pictures that browsers show (H.264, H.265, AV1, VP9).');
  return { ...size, seconds };
}

const KINDS = /^(isom|iso[2-9]|mp4[12]|avc1|hvc1|hev1|av01|vp09|dash|cmf[c2]|M4V |qt {2})$/;

/** Rewrites `ftyp` with known brands only; cameras write names of their own there. */
async function writtenKind(file: VideoFile, kind: Box): Promise<Buffer> {
  const content = await file.read(kind.content, Math.min(kind.end - kind.content, 256));
  const [main, , ...others] = content.toString('latin1').match(/.{4}/gs) ?? [];
  const named = others.filter((name) => KINDS.test(name));
  return box(
    'ftyp',
    Buffer.from(main && KINDS.test(main) ? main : 'isom'),
    Buffer.alloc(4),
    Buffer.from((named.length > 0 ? named : ['isom']).join('')),
  );
}

/** Keeps timescale, duration, rate, volume, matrix and the next track id. */
const movieHeader = (old: Buffer) =>
  old[0] === 1
    ? fieldsOf(old, 112, [
        [0, 4],
        [20, 38],
        [48, 84],
        [108, 112],
      ])
    : fieldsOf(old, 100, [
        [0, 4],
        [12, 26],
        [36, 72],
        [96, 100],
      ]);

interface Parts {
  /** Boxes at the start of the file, so that players need not read all of it first. */
  start: readonly [kind: Buffer, index: (placeOf: (place: number) => number) => Buffer];
  boxes: readonly Box[];
  read(one: Box): Buffer;
  pieces: ReadonlyMap<Box, readonly { from: number; to: number }[]>;
  fragments: ReadonlyMap<Box, Fragment>;
  played: ReadonlySet<number>;
  size: number;
  count: Count;
}

const nowhere = () => 0;

async function writeMp4(written: NewFile, parts: Parts): Promise<void> {
  const { start, boxes, read, fragments, played, size, count } = parts;
  const [kind, index] = start;
  const { starts, pieces, end } = layOut(parts, kind.length + index(nowhere).length);
  const placeOf = placesIn(pieces);
  const newStarts = new Map(boxes.map((one) => [one.start, starts.get(one) ?? 0]));
  newStarts.set(size, end);
  const startOf = (place: number) => newStarts.get(place);
  const fragmentsAt = new Map([...fragments].map(([one, fragment]) => [one.start, fragment]));

  await written.write(kind);
  await written.write(index(placeOf));
  for (const one of boxes) {
    const at = starts.get(one) ?? 0;
    if (one.type === 'mdat') await writeData(written, parts.pieces.get(one) ?? []);
    if (one.type === 'moof')
      await written.write(fragments.get(one)?.written?.(at, placeOf) ?? Buffer.alloc(0));
    if (one.type === 'sidx') {
      const length = one.end - one.start;
      const segments = writtenSegments(read(one), { end: one.end, newEnd: at + length, played, startOf });
      await written.write(segments?.length === length ? segments : unused(length));
    }
    if (one.type === 'mfra') {
      const numbersAt = (place: number) => fragmentsAt.get(place)?.numbers;
      await written.write(writtenAccess(read(one), { played, startOf, numbersAt, count }) ?? Buffer.alloc(0));
    }
  }
}

const unused = (length: number) => box('free', Buffer.alloc(length - 8));

function layOut({ boxes, pieces: kept, fragments }: Parts, from: number) {
  const starts = new Map<Box, number>();
  const pieces: { from: number; to: number; start: number }[] = [];
  let at = from;
  for (const one of boxes) {
    starts.set(one, at);
    const within = kept.get(one) ?? [];
    if (within.length > 0) at += 8;
    for (const piece of within) {
      pieces.push({ ...piece, start: at });
      at += piece.to - piece.from;
    }
    at += fragments.get(one)?.written?.(0, nowhere).length ?? 0;
    if (one.type === 'sidx') at += one.end - one.start;
  }
  return { starts, pieces, end: at };
}

async function writeData(written: NewFile, pieces: readonly { from: number; to: number }[]) {
  if (pieces.length === 0) return;
  const length = pieces.reduce((sum, { from, to }) => sum + to - from, 8);
  await written.write(Buffer.concat([uint32(length), Buffer.from('mdat')]));
  for (const { from, to } of pieces) await written.copy(from, to);
}
