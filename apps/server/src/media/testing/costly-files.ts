import sharp from 'sharp';

/* Files that are small but expensive to decode, as attackers make them: each consists of many parts. */

const picture = () => sharp({ create: { width: 400, height: 400, channels: 3, background: '#CC0000' } });
const filled = (bytes: number, part: Uint8Array) =>
  Buffer.concat(Array<Uint8Array>(Math.floor(bytes / part.length)).fill(part));

const uint24 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);
function chunk(type: string, content: Buffer) {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** An animated WebP of tiny frames: libraries search for each from the first one on. */
export async function webpOfFrames(bytes: number): Promise<Buffer> {
  const pixel = await picture().resize(1, 1).webp({ lossless: true }).toBuffer();
  const place = Buffer.alloc(16);
  const frame = chunk('ANMF', Buffer.concat([place, pixel.subarray(12)]));
  const size = Buffer.concat([Buffer.of(2, 0, 0, 0), uint24(399), uint24(399)]);
  const parts = [chunk('VP8X', size), chunk('ANIM', Buffer.alloc(6)), filled(bytes, frame)];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
}

export async function gifOfFrames(bytes: number): Promise<Buffer> {
  const still = await picture().gif().toBuffer();
  const frame = Buffer.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0);
  return Buffer.concat([still.subarray(0, -1), filled(bytes, frame), still.subarray(-1)]);
}

export async function avifOfBoxes(bytes: number): Promise<Buffer> {
  return Buffer.concat([
    await picture().avif().toBuffer(),
    filled(bytes, Buffer.from('\0\0\0\x08free', 'latin1')),
  ]);
}

export const mp4OfBoxes = (video: Buffer, bytes: number): Buffer =>
  Buffer.concat([video, filled(bytes, Buffer.from('\0\0\0\x08free', 'latin1'))]);

export function webmOfElements(video: Buffer, bytes: number): Buffer {
  const segment = video.indexOf(Buffer.from('18538067', 'hex'));
  const open = Buffer.concat([Buffer.from('18538067', 'hex'), Buffer.from('01ffffffffffffff', 'hex')]);
  const sizeLength = Math.clz32(video[segment + 4] ?? 0) - 24 + 1;
  const content = video.subarray(segment + 4 + sizeLength);
  return Buffer.concat([video.subarray(0, segment), open, filled(bytes, Buffer.of(0xec, 0x80)), content]);
}
