import { availableParallelism } from 'node:os';
import { createWorkTurns } from '../concurrency/work-turns.ts';
import { MOST_PIXELS } from './picture-form.ts';

/** Maximum pixels of a small picture, which takes about a second of one core in the most expensive format. */
export const SMALL_PIXELS = 8_000_000;
/** Maximum number of tasks at once, beside one small picture. */
const MOST_AT_ONCE = 2;

/**
 * Turns of all picture and video work in this process, measured in decoded pixels. If there are several
 * cores, large work leaves one free for requests. Decoding the largest progressive picture takes 350 MB.
 */
export const mediaTurns = createWorkTurns({
  atOnce: Math.min(Math.max(availableParallelism() - 1, 1), MOST_AT_ONCE),
  mostWork: MOST_PIXELS,
  smallWork: SMALL_PIXELS,
});

/** Work of a video in pixels: one per byte, but always more than that of a small picture. */
export const workOfVideo = (bytes: number): number => Math.max(bytes, SMALL_PIXELS + 1);
