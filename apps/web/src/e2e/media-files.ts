import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const fileOf = (name: string, mimeType: string): ChosenFile => ({
  name,
  mimeType,
  buffer: readFileSync(new URL(`files/${name}`, import.meta.url)),
});

const RECORDED_BY_CHROMIUM = new URL('../../../server/src/media/testing/recorded.webm', import.meta.url);

/** Location in the metadata of the test files. */
export const PLACE = '+52.5163+013.3777/';

/** Records a canvas in the browser. Repeats it if a busy machine records no picture. */
export async function recorded(page: Page, type: 'video/webm' | 'video/mp4'): Promise<Buffer> {
  const base64 = await page.evaluate(async (mimeType) => {
    async function record(): Promise<Blob> {
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
      const context = canvas.getContext('2d');
      const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const done = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      recorder.start();
      for (let frame = 0; frame < 40; frame++) {
        await new Promise(requestAnimationFrame);
        if (!context) continue;
        context.fillStyle = `hsl(${frame * 9} 60% 50%)`;
        context.fillRect(0, 0, 320, 180);
      }
      recorder.stop();
      await done;
      return new Blob(parts, { type: mimeType });
    }
    const hasPicture = (film: Blob) =>
      new Promise<boolean>((resolve) => {
        const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto' });
        video.onloadeddata = () => resolve(true);
        video.onerror = () => resolve(false);
        video.src = URL.createObjectURL(film);
      });

    let film = await record();
    while (!(await hasPicture(film))) film = await record();
    const bytes = new Uint8Array(await film.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, type);
  return Buffer.from(base64, 'base64');
}

/** Adds a location to an MP4 file in the box that phones use. */
export function placed(mp4: Buffer): Buffer {
  const text = Buffer.from(PLACE);
  const place = box('\xa9xyz', Buffer.from([0, text.length, 0x15, 0xc7]), text);
  const notes = box('udta', place);
  const index = mp4.indexOf('moov') - 4;
  const end = index + mp4.readUInt32BE(index);
  const whole = Buffer.concat([mp4.subarray(0, end), notes, mp4.subarray(end)]);
  whole.writeUInt32BE(end - index + notes.length, index);
  return whole;
}

function box(type: string, ...content: Buffer[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.reduce((sum, part) => sum + part.length, 0));
  return Buffer.concat([size, Buffer.from(type, 'latin1'), ...content]);
}

/**
 * Returns a playable WebM file of one picture a second, with a location in its tags. `says` is its stated
 * duration in seconds; none by default.
 */
export function webmOf(seconds: number, { says }: { says?: number | undefined } = {}): Buffer {
  const source = readFileSync(RECORDED_BY_CHROMIUM);
  // The table of contents contains the id, too, so the last match counts.
  const tracksAt = source.lastIndexOf(Buffer.from('1654ae6b', 'hex'));
  // Clears the alpha flag, as these pictures have no alpha layer.
  const tracks = Buffer.from(source.subarray(tracksAt, tracksAt + 5 + ((source[tracksAt + 4] ?? 0) & 0x7f)));
  tracks[tracks.indexOf(Buffer.from('53c081', 'hex')) + 3] = 0;
  const blockAt = source.indexOf(0xa1, source.lastIndexOf(Buffer.from('1f43b675', 'hex')));
  const picture = source.subarray(blockAt + 6, blockAt + 2 + ((source[blockAt + 1] ?? 0) & 0x7f));
  const duration = Buffer.alloc(4);
  duration.writeFloatBE((says ?? 0) * 1000);
  const info = element(
    '1549a966',
    element('2ad7b1', uint(1_000_000)),
    ...(says === undefined ? [] : [element('4489', duration)]),
    element('4d80', Buffer.from('test')),
    element('5741', Buffer.from('test')),
  );
  const clusters = Array.from({ length: seconds + 1 }, (_, second) =>
    element(
      '1f43b675',
      element('e7', uint(second * 1000)),
      element('a3', Buffer.from([0x81, 0, 0, 0x80]), picture),
    ),
  );
  const tag = element('67c8', element('45a3', Buffer.from('LOCATION')), element('4487', Buffer.from(PLACE)));
  return Buffer.concat([
    element(
      '1a45dfa3',
      element('4282', Buffer.from('webm')),
      element('4287', uint(4)),
      element('4285', uint(2)),
    ),
    element('18538067', info, tracks, ...clusters, element('1254c367', element('7373', tag))),
  ]);
}

function element(id: string, ...content: Buffer[]): Buffer {
  const size = Buffer.from([0x08, 0, 0, 0, 0]);
  size.writeUInt32BE(
    content.reduce((sum, part) => sum + part.length, 0),
    1,
  );
  return Buffer.concat([Buffer.from(id, 'hex'), size, ...content]);
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Returns a grey PNG picture of any size and depth in a few bytes. */
export function pngOf(width: number, height: number, bits: 1 | 16 = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  const row = Buffer.alloc(1 + Math.ceil((width * bits) / 8), 0x88);
  row[0] = 0;
  const rows = deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)), { level: 1 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  return Buffer.concat([uint(content.length), named, uint(crc32(named))]);
}

/** Returns a JPEG picture as of an upright phone: stored sideways, with orientation and location. */
export function photo(): Buffer {
  const jpeg = readFileSync(new URL('files/picture.jpg', import.meta.url));
  const short = (value: number) => Buffer.from([value >> 8, value & 0xff]);
  const text = Buffer.from(`${PLACE}\0`);
  const tiff = Buffer.concat([
    Buffer.from('MM\0*'),
    uint(8),
    short(2),
    // Orientation: a quarter turn to the right.
    ...[short(0x0112), short(3), uint(1), short(6), short(0)],
    ...[short(0x010e), short(2), uint(text.length), uint(8 + 2 + 2 * 12 + 4)],
    uint(0),
    text,
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), short(exif.length + 2), exif]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
