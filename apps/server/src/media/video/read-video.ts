import { readMp4 } from './mp4.ts';
import { writeNewFile } from './new-file.ts';
import { withVideoFile } from './video-file.ts';
import type { VideoFacts } from './video-refused.ts';
import { readWebm } from './webm.ts';

/**
 * Reads a video and writes a copy without metadata (place, time, maker) at another path. Checks the whole
 * structure, but decodes nothing. If it throws `VideoRefused`, the copy may be missing or incomplete.
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
