import { LRUCache } from 'lru-cache';
import type { Clock } from '../kernel/clock.ts';

/** Maximum bytes of cached pages per kind, so that a kind with many addresses evicts only its own pages. */
const BYTES_OF_A_KIND = 4 * 1024 * 1024;
const KINDS_KEPT = 64;
const KEPT_FOR_MS = 60_000;

export interface CachedPage {
  /** Bytes in all encodings. */
  size: number;
}

interface Entry<Page> {
  page: Page;
  version: string;
  drawnAt: number;
}

/**
 * Caches pages in memory for a minute, while the version of their content stays the same. Concurrent requests
 * for a page share its rendering.
 */
export function createPageCache<Page extends CachedPage>(clock: Clock) {
  const kinds = new LRUCache<string, LRUCache<string, Entry<Page>>>({ max: KINDS_KEPT });
  const underWay = new Map<string, Promise<Page>>();

  function pagesOf(kind: string) {
    const kept =
      kinds.get(kind) ??
      new LRUCache<string, Entry<Page>>({
        maxSize: BYTES_OF_A_KIND,
        sizeCalculation: ({ page }) => page.size,
      });
    kinds.set(kind, kept);
    return kept;
  }

  return {
    /** Returns a cached page of this version, or renders it. Rejects if rendering fails. */
    async page(kind: string, key: string, version: string, draw: () => Promise<Page>): Promise<Page> {
      const pages = pagesOf(kind);
      const kept = pages.get(key);
      if (kept?.version === version && clock() - kept.drawnAt < KEPT_FOR_MS) return kept.page;
      const task = `${kind} ${key} ${version}`;
      const drawing = underWay.get(task) ?? draw().finally(() => underWay.delete(task));
      underWay.set(task, drawing);
      const page = await drawing;
      pages.set(key, { page, version, drawnAt: clock() });
      return page;
    },
  };
}
