import { SECOND } from '../../clock.ts';
import { MOST_PIXELS, type PictureForm, type PictureSize, type RenderedPicture } from '../picture-form.ts';
import type { VideoFacts } from '../video/video-refused.ts';

/** What is done with foreign files, by what it takes and gives. */
export interface Tasks {
  measure: { takes: { bytes: Uint8Array }; gives: PictureSize };
  /** Of no more pixels than these. */
  draw: { takes: { bytes: Uint8Array; pixels: number; form: PictureForm }; gives: RenderedPicture };
  video: {
    takes: { path: string; byteSize: number; container: 'mp4' | 'webm'; newPath: string };
    gives: VideoFacts;
  };
}

export type TaskName = keyof Tasks;

/** A task as it is sent to the process that does it. */
export interface SentTask<Name extends TaskName = TaskName> {
  name: Name;
  takes: Tasks[Name]['takes'];
  /** Milliseconds of the processor that it may take. */
  mostWork: number;
}

/** How a task ended, with the milliseconds of the processor that it took. */
export interface Ended {
  outcome: TaskOutcome;
  work: number;
}

/** With a result, with why the file is refused, at its limit of work, or with trouble of our own. */
type TaskOutcome =
  | { gives: unknown }
  | { refused: string }
  | { isOverworked: true }
  | { trouble: { message: string; code: string | undefined } };

/** A picture of the largest size takes about ten seconds in the dearest way. */
const WORK_OF_MOST_PIXELS = 60 * SECOND;

/** Milliseconds of the processor that tasks may take: all that is done with a file of a megabyte has two seconds, besides those of its pixels. */
export const MOST_WORK: { [Name in TaskName]: (takes: Tasks[Name]['takes']) => number } = {
  measure: () => 0.6 * SECOND,
  draw: ({ pixels }) => SECOND + (pixels * WORK_OF_MOST_PIXELS) / MOST_PIXELS,
  video: ({ byteSize }) => 1.7 * SECOND + (byteSize / 1_000_000) * 0.06 * SECOND,
};
