/** Work that several may wait for. */
export interface SharedWork<Result> {
  /** Aborted once all who waited have left. */
  signal: AbortSignal;
  /** Its result; who leaves by their signal hears no more of it. */
  join(signal: AbortSignal | undefined): Promise<Result>;
}

/** Begins work that ends when nobody waits for it any more; who joins without a signal never leaves. */
export function shareWork<Result>(task: (signal: AbortSignal) => Promise<Result>): SharedWork<Result> {
  const everybodyLeft = new AbortController();
  let waiting = 0;
  const done = task(everybodyLeft.signal);
  // Those who wait hear of it; once all have left, nobody does.
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
