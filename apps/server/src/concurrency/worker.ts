export interface Worker {
  wake(): void;
  /** Aborts the signal of the work under way, and resolves when the work has ended. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  work(signal: AbortSignal): Promise<void>;
  /** Resolves when tasks that `work` started without waiting have ended. */
  settled?(): Promise<void>;
  /** Milliseconds between checks for work if the worker is not woken. */
  idle: number;
  onFailure(error: unknown): void;
}

export type StartWork = (work: { name: string } & Omit<WorkerOptions, 'onFailure'>) => Pick<Worker, 'wake'>;

/** Does the work only when woken, for servers without background work. */
export const workWhenWoken: StartWork = ({ work }) => ({
  wake: () => void work(new AbortController().signal).catch(() => undefined),
});

/** Starts a worker, which checks for work immediately, when woken and every `idle` milliseconds. */
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
      // A `wake` during the work must not wait for the next timeout.
      if (isWoken) getUp();
    });

  async function run() {
    while (!stopping.signal.aborted) {
      isWoken = false;
      // A short outage of the database must not end the worker.
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
