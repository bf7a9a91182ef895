/** Work that a process does beside answering, for as long as it runs. */
export interface Worker {
  /** Looks at once whether there is something to do. */
  wake(): void;
  /** Ends in order: what is under way hears it by its signal. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** Does what is due now. */
  work(signal: AbortSignal): Promise<void>;
  /** Resolves when what `work` began and did not wait for has ended. */
  settled?(): Promise<void>;
  /** Milliseconds after which it looks again by itself. */
  idle: number;
  /** Told of what went wrong; the worker goes on. */
  onFailure(error: unknown): void;
}

/** Begins work that goes on beside answering. */
export type StartWork = (work: Omit<WorkerOptions, 'onFailure'>) => Pick<Worker, 'wake'>;

/** Does the work only when it is woken: for servers without background work. */
export const workWhenWoken: StartWork = ({ work }) => ({
  wake: () => void work(new AbortController().signal).catch(() => undefined),
});

/** Does what is due, again and again. */
export function startWorker({ work, settled, idle, onFailure }: WorkerOptions): Worker {
  const stopping = new AbortController();
  let isWoken = false;
  let getUp = () => {};
  const wake = () => {
    isWoken = true;
    getUp();
  };
  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idle);
      getUp = () => {
        clearTimeout(timer);
        resolve();
      };
      // A call that came during the work must not wait for the next alarm.
      if (isWoken) getUp();
    });

  async function run() {
    while (!stopping.signal.aborted) {
      isWoken = false;
      // A database that is away for a moment must not end the worker.
      await work(stopping.signal).catch(onFailure);
      await sleep();
    }
  }
  const running = run();

  return {
    wake,
    async stop() {
      stopping.abort();
      wake();
      await running;
      await settled?.();
    },
  };
}
