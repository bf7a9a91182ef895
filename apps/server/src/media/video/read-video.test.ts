import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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

/** An MP4 file as cameras write it: the pictures first, then the index, with notes at three places. */
function film({
  codec = 'avc1',
  handler = 'vide',
  matrix = upright,
  places = [ftyp.length + 8],
  width = 640,
} = {}) {
  const header = box(
    'tkhd',
    Buffer.concat([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => number(0))),
    ...matrix.map(number),
    number(width * 65_536),
    number(480 * 65_536),
  );
  const samples = box(
    'stbl',
    box('stsd', number(0), number(1), number(16), codec, number(0)),
    box('stco', number(0), number(places.length), ...places.map(number)),
  );
  const track = box(
    'trak',
    header,
    box('mdia', box('hdlr', number(0), number(0), handler, 'name'), box('minf', samples)),
    box('udta', NOTE),
  );
  const index = box(
    'moov',
    box('mvhd', number(0)),
    track,
    box('meta', NOTE),
    box('udta', box('\xa9xyz', NOTE)),
  );
  return Buffer.concat([ftyp, box('mdat', 'pictures and sound'), index, box('uuid', NOTE)]);
}

describe('an MP4 video', () => {
  it('of a browser and of a camera is measured', async () => {
    expect(await read('mp4', recorded('recorded.mp4'))).toEqual({ width: 64, height: 48 });
    expect(await read('mp4', film())).toEqual({ width: 640, height: 480 });
  });

  it('that was held upright is upright', async () => {
    expect(await read('mp4', film({ matrix: turned }))).toEqual({ width: 480, height: 640 });
  });

  it('tells nothing of where it was taken, and is otherwise what it was', async () => {
    const before = film();
    await read('mp4', before);
    const after = readFileSync(path);
    expect(after.includes('location')).toBe(false);
    expect(after.length).toBe(before.length);
    expect(after.includes('pictures and sound')).toBe(true);
    expect(await readVideo(path, 'mp4')).toEqual({ width: 640, height: 480 });
    await read('mp4', recorded('recorded.mp4'));
    expect(readFileSync(path)).toEqual(recorded('recorded.mp4'));
  });

  it.each([
    ['cut off', film().subarray(0, -5)],
    ['cut off between its parts', film().subarray(0, ftyp.length + 26)],
    ['with something behind it', Buffer.concat([film(), Buffer.from('<script>alert(1)</script>')])],
    ['with something in front of it', Buffer.concat([Buffer.from('<!--'), film()])],
    ['without pictures', Buffer.concat([ftyp, film().subarray(ftyp.length + 26)])],
    ['with two indexes', Buffer.concat([film(), box('moov', '')])],
    ['with sound only', film({ handler: 'soun' })],
    ['in a codec that browsers do not have', film({ codec: 'mp4v' })],
    ['whose index leads out of it', film({ places: [1_000_000] })],
    ['whose index leads to itself', film({ places: [ftyp.length + 40] })],
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
const tracks = ({ type = 1, codec = 'V_VP9', width = 1280 } = {}) =>
  element(
    [0x16, 0x54, 0xae, 0x6b],
    element(
      [0xae],
      element([0x83], Buffer.from([type])),
      element([0x86], codec),
      element([0xe0], element([0xb0], number(width)), element([0xba], number(720))),
    ),
  );
const SEGMENT = [0x18, 0x53, 0x80, 0x67];
const cluster = element([0x1f, 0x43, 0xb6, 0x75], 'pictures');

describe('a WebM video', () => {
  it('of a browser is measured, also while its end was not known', async () => {
    expect(await read('webm', recorded('recorded.webm'))).toEqual({ width: 64, height: 48 });
    const whole = Buffer.concat([head(), element(SEGMENT, tracks(), cluster)]);
    expect(await read('webm', whole)).toEqual({ width: 1280, height: 720 });
    const sent = Buffer.concat([
      head(),
      live(SEGMENT, tracks(), live([0x1f, 0x43, 0xb6, 0x75], Buffer.from('pic'))),
    ]);
    expect(await read('webm', sent)).toEqual({ width: 1280, height: 720 });
  });

  it.each([
    ['cut off in its head', Buffer.concat([head(), element(SEGMENT, tracks(), cluster)]).subarray(0, 60)],
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
