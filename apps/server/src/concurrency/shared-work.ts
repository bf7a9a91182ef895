export interface SharedWork<Result> {
  /** Aborted once all callers have left. */
  signal: AbortSignal;
  /** Resolves with the result of the work; rejects if the work fails, or if `signal` aborts first. */
  join(signal: AbortSignal | undefined): Promise<Result>;
}

/** Starts work that is aborted when all callers have left; a caller without a signal never leaves. */
export function shareWork<Result>(task: (signal: AbortSignal) => Promise<Result>): SharedWork<Result> {
  const everybodyLeft = new AbortController();
  let waiting = 0;
  const done = task(everybodyLeft.signal);
  // Callers get the rejection through `join`; after all have left, it is ignored.
  done.catch(() => {});

  return {
    signal: everybodyLeft.signal,
    async join(signal) {
      waiting += 1;
      if (!signal) return done;
      const left = Promise.withResolvers<never>();
      const leave = () => {
        waiting -= 1;
        left.reject(signal.reason);
        if (waiting === 0) everybodyLeft.abort(signal.reason);
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
      return Promise.race([done, left.promise]).finally(() => signal.removeEventListener('abort', leave));
    },
  };
}
