import { SECOND } from '../../kernel/clock.ts';
import {
  type ComposedPicture,
  MOST_PIXELS,
  type PictureForm,
  type PictureSize,
  type RenderedPicture,
} from '../picture-form.ts';
import type { VideoFacts } from '../video/video-refused.ts';

/** Input (`takes`) and output (`gives`) of each task on foreign files. */
export interface Tasks {
  measure: { takes: { bytes: Uint8Array }; gives: PictureSize };
  /** `pixels` is the maximum number of pixels; a larger picture is refused. */
  draw: { takes: { bytes: Uint8Array; pixels: number; form: PictureForm }; gives: RenderedPicture };
  /** The pictures are our own, of at most `pixels` pixels together; `size` is that of the whole. */
  compose: {
    takes: { pictures: Uint8Array[]; pixels: number; size: PictureSize };
    gives: ComposedPicture;
  };
  video: {
    takes: { path: string; byteSize: number; container: 'mp4' | 'webm'; newPath: string };
    gives: VideoFacts;
  };
}

export type TaskName = keyof Tasks;

export interface SentTask<Name extends TaskName = TaskName> {
  name: Name;
  takes: Tasks[Name]['takes'];
  /** Limit of CPU time in milliseconds. */
  mostWork: number;
}

/** Outcome of a task, and its CPU time in milliseconds (`work`). */
export interface Ended {
  outcome: TaskOutcome;
  work: number;
}

type TaskOutcome =
  | { gives: unknown }
  | { refused: string }
  | { isOverworked: true }
  | { trouble: { message: string; code: string | undefined } };

/**
 * Maximum CPU time in milliseconds for the largest picture, which takes about ten seconds in the most
 * expensive format.
 */
const WORK_OF_MOST_PIXELS = 60 * SECOND;

/**
 * Limits of CPU time in milliseconds: less than two seconds for all tasks on a file of a megabyte, plus the
 * time for its pixels.
 */
export const MOST_WORK: { [Name in TaskName]: (takes: Tasks[Name]['takes']) => number } = {
  measure: () => 0.6 * SECOND,
  draw: ({ pixels }) => SECOND + (pixels * WORK_OF_MOST_PIXELS) / MOST_PIXELS,
  compose: ({ pixels }) => 2 * SECOND + (pixels * WORK_OF_MOST_PIXELS) / MOST_PIXELS,
  video: ({ byteSize }) => 1.7 * SECOND + (byteSize / 1_000_000) * 0.06 * SECOND,
};
