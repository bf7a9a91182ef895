import { rename, rm, stat } from 'node:fs/promises';
import { decode, FileRefused } from './decoding/decode.ts';
import { type VideoFacts, VideoRefused } from './video/video-refused.ts';

/**
 * Replaces a video by a copy without metadata, if browsers play it. `signal` aborts the work. Throws
 * `VideoRefused`.
 */
export async function rewriteVideo(
  path: string,
  container: 'mp4' | 'webm',
  signal?: AbortSignal,
): Promise<VideoFacts> {
  const newPath = `${path}-new`;
  try {
    const { size: byteSize } = await stat(path);
    const facts = await decode('video', { path, byteSize, container, newPath }, signal);
    await rename(newPath, path);
    return facts;
  } catch (error) {
    if (error instanceof FileRefused) throw new VideoRefused(error.message, { cause: error });
    throw error;
  } finally {
    await rm(newPath, { force: true });
  }
}
