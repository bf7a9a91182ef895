import { type ChildProcess, fork } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { MINUTE } from '../../kernel/clock.ts';
import { type Ended, MOST_WORK, type SentTask, type TaskName, type Tasks } from './tasks.ts';

/** Thrown for a foreign file that is refused; the message says why. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

/** An idle process ends after this time to free its memory. */
const IDLE_MS = 20_000;
/** A task that takes longer is stuck: by then, it has had enough CPU time even on a busy machine. */
const PATIENCE = 10 * MINUTE;
/** The only environment variables passed to processes that read foreign files; others may hold secrets. */
const SETTINGS = ['PATH', 'LD_LIBRARY_PATH', 'LD_PRELOAD', 'SystemRoot'];

const idle = new Map<ChildProcess, NodeJS.Timeout>();

export interface Decoding {
  name: TaskName;
  pid: number | undefined;
  isRunning: boolean;
  /** CPU time in milliseconds, if the process reported the end of the task. */
  work?: number | undefined;
}

/** Publishes the start and end of each task (`Decoding`). */
export const DECODING = channel('vitrine:decoding');

/**
 * Runs a task on a foreign file in a separate process with a limit of CPU time, as a decoder may hang or
 * crash. Callers limit the number of parallel tasks. `signal` aborts the task. Throws `FileRefused`.
 */
export async function decode<Name extends TaskName>(
  name: Name,
  takes: Tasks[Name]['takes'],
  signal?: AbortSignal,
): Promise<Tasks[Name]['gives']> {
  const task = { name, takes, mostWork: MOST_WORK[name](takes) };
  // The process may have been killed from outside, so the task is retried once. A second exit is blamed on
  // the file.
  const ended = (await endOf(task, signal)) ?? (await endOf(task, signal));
  if (!ended) throw new FileRefused('The file is damaged and cannot be decoded.');
  const { outcome } = ended;
  if ('isOverworked' in outcome)
    throw new FileRefused('The file takes far more work than others of its size.');
  if ('refused' in outcome) throw new FileRefused(outcome.refused);
  if ('gives' in outcome) return outcome.gives as Tasks[Name]['gives'];
  const { message, code } = outcome.trouble;
  throw Object.assign(new Error(`A foreign file could not be read: ${message}`), { code });
}

function take(): ChildProcess {
  const [known] = [...idle.keys()];
  if (!known) return begin();
  clearTimeout(idle.get(known));
  idle.delete(known);
  known.ref();
  known.channel?.ref();
  return known;
}

function begin(): ChildProcess {
  const env = Object.fromEntries(SETTINGS.map((name) => [name, process.env[name]]));
  const worker = fork(new URL('./decoding-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env,
  });
  worker.once('exit', () => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  });
  // Without a listener, an `error` event of an idle process would crash the server.
  worker.on('error', () => {});
  return worker;
}

function giveBack(worker: ChildProcess) {
  if (!worker.connected) return;
  worker.unref();
  worker.channel?.unref();
  idle.set(worker, setTimeout(() => worker.kill('SIGKILL'), IDLE_MS).unref());
}

/** Undefined if the process ended before the task. */
async function endOf(task: SentTask, signal: AbortSignal | undefined): Promise<Ended | undefined> {
  signal?.throwIfAborted();
  const worker = take();
  const { name } = task;
  const { pid } = worker;
  const ended = Promise.withResolvers<Ended | undefined>();
  const onMessage = (end: Ended) => ended.resolve(end);
  const onExit = () => ended.resolve(undefined);
  const onError = (error: Error) => ended.reject(error);
  const giveUp = () => ended.reject(signal?.reason);
  const timer = setTimeout(() => ended.reject(new Error('A foreign file was not read in time.')), PATIENCE);
  worker.on('message', onMessage).on('exit', onExit).on('error', onError);
  signal?.addEventListener('abort', giveUp, { once: true });
  let end: Ended | undefined;
  DECODING.publish({ name, pid, isRunning: true } satisfies Decoding);
  try {
    worker.send(task, (error) => error && onExit());
    end = await ended.promise;
    return end;
  } finally {
    DECODING.publish({ name, pid, isRunning: false, work: end?.work } satisfies Decoding);
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
    worker.off('message', onMessage).off('exit', onExit).off('error', onError);
    if (end && !('isOverworked' in end.outcome)) giveBack(worker);
    else worker.kill('SIGKILL');
  }
}
