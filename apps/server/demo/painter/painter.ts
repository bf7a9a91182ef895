import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { StillLife } from './paint.ts';

/** Milliseconds without work after which the thread ends, to free its memory. */
const IDLE_MS = 20_000;

const startThread = () => new Worker(new URL('./painter-thread.ts', import.meta.url));

/**
 * Paints in a separate thread, so that the server can answer requests meanwhile. Callers request one picture
 * at a time. If the thread dies, the next picture starts a new one.
 */
export function createPainter(start = startThread) {
  let worker: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;

  const end = () => {
    void worker?.terminate();
    worker = undefined;
  };

  function begin(): Worker {
    const begun = start();
    // While a caller waits, `once` rejects with the error. Between two pictures nothing else listens to it.
    begun.on('error', () => {});
    begun.once('exit', () => {
      if (worker === begun) worker = undefined;
    });
    return begun;
  }

  return async function paint(life: StillLife, width: number): Promise<Uint8Array> {
    clearTimeout(ending);
    worker ??= begin();
    const mine = worker;
    mine.ref();
    mine.postMessage({ life, width });
    try {
      const answered = new AbortController();
      const exit = once(mine, 'exit', { signal: answered.signal }).then(() => {
        throw new Error('The thread that paints ended before its picture was done.');
      });
      const message = once(mine, 'message', { signal: answered.signal });
      const [bytes] = (await Promise.race([message, exit]).finally(() => answered.abort())) as [Uint8Array];
      return bytes;
    } catch (error) {
      end();
      throw error;
    } finally {
      mine.unref();
      ending = setTimeout(end, IDLE_MS).unref();
    }
  };
}
