import {
  box,
  boxesIn,
  type Count,
  contentOf,
  cutOff,
  fieldsOf,
  type ReadBox,
  tableIn,
  uint32,
} from './mp4-boxes.ts';
import type { Ranges } from './mp4-layout.ts';

/** Default duration and size of samples in fragments (`trex`), by track id. */
export type Usual = ReadonlyMap<number, { duration: number; size: number }>;

/** A fragment of a video, with its own index (`moof`). */
export interface Fragment {
  /** Duration of its samples in timescale units, by track. */
  durations: ReadonlyMap<number, number>;
  /**
   * Writes its `moof` for its new position and that of its data; undefined if none of its tracks is kept. The
   * written length does not depend on the positions.
   */
  written: ((start: number, placeOf: (place: number) => number) => Buffer) | undefined;
  /** New numbers of its track fragments (`traf`), counted from 1 in their old order; 0 for dropped ones. */
  numbers: readonly number[];
}

/** Rewrites the defaults of fragments (`mvex`) for the kept tracks. */
export function writtenExtension(content: Buffer, played: ReadonlySet<number>, count: Count): Buffer {
  const kept = boxesIn(content, count).flatMap((one) => {
    if (one.type === 'mehd') return [box('mehd', one.content.subarray(0, one.content[0] === 1 ? 12 : 8))];
    const isPlayed =
      one.type === 'trex' && one.content.length >= 24 && played.has(one.content.readUInt32BE(4));
    return isPlayed ? [box('trex', one.content.subarray(0, 24))] : [];
  });
  return box('mvex', ...kept);
}

export function usualIn(content: Buffer, count: Count): Usual {
  const usual = new Map<number, { duration: number; size: number }>();
  for (const { type, content: said } of boxesIn(content, count)) {
    if (type !== 'trex' || said.length < 20) continue;
    const id = said.readUInt32BE(4);
    if (!usual.has(id)) usual.set(id, { duration: said.readUInt32BE(12), size: said.readUInt32BE(16) });
  }
  return usual;
}

/** Reads the index of a fragment that starts at `start`; adds the ranges of its data to `ranges`. */
export function readFragment(
  start: number,
  content: Buffer,
  {
    usual,
    played,
    ranges,
    count,
  }: { usual: Usual; played: ReadonlySet<number>; ranges: Ranges; count: Count },
): Fragment {
  const boxes = boxesIn(content, count);
  const head = box('mfhd', fieldsOf(contentOf(boxes, 'mfhd'), 8, [[4, 8]]));
  const durations = new Map<number, number>();
  const parts: { head: Buffer; runs: Run[] }[] = [];
  const numbers: number[] = [];
  // A track fragment without a base offset starts at the end of the previous one's data.
  let end = start;
  for (const part of boxes) {
    if (part.type !== 'traf') continue;
    const read = readPart(boxesIn(part.content, count), { start, before: end, usual });
    end = read.end;
    const isKept = played.has(read.id);
    numbers.push(isKept ? parts.length + 1 : 0);
    if (!isKept) continue;
    durations.set(read.id, (durations.get(read.id) ?? 0) + read.duration);
    for (const { from, bytes } of read.runs) ranges.add(from, from + bytes);
    parts.push(read);
  }
  const bytesOf = (base: number, placeOf: (place: number) => number) =>
    box(
      'moof',
      head,
      ...parts.map((part) =>
        box('traf', part.head, ...part.runs.map((run) => writtenRun(run, placeOf(run.from) - base))),
      ),
    );
  return { durations, numbers, written: parts.length > 0 ? bytesOf : undefined };
}

const HAS = {
  base: 0x1,
  description: 0x2,
  duration: 0x8,
  size: 0x10,
  flags: 0x20,
  baseIsFragment: 0x20000,
} as const;

function readPart(
  boxes: readonly ReadBox[],
  { start, before, usual }: { start: number; before: number; usual: Usual },
) {
  const head = contentOf(boxes, 'tfhd');
  if (head.length < 8) return { id: 0, head, runs: [], duration: 0, end: before };
  const [flags, id] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  let at = 8;
  const field = (flag: number, bytes: number) => {
    if (!(flags & flag)) return undefined;
    at += bytes;
    if (head.length < at) throw cutOff();
    return head.subarray(at - bytes, at);
  };
  const base = field(HAS.base, 8)?.readBigUInt64BE(0);
  const description = field(HAS.description, 4);
  const [duration, size, sampleFlags] = [HAS.duration, HAS.size, HAS.flags].map((flag) => field(flag, 4));
  const each = {
    duration: duration?.readUInt32BE(0) ?? usual.get(id)?.duration ?? 0,
    size: size?.readUInt32BE(0) ?? usual.get(id)?.size ?? 0,
  };
  const origin = base === undefined ? (flags & HAS.baseIsFragment ? start : before) : Number(base);
  let next = origin;
  const runs = boxes
    .filter(({ type }) => type === 'trun')
    .map(({ content }) => {
      const run = readRun(content, { origin, next, each });
      next = run.from + run.bytes;
      return run;
    });
  const time = contentOf(boxes, 'tfdt');
  const said = [description, duration, size, sampleFlags].filter((one) => one !== undefined);
  const written = [
    box('tfhd', uint32((flags & ~HAS.base) | HAS.baseIsFragment, id), ...said),
    ...(time.length >= 8 ? [box('tfdt', time.subarray(0, time[0] === 1 ? 12 : 8))] : []),
  ];
  return {
    id,
    head: Buffer.concat(written),
    runs,
    duration: runs.reduce((sum, run) => sum + run.duration, 0),
    end: next,
  };
}

const RUN_HAS = {
  place: 0x1,
  firstFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  shift: 0x800,
} as const;

/** A run of consecutive samples (`trun`). */
interface Run {
  from: number;
  bytes: number;
  duration: number;
  /** Version, flags and number of samples. */
  head: Buffer;
  /** Flags of the first sample, if present, and a row for each sample. */
  rest: Buffer;
}

function readRun(
  content: Buffer,
  { origin, next, each }: { origin: number; next: number; each: { duration: number; size: number } },
): Run {
  if (content.length < 8) throw cutOff();
  const [flags, samples] = [content.readUInt32BE(0), content.readUInt32BE(4)];
  const width =
    4 * [RUN_HAS.duration, RUN_HAS.size, RUN_HAS.flags, RUN_HAS.shift].filter((flag) => flags & flag).length;
  const afterPlace = flags & RUN_HAS.place ? 12 : 8;
  const rows = afterPlace + (flags & RUN_HAS.firstFlags ? 4 : 0);
  if (content.length < rows + samples * width) throw cutOff();
  const sumOf = (at: number) => {
    let sum = 0;
    for (let row = 0; row < samples; row += 1) sum += content.readUInt32BE(rows + row * width + at);
    return sum;
  };
  return {
    from: flags & RUN_HAS.place ? origin + content.readInt32BE(8) : next,
    bytes: flags & RUN_HAS.size ? sumOf(flags & RUN_HAS.duration ? 4 : 0) : samples * each.size,
    duration: flags & RUN_HAS.duration ? sumOf(0) : samples * each.duration,
    head: Buffer.concat([uint32(flags | RUN_HAS.place), content.subarray(4, 8)]),
    rest: content.subarray(afterPlace, rows + samples * width),
  };
}

function writtenRun({ head, rest }: Run, place: number): Buffer {
  const offset = Buffer.alloc(4);
  offset.writeInt32BE(place);
  return box('trun', head, offset, rest);
}

/** Maps the old start of a top-level box to the new one; undefined if no box starts there. */
export type NewStart = (place: number) => number | undefined;

/**
 * Rewrites a segment index (`sidx`) that ends at `end`; undefined if its track is dropped or it does not
 * match the fragments. `startOf` also maps the end of the file.
 */
export function writtenSegments(
  content: Buffer,
  {
    end,
    newEnd,
    played,
    startOf,
  }: { end: number; newEnd: number; played: ReadonlySet<number>; startOf: NewStart },
): Buffer | undefined {
  const isLong = content[0] === 1;
  const headBytes = isLong ? 32 : 24;
  if (content.length < headBytes || !played.has(content.readUInt32BE(4))) return undefined;
  const segments = content.readUInt16BE(headBytes - 2);
  if (content.length < headBytes + 12 * segments) return undefined;
  const first = isLong ? Number(content.readBigUInt64BE(20)) : content.readUInt32BE(16);
  const written = Buffer.from(content.subarray(0, headBytes + 12 * segments));
  let place = end + first;
  let newPlace = startOf(place);
  if (newPlace === undefined || newPlace < newEnd) return undefined;
  if (isLong) written.writeBigUInt64BE(BigInt(newPlace - newEnd), 20);
  else written.writeUInt32BE(newPlace - newEnd, 16);
  for (let row = 0; row < segments; row += 1) {
    const at = headBytes + 12 * row;
    const said = content.readUInt32BE(at);
    place += said & 0x7fff_ffff;
    const newNext = startOf(place);
    if (newNext === undefined || newNext < newPlace) return undefined;
    written.writeUInt32BE(((said & 0x8000_0000) | (newNext - newPlace)) >>> 0, at);
    newPlace = newNext;
  }
  return box('sidx', written);
}

/**
 * Rewrites the random access index (`mfra`) at the end of a file; undefined if it does not match the
 * fragments.
 */
export function writtenAccess(
  content: Buffer,
  {
    played,
    startOf,
    numbersAt,
    count,
  }: {
    played: ReadonlySet<number>;
    startOf: NewStart;
    /** The `numbers` of the fragment at an offset of the old file. */
    numbersAt(place: number): readonly number[] | undefined;
    count: Count;
  },
): Buffer | undefined {
  const tables: Buffer[] = [];
  for (const { type, content: table } of boxesIn(content, count)) {
    if (type !== 'tfra' || table.length < 16 || !played.has(table.readUInt32BE(4))) continue;
    const isLong = table[0] === 1;
    const sizes = table.readUInt32BE(8);
    const widths = [4, 2, 0].map((shift) => ((sizes >> shift) & 3) + 1);
    const timeBytes = isLong ? 8 : 4;
    const rowBytes = 2 * timeBytes + widths.reduce((sum, width) => sum + width, 0);
    const read = tableIn(table, 16, rowBytes);
    const rows: Buffer[] = [];
    for (let row = 0; row < (read?.count ?? 0); row += 1) {
      const bytes = read?.rows.subarray(row * rowBytes, (row + 1) * rowBytes) ?? Buffer.alloc(rowBytes);
      const place = isLong ? Number(bytes.readBigUInt64BE(8)) : bytes.readUInt32BE(4);
      const [numbers, newPlace] = [numbersAt(place), startOf(place)];
      let at = 2 * timeBytes;
      const [part = 1, run = 1, sample = 1] = widths.map((width) => {
        at += width;
        return bytes.readUIntBE(at - width, width);
      });
      const newPart = numbers?.[part - 1];
      if (!newPart || newPlace === undefined) return undefined;
      const newBytes = Buffer.alloc(28);
      bytes.copy(newBytes, isLong ? 0 : 4, 0, timeBytes);
      newBytes.writeBigUInt64BE(BigInt(newPlace), 8);
      for (const [index, value] of [newPart, run, sample].entries())
        newBytes.writeUInt32BE(value, 16 + 4 * index);
      rows.push(newBytes);
    }
    const id = table.readUInt32BE(4);
    tables.push(box('tfra', uint32(0x0100_0000, id, 0x3f, rows.length), ...rows));
  }
  const length = tables.reduce((sum, table) => sum + table.length, 8 + 16);
  return tables.length > 0 ? box('mfra', ...tables, box('mfro', uint32(0, length))) : undefined;
}
