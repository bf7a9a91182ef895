import { open } from 'node:fs/promises';
import { readMp4 } from './mp4.ts';
import type { VideoFile } from './video-file.ts';
import { VideoRefused, type VideoSize } from './video-refused.ts';
import { readWebm } from './webm.ts';

/** A file of many small parts is work without end; videos have a few hundred. */
const MOST_READS = 20_000;

/**
 * Looks whether a file is a video in this container that browsers play: the whole structure of an MP4 file, the head of
 * a WebM file. Pictures and sound in it are not decoded. Overwrites what cameras note down in an MP4 file (place, time,
 * maker). Throws `VideoRefused`.
 */
export async function readVideo(path: string, container: 'mp4' | 'webm'): Promise<VideoSize> {
  const handle = await open(path, 'r+');
  let reads = 0;
  try {
    const file: VideoFile = {
      size: (await handle.stat()).size,
      async read(position, length) {
        reads += 1;
        if (reads > MOST_READS) throw new VideoRefused('The video is in more parts than a video has.');
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      },
      write: async (position, bytes) => void (await handle.write(bytes, 0, bytes.length, position)),
    };
    return await (container === 'mp4' ? readMp4(file) : readWebm(file));
  } finally {
    await handle.close();
  }
}
