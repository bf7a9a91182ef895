/** Tells listeners of one kind of news. */
export interface Emitter<News extends unknown[]> {
  emit(...news: News): void;
  on(listener: (...news: News) => void): () => void;
}

export function createEmitter<News extends unknown[] = []>(): Emitter<News> {
  const listeners = new Set<(...news: News) => void>();
  return {
    emit: (...news) => {
      for (const listener of [...listeners]) listener(...news);
    },
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
