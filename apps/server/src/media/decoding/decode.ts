import { type ChildProcess, fork } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { MINUTE } from '../../clock.ts';
import { type Ended, MOST_WORK, type SentTask, type TaskName, type Tasks } from './tasks.ts';

/** A foreign file that is not taken; the message says why. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

/** After this long without work a process ends, and gives back its memory. */
const IDLE_MS = 20_000;
/** A task that takes longer came to a stop: on the busiest machine it has had its share of the processor by then. */
const PATIENCE = 10 * MINUTE;
/** Nothing else of the server's settings, which hold secrets, is known to a process that reads foreign files. */
const SETTINGS = ['PATH', 'LD_LIBRARY_PATH', 'LD_PRELOAD', 'SystemRoot'];

const idle = new Map<ChildProcess, NodeJS.Timeout>();

/** A task as others are told of it. */
export interface Decoding {
  name: TaskName;
  /** Of the process that does it. */
  pid: number | undefined;
  isRunning: boolean;
  /** Milliseconds of the processor that it took, once it has ended by itself. */
  work?: number | undefined;
}

/** Tells when a task begins and ends (`Decoding`). */
export const DECODING = channel('vitrine:decoding');

/**
 * Does what costs much with a foreign file, in a process of its own that has a limit of work: what decodes can be stopped, and
 * crash, and requests are answered meanwhile. As many tasks as are asked for run at the same time; callers take turns. Ends with
 * its signal, too. Throws `FileRefused`.
 */
export async function decode<Name extends TaskName>(
  name: Name,
  takes: Tasks[Name]['takes'],
  signal?: AbortSignal,
): Promise<Tasks[Name]['gives']> {
  const task = { name, takes, mostWork: MOST_WORK[name](takes) };
  // A process that ends may have been ended by somebody else; a second one is ended by the file.
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
  // Whoever waits for its answer hears that it has ended.
  worker.on('error', () => {});
  return worker;
}

function giveBack(worker: ChildProcess) {
  if (!worker.connected) return;
  worker.unref();
  worker.channel?.unref();
  idle.set(worker, setTimeout(() => worker.kill('SIGKILL'), IDLE_MS).unref());
}

/** Undefined where the process ended before the task did. */
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
