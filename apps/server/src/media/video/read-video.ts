import { readMp4 } from './mp4.ts';
import { writeNewFile } from './new-file.ts';
import { withVideoFile } from './video-file.ts';
import type { VideoFacts } from './video-refused.ts';
import { readWebm } from './webm.ts';

/**
 * Looks whether a file is a video in this container that browsers play, and how long it runs: its whole structure, but pictures and
 * sound in it are not decoded. Writes it anew at another path, with what browsers need and without what cameras note down (place,
 * time, maker). Throws `VideoRefused`; then nothing stands there, or something incomplete.
 */
export async function readVideo(
  path: string,
  container: 'mp4' | 'webm',
  newPath: string,
): Promise<VideoFacts> {
  const { facts, write } = await withVideoFile(path, container === 'mp4' ? readMp4 : readWebm);
  await writeNewFile(newPath, path, write);
  return facts;
}
