import { constants, setPriority } from 'node:os';
import { PictureRefused } from '../picture-form.ts';
import { readVideo } from '../video/read-video.ts';
import { VideoRefused } from '../video/video-refused.ts';
import { composePicture } from './compose-picture.ts';
import { drawPicture, measurePicture } from './draw-picture.ts';
import type { Ended, SentTask, TaskName, Tasks } from './tasks.ts';

const TASKS: { [Name in TaskName]: (takes: Tasks[Name]['takes']) => Promise<Tasks[Name]['gives']> } = {
  measure: ({ bytes }) => measurePicture(bytes),
  draw: ({ bytes, pixels, form }) => drawPicture(bytes, pixels, form),
  compose: ({ pictures, size }) => composePicture(pictures, size),
  video: ({ path, container, newPath }) => readVideo(path, container, newPath),
};
const LOOKED_AT_EVERY = 50;

// Decoding libraries cannot be cancelled, so the process is killed.
const end = () => process.kill(process.pid, 'SIGKILL');

async function outcomeOf({ name, takes }: SentTask): Promise<Ended['outcome']> {
  try {
    return { gives: await (TASKS[name] as (takes: unknown) => Promise<unknown>)(takes) };
  } catch (error) {
    if (error instanceof PictureRefused || error instanceof VideoRefused) return { refused: error.message };
    const { stack = '', code } = error as NodeJS.ErrnoException;
    return { trouble: { message: stack, code } };
  }
}

process.on('message', async (task: SentTask) => {
  const begun = process.cpuUsage();
  const work = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
  const send = (outcome: Ended['outcome'], then = () => {}) =>
    process.send?.({ outcome, work: work() }, then);
  const watch = setInterval(() => {
    if (work() > task.mostWork) send({ isOverworked: true }, end);
  }, LOOKED_AT_EVERY);
  const outcome = await outcomeOf(task);
  clearInterval(watch);
  send(outcome);
});
process.on('disconnect', end);
// Requests go before pictures and videos where both want the same core.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Ignored: Ctrl+C in a terminal reaches this process too, but the server still finishes running tasks.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
