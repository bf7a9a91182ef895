import { readMp4 } from './mp4.ts';
import { writeNewFile } from './new-file.ts';
import { withVideoFile } from './video-file.ts';
import type { VideoFacts } from './video-refused.ts';
import { readWebm } from './webm.ts';

/**
 * Checks that a file is a video in this container that browsers play, and reads how long it runs: it checks the whole
 * structure, but does not decode pictures and sound. Writes a copy at another path, without metadata (place, time,
 * maker). Throws `VideoRefused`; the copy may then be missing or incomplete.
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
