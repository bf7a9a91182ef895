/** While the server stops, it still answers, but reports that it takes no new work. */
export interface Lifecycle {
  readonly isStopping: boolean;
  /** Registers a function that ends what would otherwise last: open streams. */
  onStop(end: () => void): void;
}

export function createLifecycle(): Lifecycle & { stop(): void } {
  const ends: (() => void)[] = [];
  let isStopping = false;
  return {
    get isStopping() {
      return isStopping;
    },
    onStop: (end) => void ends.push(end),
    stop() {
      isStopping = true;
      for (const end of ends) end();
    },
  };
}
