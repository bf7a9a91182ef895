import { open } from 'node:fs/promises';
import { readMp4 } from './mp4.ts';
import type { VideoFile } from './video-file.ts';
import { type VideoFacts, VideoRefused } from './video-refused.ts';
import { readWebm } from './webm.ts';

/** A file of many small parts is work without end; a minute of a video has a few thousand. */
const MOST_STEPS = 50_000;

/**
 * Looks whether a file is a video in this container that browsers play, and how long it runs: its whole structure, but pictures and
 * sound in it are not decoded. Overwrites what cameras note down (place, time, maker). Throws `VideoRefused`.
 */
export async function readVideo(path: string, container: 'mp4' | 'webm'): Promise<VideoFacts> {
  const handle = await open(path, 'r+');
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps > MOST_STEPS) throw new VideoRefused('The video is in more parts than a video has.');
  };
  try {
    const file: VideoFile = {
      size: (await handle.stat()).size,
      async read(position, length) {
        step();
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      },
      async write(position, bytes) {
        step();
        await handle.write(bytes, 0, bytes.length, position);
      },
    };
    return await (container === 'mp4' ? readMp4(file) : readWebm(file));
  } finally {
    await handle.close();
  }
}
