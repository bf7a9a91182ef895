import {
  box,
  boxesIn,
  type Count,
  contentOf,
  cutOff,
  fieldsOf,
  firstBoxesIn,
  type ReadBox,
  tableIn,
  uint32,
} from './mp4-boxes.ts';
import { CODECS, writtenDescriptions } from './mp4-descriptions.ts';
import { leadsOut, type Ranges } from './mp4-layout.ts';
import { checkedSize, VideoRefused, type VideoSize } from './video-refused.ts';

/** Handler types of kept tracks. Others may be timed metadata, such as the positions of a camera. */
const PLAYED = ['vide', 'soun'];

export interface Track {
  id: number;
  /** Displayed size; undefined for audio. */
  size: VideoSize | undefined;
  /** Timescale: units per second. */
  perSecond: number;
  /** Duration of its samples in the index, in timescale units. */
  duration: number;
  /** Writes the track with the new offsets of its data. The written length does not depend on the offsets. */
  written(placeOf: (place: number) => number): Buffer;
}

/**
 * Reads a track; undefined if it is not kept. Adds the ranges of its data to `ranges`, or those of an
 * unplayed kind to `otherRanges`.
 */
export function readTrack(
  content: Buffer,
  { ranges, otherRanges }: { ranges: Ranges; otherRanges: Ranges },
  count: Count,
): Track | undefined {
  const boxes = boxesIn(content, count);
  const media = boxesIn(contentOf(boxes, 'mdia'), count);
  const kind = contentOf(media, 'hdlr').toString('latin1', 8, 12);
  const samples = boxesIn(contentOf(boxesIn(contentOf(media, 'minf'), count), 'stbl'), count);
  if (!PLAYED.includes(kind)) {
    noteRanges(readSamples(samples).chunks, otherRanges);
    return undefined;
  }
  const described = contentOf(samples, 'stsd');
  if (kind === 'vide' && !CODECS.includes(described.toString('latin1', 12, 16))) return undefined;

  const header = contentOf(boxes, 'tkhd');
  const head = contentOf(media, 'mdhd');
  const size = kind === 'vide' ? shownSize(header) : undefined;
  const perSecond = numberAt(head, head[0] === 1 ? 20 : 12);
  if (kind === 'vide' && perSecond === 0)
    throw new VideoRefused('The MP4 file does not say how fast its pictures follow.');
  const { chunks, tables, duration } = readSamples(samples);
  noteRanges(chunks, ranges);
  const before = [trackHeader(header), ...writtenApertures(boxes, count), ...writtenEdits(boxes, count)];
  const descriptions = writtenDescriptions(described, kind, count);
  return {
    id: numberAt(header, header[0] === 1 ? 20 : 12),
    size,
    perSecond,
    duration,
    written: (placeOf) =>
      box(
        'trak',
        ...before,
        box(
          'mdia',
          mediaHeader(head),
          box('hdlr', uint32(0, 0), Buffer.from(kind), Buffer.alloc(13)),
          box(
            'minf',
            kind === 'vide' ? box('vmhd', uint32(1), Buffer.alloc(8)) : box('smhd', Buffer.alloc(8)),
            // Flag 1: the data is in the file itself.
            box('dinf', box('dref', uint32(0, 1), box('url ', uint32(1)))),
            box('stbl', descriptions, ...tables, writtenPlaces(chunks, placeOf)),
          ),
        ),
      ),
  };
}

function numberAt(bytes: Buffer, at: number): number {
  return bytes.length < at + 4 ? 0 : bytes.readUInt32BE(at);
}

function shownSize(header: Buffer): VideoSize {
  // Version 1 has 64-bit times, twelve bytes more in all. Matrix and size are at the end.
  const at = header[0] === 1 ? 52 : 40;
  if (header.length < at + 44)
    throw new VideoRefused('The MP4 file does not say how large its pictures are.');
  const [width, height] = [header.readUInt32BE(at + 36) / 65_536, header.readUInt32BE(at + 40) / 65_536];
  const isTurned = header.readInt32BE(at) === 0 && header.readInt32BE(at + 4) !== 0;
  const size = { width: Math.round(width), height: Math.round(height) };
  return checkedSize(isTurned ? { width: size.height, height: size.width } : size);
}

/**
 * Keeps flags, id, duration, layer, group, volume, matrix and size; drops the times of creation and
 * modification.
 */
function trackHeader(old: Buffer): Buffer {
  const ids = old[0] === 1 ? ([20, 24] as const) : ([12, 16] as const);
  const duration = old[0] === 1 ? ([28, 36] as const) : ([20, 24] as const);
  const rest = duration[1] + 8;
  const fields = fieldsOf(old, rest + 52, [[0, 4], ids, duration, [rest, rest + 6], [rest + 8, rest + 52]]);
  return box('tkhd', fields);
}

/** Keeps timescale, duration and language. */
function mediaHeader(old: Buffer): Buffer {
  return box(
    'mdhd',
    old[0] === 1
      ? fieldsOf(old, 36, [
          [0, 4],
          [20, 34],
        ])
      : fieldsOf(old, 24, [
          [0, 4],
          [12, 22],
        ]),
  );
}

/** Keeps QuickTime's three aperture sizes of a track (`tapt`). */
function writtenApertures(boxes: readonly ReadBox[], count: Count): Buffer[] {
  const sizes = firstBoxesIn(contentOf(boxes, 'tapt'), count)
    .filter(({ type }) => ['clef', 'prof', 'enof'].includes(type))
    .map(({ type, content }) => box(type, content.subarray(0, 12)));
  return sizes.length > 0 ? [box('tapt', ...sizes)] : [];
}

function writtenEdits(boxes: readonly ReadBox[], count: Count): Buffer[] {
  const list = contentOf(firstBoxesIn(contentOf(boxes, 'edts'), count), 'elst');
  const table = tableIn(list, 8, list[0] === 1 ? 20 : 12);
  return table ? [box('edts', box('elst', table.head, table.rows))] : [];
}

interface Chunks {
  places: Float64Array;
  bytes: Float64Array;
}

/** Row sizes of a track's tables in bytes; chunk offsets are written separately. */
const TABLES = { stts: 8, ctts: 8, stss: 4, stsc: 12 };

function readSamples(samples: readonly ReadBox[]) {
  const tables = Object.entries(TABLES).flatMap(([type, width]) => {
    const table = tableIn(contentOf(samples, type), 8, width);
    return table ? [{ type, ...table }] : [];
  });
  const rowsOf = (type: string) => tables.find((one) => one.type === type)?.rows ?? Buffer.alloc(0);
  const times = rowsOf('stts');
  let duration = 0;
  for (let at = 0; at < times.length; at += 8)
    duration += times.readUInt32BE(at) * times.readUInt32BE(at + 4);
  const sizes = readSizes(samples);
  return {
    duration,
    chunks: readChunks(samples, rowsOf('stsc'), sizes),
    tables: [...tables.map(({ type, head, rows }) => box(type, head, rows)), sizes.written],
  };
}

interface Sizes {
  /** Total size of `samples` samples in bytes, starting at `first`. */
  sum(first: number, samples: number): number;
  written: Buffer;
}

function readSizes(samples: readonly ReadBox[]): Sizes {
  const usual = contentOf(samples, 'stsz');
  const same = numberAt(usual, 4);
  if (same > 0)
    return { sum: (_, wanted) => same * wanted, written: box('stsz', fieldsOf(usual, 12, [[4, 12]])) };
  const table = tableIn(usual, 12, 4);
  if (table)
    return {
      sum: summing(table.count, (at) => table.rows.readUInt32BE(4 * at)),
      written: box('stsz', table.head, table.rows),
    };
  return readSmallSizes(contentOf(samples, 'stz2'));
}

/** Reads a compact size table (`stz2`) with entries of 4, 8 or 16 bits. */
function readSmallSizes(small: Buffer): Sizes {
  const bits = small[7] ?? 0;
  if (small.length < 12 || ![4, 8, 16].includes(bits))
    return { sum: () => 0, written: box('stsz', Buffer.alloc(12)) };
  const samples = small.readUInt32BE(8);
  const rows = small.subarray(12, 12 + Math.ceil((samples * bits) / 8));
  if (rows.length < (samples * bits) / 8) throw cutOff();
  const sizeOf = (at: number) => {
    if (bits === 16) return rows.readUInt16BE(2 * at);
    if (bits === 8) return rows[at] ?? 0;
    return ((rows[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 0xf;
  };
  return { sum: summing(samples, sizeOf), written: box('stz2', small.subarray(0, 12), rows) };
}

/**
 * Sums the sizes of consecutive samples. Each sample belongs to one chunk, so each row is read at most once.
 */
const summing = (samples: number, sizeOf: (at: number) => number) => (first: number, wanted: number) => {
  let sum = 0;
  for (let at = first; at < Math.min(first + wanted, samples); at += 1) sum += sizeOf(at);
  return sum;
};

function readChunks(samples: readonly ReadBox[], runs: Buffer, sizes: Sizes): Chunks {
  const short = tableIn(contentOf(samples, 'stco'), 8, 4);
  const long = short ? undefined : tableIn(contentOf(samples, 'co64'), 8, 8);
  const places = new Float64Array(short?.count ?? long?.count ?? 0);
  const bytes = new Float64Array(places.length);
  const firstOf = (run: number) =>
    12 * run < runs.length ? runs.readUInt32BE(12 * run) : Number.POSITIVE_INFINITY;
  let run = 0;
  let sample = 0;
  for (let chunk = 0; chunk < places.length; chunk += 1) {
    places[chunk] = short
      ? short.rows.readUInt32BE(4 * chunk)
      : Number(long?.rows.readBigUInt64BE(8 * chunk));
    while (firstOf(run + 1) <= chunk + 1) run += 1;
    const wanted = 12 * run < runs.length ? runs.readUInt32BE(12 * run + 4) : 0;
    bytes[chunk] = sizes.sum(sample, wanted);
    sample += wanted;
  }
  return { places, bytes };
}

function noteRanges({ places, bytes }: Chunks, ranges: Ranges) {
  for (const [chunk, from] of places.entries()) ranges.add(from, from + (bytes[chunk] ?? 0));
}

function writtenPlaces({ places }: Chunks, placeOf: (place: number) => number): Buffer {
  const rows = Buffer.alloc(4 * places.length);
  for (const [chunk, place] of places.entries()) {
    const now = placeOf(place);
    if (now > 0xffff_ffff) throw leadsOut();
    rows.writeUInt32BE(now, 4 * chunk);
  }
  return box('stco', uint32(0, places.length), rows);
}
