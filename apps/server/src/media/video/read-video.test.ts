import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { leastWork, usualWork } from '../../testing/processor-time.ts';
import { readVideo } from './read-video.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-video-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Both were recorded by Chromium, of a canvas.
const recorded = (name: string) => readFileSync(join(import.meta.dirname, '../testing', name));
const path = join(folder, 'video');
const read = (container: 'mp4' | 'webm', bytes: Uint8Array) => {
  writeFileSync(path, bytes);
  return readVideo(path, container);
};

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
/** As many points of a way as the pictures take seconds. */
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

/** An MP4 file as cameras write it: the pictures first, then the index, with notes at every place, and the way that the camera went. */
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
    box('stco', number(0), ...[chunks.length, ...chunks].map(number)),
  );
  const pictures = 'pictures and sound';
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

/** Bytes of the part with the pictures. */
const MDAT = 8 + 'pictures and sound'.length + WAY.length;

describe('an MP4 video', () => {
  it('of a browser and of a camera is measured', async () => {
    expect(await read('mp4', recorded('recorded.mp4'))).toMatchObject({ width: 64, height: 48 });
    expect(await read('mp4', film())).toEqual({ width: 640, height: 480, seconds: 60 });
  });

  it('that was held upright is upright', async () => {
    expect(await read('mp4', film({ matrix: turned }))).toMatchObject({ width: 480, height: 640 });
  });

  it('runs as long as its pictures say, whatever its head says', async () => {
    expect(await read('mp4', film({ seconds: 3600 }))).toMatchObject({ seconds: 3600 });
    const { seconds } = await read('mp4', recorded('recorded.mp4'));
    expect(seconds).toBeGreaterThan(0.4);
    expect(seconds).toBeLessThan(0.6);
  });

  it('tells nothing of where, when and by what it was taken, and is otherwise what it was', async () => {
    const before = film();
    await read('mp4', before);
    const after = readFileSync(path);
    for (const said of ['location', '+52.5', 'Spy Camera', number(MADE_AT)]) {
      expect(before.includes(said)).toBe(true);
      expect(after.includes(said)).toBe(false);
    }
    expect(after.length).toBe(before.length);
    expect(after.includes('pictures and sound')).toBe(true);
    expect(await readVideo(path, 'mp4')).toEqual({ width: 640, height: 480, seconds: 60 });
    expect(readFileSync(path)).toEqual(after);
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
  ])('is refused: %s', async (_, bytes) => {
    await expect(read('mp4', bytes)).rejects.toMatchObject({ name: 'VideoRefused' });
  });
});

/** An element of WebM with a size of one byte, or of none that is known. */
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
  it('of a browser is measured, also while its end was not known', async () => {
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

  it('tells nothing of where, when and by what it was taken, and is otherwise what it was', async () => {
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
    const after = readFileSync(path);
    for (const said of ['Spy', '+52.51', 'LOCATION', 'noon']) {
      expect(before.includes(said)).toBe(true);
      expect(after.includes(said)).toBe(false);
    }
    expect(after.length).toBe(before.length);
    for (const kept of ['pictures', 'and more', 'the end']) expect(after.includes(kept)).toBe(true);
    expect(await readVideo(path, 'webm')).toEqual({ width: 1280, height: 720, seconds: 2 });
    expect(readFileSync(path)).toEqual(after);
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
  ])('is refused: %s', async (_, bytes) => {
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
] as const)('work without end is refused: %s of a hundred thousand parts', async (container, bytes) => {
  await expect(read(container, bytes)).rejects.toThrow('more parts than a video has');
});

it('an index of many places costs no more where the pictures lie in many parts, so that no file keeps all others waiting', async () => {
  const filmOf = (part: string) => {
    const before = Array<Buffer>(20_000).fill(box(part, ''));
    return film({ before, places: Array<number>(100_000).fill(ftyp.length + 160_008) });
  };
  const [inOne, inMany] = [filmOf('sidx'), filmOf('mdat')];
  const usual = await usualWork(() => read('mp4', inOne));
  expect(await leastWork(() => read('mp4', inMany), 4 * usual)).toBeLessThan(4 * usual);
});
