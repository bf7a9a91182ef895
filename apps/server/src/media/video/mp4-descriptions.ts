import { box, type Count, fieldsOf, firstBoxesIn, uint32 } from './mp4-boxes.ts';
import { VideoRefused } from './video-refused.ts';

/** Video codecs that browsers play. */
export const CODECS = ['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp09'];

/**
 * Kept extension boxes of a sample entry, each with the kept part of its content. Cameras may write anything
 * into other boxes.
 */
const SETTINGS: Record<string, (content: Buffer) => Buffer | undefined> = {
  avcC: (content) => content.subarray(0, avcLength(content)),
  hvcC: (content) => content.subarray(0, hevcLength(content)),
  av1C: sequenceHeaderOf,
  vpcC: (content) => fieldsOf(content, 12, [[0, 10]]),
  colr: colorOf,
  pasp: firstBytes(8),
  clap: firstBytes(32),
  fiel: firstBytes(2),
  gama: firstBytes(4),
  btrt: firstBytes(12),
  mdcv: firstBytes(24),
  clli: firstBytes(4),
  SmDm: firstBytes(28),
  CoLL: firstBytes(8),
  dvcC: firstBytes(24),
  dvvC: firstBytes(24),
  esds: streamOf,
  dOps: (content) => content.subarray(0, content[10] === 0 ? 11 : 13 + (content[1] ?? 0)),
  dfLa: streamInfoOf,
  dac3: firstBytes(3),
  dec3: (content) => content.subarray(0, 64),
  alac: (content) => content.subarray(0, content.length < 52 ? 28 : 52),
  chan: (content) => content.subarray(0, 16 + 20 * (content.length < 16 ? 0 : content.readUInt32BE(12))),
  pcmC: firstBytes(6),
  srat: firstBytes(8),
  frma: firstBytes(4),
  enda: firstBytes(2),
  // The fields are vendor, version, mode set, mode change period and frames per sample.
  damr: (content) => fieldsOf(content, 9, [[5, 9]]),
};
const VISUAL_BYTES = 78;
const SOUND_BYTES = 28;

export function writtenDescriptions(content: Buffer, kind: string, count: Count): Buffer {
  const entries = firstBoxesIn(content.subarray(8), count).map((entry) =>
    kind === 'vide'
      ? box(
          entry.type,
          pictureFields(entry.content),
          ...settingsIn(entry.content.subarray(VISUAL_BYTES), count),
        )
      : soundEntry(entry.type, entry.content, content[0] ?? 0, count),
  );
  if (entries.length === 0)
    throw new VideoRefused('The MP4 file does not say how its pictures or sounds are coded.');
  return box('stsd', Buffer.of(content[0] ?? 0, 0, 0, 0), uint32(entries.length), ...entries);
}

/** Keeps size, resolution, frames per sample and depth; drops the compressor name between them. */
function pictureFields(old: Buffer): Buffer {
  const fields = fieldsOf(old, VISUAL_BYTES, [
    [24, 36],
    [40, 42],
    [74, 76],
  ]);
  fields.writeUInt16BE(OWN_DATA, 6);
  fields.writeInt16BE(-1, 76);
  return fields;
}

/**
 * Keeps channels, depth and rate; drops the vendor before them. QuickTime has more fields after them, by
 * version.
 */
function soundEntry(type: string, old: Buffer, tableVersion: number, count: Count): Buffer {
  const version = old.length < 10 ? 0 : old.readUInt16BE(8);
  const more = tableVersion > 0 ? 0 : ([0, 16, 36][version] ?? 0);
  const fields = fieldsOf(old, SOUND_BYTES + more, [
    [8, 10],
    [16, SOUND_BYTES + more],
  ]);
  fields.writeUInt16BE(OWN_DATA, 6);
  return box(type, fields, ...settingsIn(old.subarray(SOUND_BYTES + more), count));
}

/** Data reference index 1: the media data is in the file itself. */
const OWN_DATA = 1;

function settingsIn(bytes: Buffer, count: Count): Buffer[] {
  return firstBoxesIn(bytes, count).flatMap(({ type, content }) => {
    // QuickTime nests the settings of audio in a `wave` box, which ends with a box of type zero.
    if (type === 'wave') return [box('wave', ...settingsIn(content, count), box('\0\0\0\0'))];
    const keep = Object.hasOwn(SETTINGS, type) ? SETTINGS[type] : undefined;
    const kept = keep?.(content);
    return kept ? [box(type, kept)] : [];
  });
}

function firstBytes(length: number) {
  return (content: Buffer) => content.subarray(0, length);
}

/** Reads a structure from its beginning; bytes after its end read as zero. */
function reader(bytes: Buffer) {
  let at = 0;
  const next = () => bytes[at++] ?? 0;
  return {
    byte: next,
    short: () => next() * 256 + next(),
    skip: (length: number) => {
      at += length;
    },
    at: () => Math.min(at, bytes.length),
    isAtEnd: () => at >= bytes.length,
  };
}

/** H.264 profiles with four more fields in their configuration. */
const HIGH_PROFILES = [100, 110, 122, 144];

function avcLength(bytes: Buffer): number {
  const read = reader(bytes);
  read.skip(5);
  const skipSets = (sets: number) => {
    for (let set = 0; set < sets && !read.isAtEnd(); set += 1) read.skip(read.short());
  };
  skipSets(read.byte() & 0x1f);
  skipSets(read.byte());
  if (!HIGH_PROFILES.includes(bytes[1] ?? 0) || bytes.length - read.at() < 4) return read.at();
  read.skip(3);
  skipSets(read.byte());
  return read.at();
}

function hevcLength(bytes: Buffer): number {
  const read = reader(bytes);
  read.skip(22);
  const arrays = read.byte();
  for (let array = 0; array < arrays && !read.isAtEnd(); array += 1) {
    read.skip(1);
    const units = read.short();
    for (let unit = 0; unit < units && !read.isAtEnd(); unit += 1) read.skip(read.short());
  }
  return read.at();
}

/** Keeps the four bytes of the configuration and the sequence header, if that is the first OBU. */
function sequenceHeaderOf(bytes: Buffer): Buffer {
  const read = reader(bytes);
  read.skip(4);
  const head = read.byte();
  const isSequenceHeader = (head >> 3) % 16 === 1 && (head & 2) !== 0;
  if (!isSequenceHeader) return bytes.subarray(0, 4);
  read.skip(head & 4 ? 1 : 0);
  const length = lengthIn(read, (byte, index) => (byte & 0x7f) << (7 * index), 4);
  read.skip(length);
  return bytes.subarray(0, read.at());
}

/** Reads a variable-length integer: seven bits per byte, continued while the eighth is set. */
function lengthIn(
  read: ReturnType<typeof reader>,
  add: (byte: number, index: number, sum: number) => number,
  most: number,
): number {
  let sum = 0;
  for (let index = 0; index < most; index += 1) {
    const byte = read.byte();
    sum += add(byte, index, sum);
    if (!(byte & 0x80)) break;
  }
  return sum;
}

/** Keeps the standard's colour codes. Drops an ICC profile, as it names its maker. */
function colorOf(content: Buffer): Buffer | undefined {
  const length = ({ nclx: 11, nclc: 10 } as Partial<Record<string, number>>)[
    content.toString('latin1', 0, 4)
  ];
  return length === undefined ? undefined : content.subarray(0, length);
}

/** Keeps STREAMINFO, the first metadata block of FLAC. Other blocks hold texts and pictures. */
function streamInfoOf(content: Buffer): Buffer {
  const info = Buffer.from(content.subarray(0, 4 + 4 + 34));
  if (info.length > 4) info[4] = 0x80;
  return info;
}

const ES = 3;
const DECODER = 4;
const DECODER_SETTINGS = 5;
const SYNC = 6;

/** Keeps the descriptors of ISO/IEC 14496-1 that configure the audio decoder. */
function streamOf(content: Buffer): Buffer {
  const stream = descriptorsIn(content.subarray(4)).find(({ tag }) => tag === ES)?.content ?? Buffer.alloc(0);
  const flags = stream[2] ?? 0;
  const address = 3 + (flags & 0x80 ? 2 : 0);
  const clock = address + (flags & 0x40 ? 1 + (stream[address] ?? 0) : 0);
  const decoder = descriptorsIn(stream.subarray(clock + (flags & 0x20 ? 2 : 0))).find(
    ({ tag }) => tag === DECODER,
  );
  const settings = descriptorsIn(decoder?.content.subarray(13) ?? Buffer.alloc(0)).filter(
    ({ tag }) => tag === DECODER_SETTINGS,
  );
  return Buffer.concat([
    Buffer.alloc(4),
    descriptor(
      ES,
      fieldsOf(stream, 3, [[0, 2]]),
      descriptor(
        DECODER,
        fieldsOf(decoder?.content ?? Buffer.alloc(0), 13, [[0, 13]]),
        ...settings.slice(0, 1).map(({ content }) => descriptor(DECODER_SETTINGS, content)),
      ),
      descriptor(SYNC, Buffer.of(2)),
    ),
  ]);
}

function descriptorsIn(bytes: Buffer): { tag: number; content: Buffer }[] {
  const found: { tag: number; content: Buffer }[] = [];
  const read = reader(bytes);
  while (!read.isAtEnd()) {
    const tag = read.byte();
    const length = lengthIn(read, (byte, _, sum) => sum * 127 + (byte & 0x7f), 4);
    found.push({ tag, content: bytes.subarray(read.at(), read.at() + length) });
    read.skip(length);
  }
  return found;
}

function descriptor(tag: number, ...content: Buffer[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  const bytes = [21, 14, 7, 0].map((shift) => ((length >> shift) & 0x7f) | (shift === 0 ? 0 : 0x80));
  return Buffer.concat([Buffer.of(tag, ...bytes), ...content]);
}
