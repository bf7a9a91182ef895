import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DECODING, type Decoding } from './decoding/decode.ts';
import { PictureRefused } from './picture-form.ts';
import { renderPicture as renderInForm } from './render-picture.ts';

const renderPicture = (bytes: Uint8Array) => renderInForm(bytes, { widths: [320, 640], tallest: 2 });

const picture = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });

function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.from([...Buffer.from('IHDR'), ...Array<number>(8).fill(0), 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  const chunk = Buffer.alloc(8 + header.length);
  chunk.writeUInt32BE(13, 0);
  header.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(header), 4 + header.length);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk,
    Buffer.from('0000000049444154', 'hex'),
  ]);
}

it('large pictures are decoded one after the other, so that many at once do not fill the memory', async () => {
  const large = await picture(5200, 5000).jpeg({ quality: 20 }).toBuffer();
  let now = 0;
  let most = 0;
  const watch = (told: unknown) => {
    const { name, isRunning } = told as Decoding;
    if (name === 'draw') now += isRunning ? 1 : -1;
    most = Math.max(most, now);
  };
  DECODING.subscribe(watch);
  await Promise.all([1, 2, 3].map(() => renderPicture(large)));
  DECODING.unsubscribe(watch);
  expect(most).toBe(1);
});

describe('a foreign picture', () => {
  it('a picture is rendered in two widths, with its size and its colour', async () => {
    const rendered = await renderPicture(await picture(1200, 1500).jpeg().toBuffer());
    expect(rendered).toMatchObject({
      width: 640,
      height: 800,
      placeholder: expect.stringMatching(/^#3[0-9A-F]6[0-9A-F]9[0-9A-F]$/),
    });
    const files = await Promise.all(rendered.sizes.map(({ bytes }) => sharp(bytes).metadata()));
    expect(files.map(({ format, width, height }) => ({ format, width, height }))).toEqual([
      { format: 'webp', width: 320, height: 400 },
      { format: 'webp', width: 640, height: 800 },
    ]);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('a picture may be a %s', async (format) => {
    expect(await renderPicture(await picture(400, 400).toFormat(format).toBuffer())).toMatchObject({
      width: 400,
    });
  });

  it.each([
    ['a print: CMYK', async () => picture(400, 400, '#CC3311').toColourspace('cmyk').jpeg().toBuffer()],
    [
      'a scan: 16 bits a colour',
      async () =>
        sharp(new Uint16Array(400 * 400 * 3).fill(0xcccc), { raw: { width: 400, height: 400, channels: 3 } })
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
    ],
    [
      'one that moves: its first frame',
      async () => {
        const frames = [picture(400, 400, '#CC0000'), picture(400, 400, '#0000CC')];
        const drawn = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
        return sharp(drawn, { join: { animated: true } })
          .gif()
          .toBuffer();
      },
    ],
    ['a wide panorama', async () => picture(12_000, 400, '#CC0000').jpeg().toBuffer()],
  ])('a picture may be %s', async (_, draw) => {
    const { width, height, placeholder, sizes } = await renderPicture(await draw());
    expect(placeholder).toMatch(/^#[CD]/);
    expect([width, height]).toEqual(width === 640 ? [640, 21] : [400, 400]);
    for (const { bytes } of sizes)
      expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
  });

  it('a picture is never enlarged', async () => {
    const rendered = await renderPicture(await picture(200, 100).png().toBuffer());
    expect(rendered.sizes.map(({ width }) => width)).toEqual([200]);
  });

  it('a rotated picture is turned upright, without its metadata', async () => {
    const turned = await picture(800, 600)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height, sizes } = await renderPicture(turned);
    expect({ width, height }).toEqual({ width: 600, height: 800 });
    for (const { bytes } of sizes) expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  });

  it('a very tall picture is cropped to the height of a card', async () => {
    expect(await renderPicture(await picture(100, 4000).png().toBuffer())).toMatchObject({
      width: 100,
      height: 200,
    });
  });

  it('a transparent picture gets a white background', async () => {
    const clear = sharp({ create: { width: 100, height: 100, channels: 4, background: '#00000000' } });
    expect((await renderPicture(await clear.png().toBuffer())).placeholder).toBe('#FFFFFF');
  });

  it('data hidden in a picture is not copied', async () => {
    const script = '<script>alert(1)</script>';
    const { sizes } = await renderPicture(
      Buffer.concat([await picture(100, 100).jpeg().toBuffer(), Buffer.from(script)]),
    );
    expect(Buffer.from(sizes[0]?.bytes ?? []).includes('script')).toBe(false);
  });
});

describe('a file that is no picture', () => {
  it.each([
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script/></svg>'),
      /JPEG, PNG/,
    ],
    ['a web page', Buffer.from('<!doctype html><title>Not found</title>'), /JPEG, PNG/],
    ['PDF', Buffer.from('%PDF-1.7\n'), /JPEG, PNG/],
    ['a script that calls itself GIF', Buffer.from('GIF89a/*\0\0\0*/=1;alert(1)//'), /damaged/],
    ['900 million pixels in a few bytes', pngThatClaims(30_000, 30_000), /more than 50 million pixels/],
    ['nothing', Buffer.alloc(0), /empty/],
  ])('a file that is no picture is refused: %s', async (_, bytes, reason) => {
    const error = await renderPicture(bytes).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PictureRefused);
    expect((error as Error).message).toMatch(reason);
  });

  it('half of a picture and a single pixel are refused', async () => {
    const noisy = sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    const whole = await noisy.jpeg().toBuffer();
    await expect(renderPicture(whole.subarray(0, whole.length / 2))).rejects.toThrow('damaged');
    await expect(renderPicture(await picture(1, 1).gif().toBuffer())).rejects.toThrow('1 × 1');
  });
});
