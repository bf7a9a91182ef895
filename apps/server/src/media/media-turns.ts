import { availableParallelism } from 'node:os';
import { createWorkTurns } from '../concurrency/work-turns.ts';
import { MOST_PIXELS } from './picture-form.ts';

/** Pixels of a small picture: the largest takes about a second of a core, decoded in the dearest way. */
export const SMALL_PIXELS = 8_000_000;
/** Libraries decode on four threads that files are read by as well. */
const MOST_AT_ONCE = 2;

/**
 * The turns in which pictures and videos are made, for all of a process; their work counts in pixels that are decoded. Requests are
 * answered beside them, so a core is left to those. A progressive picture of the largest size takes 350 MB while it is decoded.
 */
export const mediaTurns = createWorkTurns({
  atOnce: Math.min(Math.max(availableParallelism() - 1, 1), MOST_AT_ONCE),
  mostWork: MOST_PIXELS,
  smallWork: SMALL_PIXELS,
});

/** Work of a video: it is never a small one, and a byte of it counts as a pixel. */
export const workOfVideo = (bytes: number): number => Math.max(bytes, SMALL_PIXELS + 1);
