import { SECOND } from '../../clock.ts';
import { MOST_PIXELS, type PictureForm, type PictureSize, type RenderedPicture } from '../picture-form.ts';
import type { VideoFacts } from '../video/video-refused.ts';

/** The tasks on foreign files, with their input (`takes`) and output (`gives`). */
export interface Tasks {
  measure: { takes: { bytes: Uint8Array }; gives: PictureSize };
  /** `pixels` is the upper limit of the picture's pixels. */
  draw: { takes: { bytes: Uint8Array; pixels: number; form: PictureForm }; gives: RenderedPicture };
  video: {
    takes: { path: string; byteSize: number; container: 'mp4' | 'webm'; newPath: string };
    gives: VideoFacts;
  };
}

export type TaskName = keyof Tasks;

/** A task as a message to the worker process. */
export interface SentTask<Name extends TaskName = TaskName> {
  name: Name;
  takes: Tasks[Name]['takes'];
  /** Limit of CPU time in milliseconds. */
  mostWork: number;
}

/** The outcome of a task, with its CPU time in milliseconds. */
export interface Ended {
  outcome: TaskOutcome;
  work: number;
}

/** A result, the reason for refusing the file, the limit of CPU time reached, or an internal error. */
type TaskOutcome =
  | { gives: unknown }
  | { refused: string }
  | { isOverworked: true }
  | { trouble: { message: string; code: string | undefined } };

/** A picture of the largest size takes about ten seconds in the most expensive format. */
const WORK_OF_MOST_PIXELS = 60 * SECOND;

/**
 * Limits of CPU time per task in milliseconds: all tasks on a file of a megabyte together have two seconds, plus the
 * time for its pixels.
 */
export const MOST_WORK: { [Name in TaskName]: (takes: Tasks[Name]['takes']) => number } = {
  measure: () => 0.6 * SECOND,
  draw: ({ pixels }) => SECOND + (pixels * WORK_OF_MOST_PIXELS) / MOST_PIXELS,
  video: ({ byteSize }) => 1.7 * SECOND + (byteSize / 1_000_000) * 0.06 * SECOND,
};
