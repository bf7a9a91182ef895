import { availableParallelism } from 'node:os';
import { createWorkTurns } from '../concurrency/work-turns.ts';
import { MOST_PIXELS } from './picture-form.ts';

/** Most pixels of a small picture: it takes about a second of a core in the most expensive format. */
export const SMALL_PIXELS = 8_000_000;
/** libuv's four threads decode and also read files. */
const MOST_AT_ONCE = 2;

/**
 * The turns of all picture and video work in this process, measured in decoded pixels. One core stays free for
 * requests. A progressive picture of the largest size takes 350 MB while it is decoded.
 */
export const mediaTurns = createWorkTurns({
  atOnce: Math.min(Math.max(availableParallelism() - 1, 1), MOST_AT_ONCE),
  mostWork: MOST_PIXELS,
  smallWork: SMALL_PIXELS,
});

/** Work of a video: never less than a small picture's limit, otherwise one pixel per byte. */
export const workOfVideo = (bytes: number): number => Math.max(bytes, SMALL_PIXELS + 1);
