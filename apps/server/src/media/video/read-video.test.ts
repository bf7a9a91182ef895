import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { leastWork, usualWork } from '../../testing/processor-time.ts';
import { readVideo } from './read-video.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-video-'));
afterAll(() => rmSync(folder, { recursive: true }));

// `recorded` was recorded from a canvas by Chromium; `phone` has B-frames, sound and metadata and is rotated;
// `fragments` has indexes at its beginning and its end.
const recorded = (name: string) => readFileSync(join(import.meta.dirname, '../testing', name));
const path = join(folder, 'video');
const newPath = join(folder, 'new-video');
const read = (container: 'mp4' | 'webm', bytes: Uint8Array) => {
  writeFileSync(path, bytes);
  return readVideo(path, container, newPath);
};
const written = () => readFileSync(newPath);

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const box = (type: string, ...content: (Uint8Array | string)[]) => {
  const bytes = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  return Buffer.concat([number(8 + bytes.length), Buffer.from(type, 'latin1'), bytes]);
};
const upright = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
const turned = [0, 0x10000, 0, -0x10000 >>> 0, 0, 0, 0, 0, 0x40000000];
const ftyp = box('ftyp', 'isom', number(0), 'isomavc1');
const NOTE = 'com.apple.quicktime.location +52.51+013.40';
const MADE_AT = 0xe7281a2a;
/** Positions of the camera, as timed metadata. */
const WAY = '+52.51+013.40/+52.52+013.41/';

const dated = (type: string, ...content: (Uint8Array | string)[]) =>
  box(type, number(0), number(MADE_AT), number(MADE_AT), ...content);
const handlerOf = (kind: string) =>
  box('hdlr', number(0), number(0), kind, number(0), number(0), number(0), 'Spy Camera 3\0');
const format = (codec: string) =>
  box(
    'stsd',
    number(0),
    number(1),
    box(codec, Buffer.alloc(42), 'Spy Camera 3'.padEnd(32, '\0'), number(24)),
  );

/**
 * An MP4 file as cameras write it: pictures, then the index, with metadata in every place and a track of
 * positions.
 */
function film({
  codec = 'avc1',
  handler = 'vide',
  matrix = upright,
  before = [] as Buffer[],
  places = undefined as number[] | undefined,
  width = 640,
  seconds = 60,
} = {}) {
  const at = ftyp.length + Buffer.concat(before).length + 8;
  const pictures = 'pictures and sound';
  const chunks = places ?? [at];
  const header = dated(
    'tkhd',
    ...[1, 0, 0, 0, 0, 0, 0].map(number),
    ...matrix.map(number),
    number(width * 65_536),
    number(480 * 65_536),
  );
  const samples = box(
    'stbl',
    format(codec),
    box('stts', number(0), number(2), number(seconds - 1), number(1000), number(2), number(500)),
    box('stsc', number(0), number(1), number(1), number(1), number(1)),
    box('stsz', number(0), number(pictures.length), number(chunks.length)),
    box('stco', number(0), ...[chunks.length, ...chunks].map(number)),
  );
  const track = box(
    'trak',
    header,
    box('mdia', dated('mdhd', number(1000), number(0)), handlerOf(handler), box('minf', samples)),
    box('udta', NOTE),
  );
  const way = box(
    'stbl',
    format('mebx'),
    box('stsc', number(0), number(1), number(1), number(2), number(1)),
    box('stsz', number(0), number(0), number(2), number(14), number(14)),
    box('stco', number(0), number(1), number(at + pictures.length)),
  );
  const wayTrack = box(
    'trak',
    dated('tkhd', Buffer.alloc(72)),
    box('mdia', dated('mdhd', number(1000), number(0)), handlerOf('meta'), box('minf', way)),
  );
  const index = box(
    'moov',
    dated('mvhd', number(0)),
    track,
    wayTrack,
    box('meta', NOTE),
    box('udta', box('\xa9xyz', NOTE)),
  );
  return Buffer.concat([
    ftyp,
    ...before,
    box('mdat', pictures, WAY),
    index,
    box('uuid', NOTE),
    box('free', NOTE),
    box('SEFT', NOTE),
  ]);
}

function descriptionOf(codec: string, maker: string, ...settings: Uint8Array[]) {
  return box(codec, Buffer.alloc(42), maker.padEnd(32, '\0'), number(24), ...settings);
}

/** A short MP4 file of two samples, with metadata in a place that cameras use. */
function noted({
  tables = [] as Buffer[],
  settings = [] as Buffer[],
  descriptions = [] as Buffer[],
  within = [] as Buffer[],
  gap = '',
  brand = 'isom',
}) {
  const kind = box('ftyp', brand, number(0), brand, 'avc1');
  const at = kind.length + 8;
  const samples = ['first sample', 'second sample'];
  const data = box('mdat', samples[0] ?? '', gap, samples[1] ?? '', gap);
  const all = [descriptionOf('avc1', 'Spy Camera 3', ...settings), ...descriptions];
  const index = box(
    'stbl',
    box('stsd', number(0), number(all.length), ...all),
    box('stts', number(0), number(1), number(2), number(500)),
    box('stsc', number(0), number(2), ...[1, 1, 1, 2, 1, all.length].map(number)),
    box('stsz', number(0), number(0), number(2), ...samples.map(({ length }) => number(length))),
    box('stco', number(0), number(2), number(at), number(at + 12 + gap.length)),
    ...tables,
  );
  const header = dated(
    'tkhd',
    ...[1, 0, 0, 0, 0, 0, 0].map(number),
    ...upright.map(number),
    ...[640, 480].map((pixels) => number(pixels * 65_536)),
  );
  const media = [dated('mdhd', number(1000), number(0)), handlerOf('vide'), box('minf', index, ...within)];
  return Buffer.concat([kind, data, box('moov', box('trak', header, box('mdia', ...media)))]);
}

function boxesOf(bytes: Buffer) {
  const boxes: { type: string; start: number; content: Buffer; end: number }[] = [];
  for (let start = 0; start < bytes.length; start = boxes.at(-1)?.end ?? bytes.length) {
    const end = start + bytes.readUInt32BE(start);
    boxes.push({
      type: bytes.toString('latin1', start + 4, start + 8),
      start,
      content: bytes.subarray(start + 8, end),
      end,
    });
  }
  return boxes;
}
const contentOf = (bytes: Buffer, ...path: string[]): Buffer =>
  path.reduce(
    (within, type) => boxesOf(within).find((one) => one.type === type)?.content ?? Buffer.alloc(0),
    bytes,
  );

/** Returns samples, found by the index as players do, and their times, in the order of tracks. */
function samplesOf(file: Buffer): string[] {
  const tracks = boxesOf(contentOf(file, 'moov')).filter(({ type }) => type === 'trak');
  const handlers = tracks.map(({ content }) => contentOf(content, 'mdia', 'hdlr').toString('latin1', 8, 12));
  const played = tracks.filter((_, index) => handlers[index] !== 'meta');
  return [...played.flatMap(({ content }) => indexedSamples(file, content)), ...laterSamples(file)];
}

function indexedSamples(file: Buffer, track: Buffer): string[] {
  const table = (type: string) => contentOf(track, 'mdia', 'minf', 'stbl', type);
  const [sizes, chunks, runs] = [table('stsz'), table('stco'), table('stsc')];
  const same = sizes.readUInt32BE(4);
  const found: string[] = [];
  let sample = 0;
  for (let chunk = 0; chunk < chunks.readUInt32BE(4); chunk += 1) {
    let samples = 0;
    for (let run = 0; run < runs.readUInt32BE(4); run += 1)
      if (runs.readUInt32BE(8 + 12 * run) <= chunk + 1) samples = runs.readUInt32BE(12 + 12 * run);
    let at = chunks.readUInt32BE(8 + 4 * chunk);
    for (let one = 0; one < samples; one += 1) {
      const size = same || sizes.readUInt32BE(12 + 4 * sample);
      found.push(file.toString('latin1', at, at + size));
      at += size;
      sample += 1;
    }
  }
  const rowsOf = (type: string, width: number) =>
    table(type).toString('hex', 0, table(type).length && 8 + width * table(type).readUInt32BE(4));
  const times = [rowsOf('stts', 8), rowsOf('ctts', 8), rowsOf('stss', 4)];
  return [...found, ...times, contentOf(track, 'edts', 'elst').toString('hex')];
}

function laterSamples(file: Buffer): string[] {
  return boxesOf(file)
    .filter(({ type }) => type === 'moof')
    .flatMap(({ start, content }) =>
      boxesOf(content)
        .filter(({ type }) => type === 'traf')
        .flatMap((part) => {
          const time = contentOf(part.content, 'tfdt').toString('hex');
          const head = contentOf(part.content, 'tfhd');
          const flags = head.readUInt32BE(0);
          const sizeAt = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0) + (flags & 8 ? 4 : 0);
          return boxesOf(part.content)
            .filter(({ type }) => type === 'trun')
            .flatMap(({ content: run }) => {
              const said = run.readUInt32BE(0);
              const width = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => said & flag).length;
              const rows = 12 + (said & 4);
              let at = start + run.readInt32BE(8);
              return Array.from({ length: run.readUInt32BE(4) }, (_, row) => {
                const of = rows + row * width;
                const size =
                  said & 0x200 ? run.readUInt32BE(of + (said & 0x100 ? 4 : 0)) : head.readUInt32BE(sizeAt);
                at += size;
                return `${time} ${run.toString('hex', of, of + width)} ${file.toString('latin1', at - size, at)}`;
              });
            });
        }),
    );
}

const MDAT = 8 + 'pictures and sound'.length + WAY.length;

describe('an MP4 video', () => {
  it('a video of a browser and one of a camera are measured', async () => {
    expect(await read('mp4', recorded('recorded.mp4'))).toMatchObject({ width: 64, height: 48 });
    expect(await read('mp4', film())).toEqual({ width: 640, height: 480, seconds: 60 });
  });

  it('a video that was held upright is upright', async () => {
    expect(await read('mp4', film({ matrix: turned }))).toMatchObject({ width: 480, height: 640 });
  });

  it('the duration is that of the pictures, not that of the header', async () => {
    expect(await read('mp4', film({ seconds: 3600 }))).toMatchObject({ seconds: 3600 });
    const { seconds } = await read('mp4', recorded('recorded.mp4'));
    expect(seconds).toBeGreaterThan(0.4);
    expect(seconds).toBeLessThan(0.6);
  });

  it('the copy contains no place, time or camera, and otherwise stays the same', async () => {
    const before = film();
    const facts = await read('mp4', before);
    const after = written();
    for (const said of ['location', '+52.5', 'Spy Camera', number(MADE_AT)]) {
      expect(before.includes(said)).toBe(true);
      expect(after.includes(said)).toBe(false);
    }
    expect(after.includes('pictures and sound')).toBe(true);
    expect(facts).toEqual({ width: 640, height: 480, seconds: 60 });
    expect(await read('mp4', after)).toEqual(facts);
    expect(written()).toEqual(after);
  });

  it.each(['recorded.mp4', 'phone.mp4', 'fragments.mp4'])(
    'the copy of a recorded video has the same samples at the same times: %s',
    async (name) => {
      const before = recorded(name);
      const facts = await read('mp4', before);
      expect(samplesOf(before).length).toBeGreaterThan(5);
      expect(samplesOf(written())).toEqual(samplesOf(before));
      expect(await read('mp4', written())).toEqual(facts);
    },
  );

  it('an upright phone video stays upright, and its copy contains neither place nor device', async () => {
    expect(await read('mp4', recorded('phone.mp4'))).toEqual({ width: 64, height: 96, seconds: 2 });
    for (const said of ['loci', 'Lavf', 'Handler', 'udta']) {
      expect(recorded('phone.mp4').includes(said)).toBe(true);
      expect(written().includes(said)).toBe(false);
    }
  });

  it('the indexes of fragments are correct in the copy', async () => {
    await read('mp4', recorded('fragments.mp4'));
    const fragments = boxesOf(written()).filter(({ type }) => type === 'moof');
    const starts = fragments.map(({ start }) => start);
    const segments = contentOf(written(), 'sidx');
    const isLong = segments[0] === 1;
    let next = boxesOf(written()).find(({ type }) => type === 'sidx')?.end ?? 0;
    next += segments.readUInt32BE(isLong ? 24 : 16);
    const said: number[] = [];
    for (let row = 0; row < segments.readUInt16BE(isLong ? 30 : 22); row += 1) {
      said.push(next);
      next += segments.readUInt32BE((isLong ? 32 : 24) + 12 * row) & 0x7fff_ffff;
    }
    expect(said).toEqual(starts.slice(0, said.length));
    expect(said.length).toBeGreaterThan(1);
    const access = contentOf(written(), 'mfra', 'tfra');
    expect(Number(access.readBigUInt64BE(16 + 8))).toBe(starts[0]);
  });

  it.each([
    ['in boxes beside the tables of its samples', { tables: [box('udta', NOTE), box('uuid', NOTE)] }],
    ['in boxes of a format', { settings: [box('udta', NOTE), box('uuid', NOTE), box('free', NOTE)] }],
    ['behind the boxes of a format', { settings: [Buffer.from(NOTE)] }],
    ['behind the settings of a format', { settings: [box('pasp', number(1), number(1), NOTE)] }],
    ['in the profile of its colours', { settings: [box('colr', 'prof', NOTE)] }],
    ['in a second description', { descriptions: [descriptionOf('avc1', 'Spy Camera 3')] }],
    ['in bytes of its data that belong to nothing', { gap: NOTE }],
    ['behind the rows of a table', { tables: [box('stss', number(0), number(1), number(1), NOTE)] }],
    [
      'in the address of its data',
      { within: [box('dinf', box('dref', number(0), number(1), box('url ', number(0), NOTE)))] },
    ],
    ['in the name of its standards', { brand: 'Spy3' }],
  ])('the copy contains no note %s', async (_, notes) => {
    const before = noted(notes);
    expect(before.includes('Spy') || before.includes(NOTE)).toBe(true);
    const facts = await read('mp4', before);
    expect(facts).toEqual({ width: 640, height: 480, seconds: 1 });
    for (const said of ['Spy', 'location', '+52.5']) expect(written().includes(said)).toBe(false);
    expect(samplesOf(written())).toEqual(samplesOf(before));
  });

  it.each([
    ['cut off', film().subarray(0, -5)],
    ['cut off between its parts', film().subarray(0, ftyp.length + MDAT)],
    ['with something behind it', Buffer.concat([film(), Buffer.from('<script>alert(1)</script>')])],
    ['with something in front of it', Buffer.concat([Buffer.from('<!--'), film()])],
    ['without pictures', Buffer.concat([ftyp, film().subarray(ftyp.length + MDAT)])],
    ['with two indexes', Buffer.concat([film(), box('moov', '')])],
    ['with sound only', film({ handler: 'soun' })],
    [
      'whose way leads out of it',
      Buffer.from(
        film()
          .toString('latin1')
          .replace(String(number(14)).repeat(2), String(number(200)).repeat(2)),
        'latin1',
      ),
    ],
    ['in a codec that browsers do not have', film({ codec: 'mp4v' })],
    ['whose index leads out of it', film({ places: [1_000_000] })],
    ['whose index leads to itself', film({ places: [ftyp.length + 100] })],
    ['of no width', film({ width: 0 })],
    ['of sixty thousand pixels', film({ width: 60_000 })],
    [
      'with a part larger than everything',
      Buffer.concat([ftyp, number(1), Buffer.from('mdat'), Buffer.alloc(8, 0xff)]),
    ],
    ['with a part of no size', Buffer.concat([ftyp, number(4), Buffer.from('mdat')])],
    ['empty', Buffer.alloc(0)],
  ])('an MP4 video is refused: %s', async (_, bytes) => {
    await expect(read('mp4', bytes)).rejects.toMatchObject({ name: 'VideoRefused' });
  });
});

/** A WebM element with a size field of five bytes. `live` makes one of unknown size. */
const element = (id: number[], ...content: (Uint8Array | string)[]) => {
  const bytes = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const size = Buffer.from([0x08, 0, 0, 0, 0]);
  size.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([Buffer.from(id), size, bytes]);
};
const live = (id: number[], ...content: Uint8Array[]) =>
  Buffer.concat([Buffer.from(id), Buffer.from([0xff]), ...content]);
const head = (docType = 'webm') => element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], docType));
const track = ({ type = 1, codec = 'V_VP9', width = 1280, number: each = 1 } = {}) =>
  element(
    [0xae],
    element([0xd7], Buffer.from([each])),
    element([0x53, 0x6e], 'Spy Camera 3'),
    element([0x83], Buffer.from([type])),
    element([0x86], codec),
    element([0xe0], element([0xb0], number(width)), element([0xba], number(720))),
  );
const tracks = (given = {}) => element([0x16, 0x54, 0xae, 0x6b], track(given));
const SEGMENT = [0x18, 0x53, 0x80, 0x67];
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75];
const blockOf = (each: number, milliseconds: number, content: string) =>
  element([0xa3], Buffer.from([0x80 | each, milliseconds >> 8, milliseconds & 0xff, 0]), content);
const from = (seconds: number) => element([0xe7], number(seconds * 1000));
const cluster = element(CLUSTER, from(0), blockOf(1, 0, 'pictures'), blockOf(1, 1500, 'and more'));

describe('a WebM video', () => {
  it('a video of a browser is measured, also with unknown sizes of its elements', async () => {
    expect(await read('webm', recorded('recorded.webm'))).toMatchObject({ width: 64, height: 48 });
    const whole = Buffer.concat([head(), element(SEGMENT, tracks(), cluster)]);
    expect(await read('webm', whole)).toEqual({ width: 1280, height: 720, seconds: 1.5 });
    const later = live(CLUSTER, from(30), element([0xa0], element([0xa1], Buffer.from([0x81, 0, 0, 0]))));
    const sent = Buffer.concat([
      head(),
      live(SEGMENT, tracks(), live(CLUSTER, from(0), blockOf(1, 0, 'pic')), later, later),
    ]);
    expect(await read('webm', sent)).toEqual({ width: 1280, height: 720, seconds: 30 });
  });

  it('the copy of a WebM contains no place, time or camera, and otherwise stays the same', async () => {
    const place = element([0x67, 0xc8], element([0x45, 0xa3], 'LOCATION'), element([0x44, 0x87], '+52.51'));
    const tags = element([0x12, 0x54, 0xc3, 0x67], element([0x73, 0x73], place));
    const info = element(
      [0x15, 0x49, 0xa9, 0x66],
      element([0x2a, 0xd7, 0xb1], number(1_000_000)),
      element([0x44, 0x61], 'made at noon'),
      element([0x4d, 0x80], 'Spy muxer'),
      element([0x7b, 0xa9], 'Spy at home'),
    );
    const before = Buffer.concat([
      head(),
      element(
        SEGMENT,
        element([0xec], 'Spy'),
        info,
        element([0x16, 0x54, 0xae, 0x6b], track(), track({ type: 33, number: 2 })),
        cluster,
        live(CLUSTER, from(2), blockOf(2, 0, '+52.51+013.40'), blockOf(1, 0, 'the end')),
        tags,
        element([0x19, 0x41, 0xa4, 0x69], 'Spy map.jpg'),
      ),
      tags,
    ]);
    await read('webm', before);
    const after = written();
    for (const said of ['Spy', '+52.51', 'LOCATION', 'noon']) {
      expect(before.includes(said)).toBe(true);
      expect(after.includes(said)).toBe(false);
    }
    expect(after.length).toBe(before.length);
    for (const kept of ['pictures', 'and more', 'the end']) expect(after.includes(kept)).toBe(true);
    expect(await read('webm', after)).toEqual({ width: 1280, height: 720, seconds: 2 });
    expect(written()).toEqual(after);
  });

  it.each([
    ['cut off in its head', Buffer.concat([head(), element(SEGMENT, tracks(), cluster)]).subarray(0, 60)],
    ['cut off in its pictures', Buffer.concat([head(), element(SEGMENT, tracks(), cluster)]).subarray(0, -3)],
    [
      'with something behind it',
      Buffer.concat([head(), element(SEGMENT, tracks(), cluster), Buffer.from('<script>')]),
    ],
    ['of another kind', Buffer.concat([head('matroska'), element(SEGMENT, tracks(), cluster)])],
    ['without a segment', Buffer.concat([head(), tracks(), cluster])],
    ['without tracks', Buffer.concat([head(), element(SEGMENT, cluster)])],
    ['without pictures', Buffer.concat([head(), element(SEGMENT, tracks())])],
    ['with sound only', Buffer.concat([head(), element(SEGMENT, tracks({ type: 2 }), cluster)])],
    [
      'in a codec that WebM has not',
      Buffer.concat([head(), element(SEGMENT, tracks({ codec: 'V_MS' }), cluster)]),
    ],
    ['of no width', Buffer.concat([head(), element(SEGMENT, tracks({ width: 0 }), cluster)])],
    ['that is a web page', Buffer.from('<!doctype html><title>Hello</title>')],
    ['that is nothing but zeros', Buffer.alloc(1000)],
    ['empty', Buffer.alloc(0)],
  ])('a WebM video is refused: %s', async (_, bytes) => {
    await expect(read('webm', bytes)).rejects.toMatchObject({ name: 'VideoRefused' });
  });
});

it.each([
  ['mp4', Buffer.concat([film(), ...Array<Buffer>(100_000).fill(box('free', ''))])],
  [
    'webm',
    Buffer.concat([
      head(),
      live(SEGMENT, ...Array<Buffer>(100_000).fill(element([0xec], 'x')), tracks(), cluster),
    ]),
  ],
] as const)('a video of a hundred thousand parts is refused: %s', async (container, bytes) => {
  await expect(read(container, bytes)).rejects.toThrow('more parts than a video has');
});

it.each([
  ['of one number', () => 1],
  ['of their own numbers', (track: number) => track + 1],
])('each fragment is read once, with any number of tracks: %s', async (_, numberOf) => {
  const rows = 60_000;
  const live = (tracks: number) => {
    const trak = (id: number) =>
      box(
        'trak',
        dated(
          'tkhd',
          number(id),
          ...[0, 0, 0, 0, 0, 0].map(number),
          ...upright.map(number),
          ...[640, 480].map((side) => number(side * 65_536)),
        ),
        box(
          'mdia',
          dated('mdhd', number(1000), number(0)),
          handlerOf('vide'),
          box('minf', box('stbl', format('avc1'))),
        ),
      );
    const run = box('trun', number(0x301), number(rows), number(0), Buffer.alloc(rows * 8));
    const fragment = box(
      'moof',
      box('mfhd', number(0), number(1)),
      box('traf', box('tfhd', number(0x20000), number(1)), run),
    );
    return Buffer.concat([
      ftyp,
      box(
        'moov',
        dated('mvhd', number(0)),
        ...Array.from({ length: tracks }, (_, track) => trak(numberOf(track))),
      ),
      fragment,
      box('mdat', 'pictures'),
    ]);
  };
  const [one, many] = [live(1), live(300)];
  const tryIt = (bytes: Buffer) =>
    read('mp4', bytes).catch((error) => expect(error.name).toBe('VideoRefused'));
  const usual = await usualWork(() => tryIt(one));
  expect(await leastWork(() => tryIt(many), 8 * usual)).toBeLessThan(8 * usual);
});

describe('the access index of an MP4 video in fragments', () => {
  const [PLAYED, FOREIGN] = [1, 9];
  const partOf = (id: number, place: number) =>
    box(
      'traf',
      box('tfhd', number(0x20000), number(id)),
      box('trun', number(0x301), ...[1, place, 1000, 8].map(number)),
    );
  /**
   * Builds a file with a fragment of parts of the tracks `ids`. Its access index refers to the parts numbered
   * `parts`, counted from 1.
   */
  const indexed = (ids: readonly number[], parts: readonly number[]) => {
    const track = box(
      'trak',
      dated(
        'tkhd',
        number(PLAYED),
        ...[0, 0, 0, 0, 0, 0].map(number),
        ...upright.map(number),
        ...[640, 480].map((side) => number(side * 65_536)),
      ),
      box(
        'mdia',
        dated('mdhd', number(1000), number(0)),
        handlerOf('vide'),
        box('minf', box('stbl', format('avc1'))),
      ),
    );
    const head = [ftyp, box('moov', dated('mvhd', number(0)), track)];
    const start = Buffer.concat(head).length;
    const placeOfData = 8 + 16 + ids.length * partOf(PLAYED, 0).length + 8;
    const rows = parts.map((part) => Buffer.concat([0, start, part, 1, 1].map(number)));
    const table = box('tfra', number(0), number(PLAYED), number(0x3f), number(rows.length), ...rows);
    return Buffer.concat([
      ...head,
      box('moof', box('mfhd', number(0), number(1)), ...ids.map((id) => partOf(id, placeOfData))),
      box('mdat', 'pictures'),
      box('mfra', table),
    ]);
  };
  const writtenParts = () => {
    const table = contentOf(written(), 'mfra', 'tfra');
    if (table.length === 0) return undefined;
    return Array.from({ length: table.readUInt32BE(12) }, (_, row) => table.readUInt32BE(32 + 28 * row));
  };

  it('the access index counts only kept parts, also after parts of other tracks', async () => {
    await read('mp4', indexed([FOREIGN, PLAYED, FOREIGN, FOREIGN, PLAYED], [2, 5]));
    expect(writtenParts()).toEqual([1, 2]);
  });

  it('the access index is left out if it refers to a part that is missing or not kept', async () => {
    for (const part of [1, 4]) {
      await read('mp4', indexed([FOREIGN, PLAYED], [2, part]));
      expect([part, writtenParts()]).toEqual([part, undefined]);
    }
  });
});

it('an index of seventy megabytes is refused, as that of a minute is small', async () => {
  const rows = 17_500_000;
  const run = box('trun', number(0x100), number(rows), Buffer.alloc(rows * 4));
  const large = Buffer.concat([recorded('recorded.mp4'), box('moof', box('traf', run)), box('mdat', '')]);
  await expect(read('mp4', large)).rejects.toThrow('too large');
});

it('an index of many places costs no more with pictures in many parts, so that no file delays all others', async () => {
  const filmOf = (part: string) => {
    const before = Array<Buffer>(20_000).fill(box(part, ''));
    return film({ before, places: Array<number>(100_000).fill(ftyp.length + 160_008) });
  };
  const [inOne, inMany] = [filmOf('sidx'), filmOf('mdat')];
  const usual = await usualWork(() => read('mp4', inOne));
  expect(await leastWork(() => read('mp4', inMany), 4 * usual)).toBeLessThan(4 * usual);
});
