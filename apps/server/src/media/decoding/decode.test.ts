import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { renderPicture } from '../render-picture.ts';
import { rewriteVideo } from '../rewrite-video.ts';
import {
  avifOfBoxes,
  gifOfFrames,
  mp4OfBoxes,
  webmOfElements,
  webpOfFrames,
} from '../testing/costly-files.ts';
import { mp4OfBytes } from '../testing/large-video.ts';
import { MOST_UPLOAD_BYTES } from '../upload-limits.ts';
import { DECODING, type Decoding } from './decode.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-decoding-'));
afterAll(() => rmSync(folder, { recursive: true }));

const form = { widths: [320, 640], tallest: 2 };
const draw = (bytes: Uint8Array, signal?: AbortSignal) => renderPicture(bytes, form, { signal });
const rewrite = (container: 'mp4' | 'webm', bytes: Uint8Array) => {
  const path = join(folder, 'video');
  writeFileSync(path, bytes);
  return rewriteVideo(path, container);
};
const recorded = (name: string) => readFileSync(join(import.meta.dirname, '../testing', name));
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } });

function heard(onTold: (told: Decoding) => void) {
  const listen = (told: unknown) => onTold(told as Decoding);
  DECODING.subscribe(listen);
  onTestFinished(() => void DECODING.unsubscribe(listen));
}

const MEGABYTE = 1_000_000;

describe('tasks on a foreign file', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['an animated WebP', async () => draw(await webpOfFrames(MEGABYTE))],
    ['an animated GIF', async () => draw(await gifOfFrames(MEGABYTE))],
    ['an AVIF', async () => draw(await avifOfBoxes(MEGABYTE))],
    ['an MP4', async () => rewrite('mp4', mp4OfBoxes(recorded('phone.mp4'), MEGABYTE))],
    ['a WebM', async () => rewrite('webm', webmOfElements(recorded('recorded.webm'), MEGABYTE))],
  ])('a megabyte of many parts costs two seconds of a core at most: %s', async (_, work) => {
    const spent: number[] = [];
    heard((told) => told.work !== undefined && spent.push(told.work));
    await work().catch((error: Error) => expect(error.name).toMatch(/^(Picture|Video)Refused$/));
    expect(spent.length).toBeGreaterThan(0);
    expect(spent.reduce((sum, each) => sum + each, 0)).toBeLessThan(2000);
  });

  it('a file is refused if it costs far more than others of its size', async () => {
    await expect(draw(await webpOfFrames(16 * MEGABYTE))).rejects.toThrow('far more work');
  });

  it('a picture of fifty million pixels is rendered, also in the most expensive format', {
    tags: 'long/costs',
  }, async () => {
    const large = await picture(7000).avif({ effort: 0 }).toBuffer();
    expect(await draw(large)).toMatchObject({ width: 640, height: 640 });
  });

  it('a video of a hundred megabytes is rewritten without losing a frame', async () => {
    const large = mp4OfBytes(recorded('fragments.mp4'), MOST_UPLOAD_BYTES.video);
    expect(await rewrite('mp4', large)).toMatchObject({ width: 96, height: 64 });
    // Frames, which are not rewritten, are most of the file.
    expect(statSync(join(folder, 'video')).size).toBeGreaterThan(large.length - 200_000);
  });

  it('a task ends at once when its caller leaves, also inside a library', async () => {
    const large = await picture(7000).avif({ effort: 0 }).toBuffer();
    const leaving = new AbortController();
    const pids: number[] = [];
    heard(({ name, pid, isRunning }) => {
      if (name !== 'draw' || !isRunning) return;
      pids.push(pid ?? 0);
      setImmediate(() => leaving.abort(new Error('They left.')));
    });
    await expect(draw(large, leaving.signal)).rejects.toThrow('They left.');
    expect(pids).toHaveLength(1);
    await expect.poll(() => isThere(pids[0] ?? 0)).toBe(false);
  });

  it('a task is repeated when its process was killed, without affecting other tasks', async () => {
    const small = await picture(400).png().toBuffer();
    const killed = new Set<string>();
    heard(({ name, pid, isRunning }) => {
      if (!isRunning || killed.has(name)) return;
      killed.add(name);
      process.kill(pid ?? 0, 'SIGKILL');
    });
    expect(await draw(small)).toMatchObject({ width: 400 });
    expect([...killed]).toEqual(['measure', 'draw']);
  });

  it('a file whose process ends every time is refused', async () => {
    const small = await picture(400).png().toBuffer();
    heard(({ pid, isRunning }) => isRunning && process.kill(pid ?? 0, 'SIGKILL'));
    await expect(draw(small)).rejects.toMatchObject({ name: 'PictureRefused' });
  });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
