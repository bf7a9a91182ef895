/** A listener that throws does not stop the others. */
export interface Emitter<News extends unknown[]> {
  emit(...news: News): void;
  on(listener: (...news: News) => void): () => void;
}

export function createEmitter<News extends unknown[] = []>(): Emitter<News> {
  const listeners = new Set<(...news: News) => void>();
  return {
    emit: (...news) => {
      for (const listener of [...listeners]) hear(listener, news);
    },
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function hear<News extends unknown[]>(listener: (...news: News) => void, news: News): void {
  try {
    listener(...news);
  } catch (error) {
    // Reported as uncaught, after all listeners have run.
    queueMicrotask(() => {
      throw error;
    });
  }
}
