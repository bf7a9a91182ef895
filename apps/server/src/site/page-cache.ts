import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** Pages of one kind that are kept, in bytes: what has many addresses pushes only its own pages out. */
const BYTES_OF_A_KIND = 4 * 1024 * 1024;
const KINDS_KEPT = 64;
const KEPT_FOR_MS = 60_000;

export interface CachedPage {
  /** Bytes that it takes, in all encodings. */
  size: number;
}

interface Entry<Page> {
  page: Page;
  version: string;
  drawnAt: number;
}

/**
 * Pages in memory, for a minute and as long as the version of what they show is the same. Requests for a page that is being
 * drawn wait for it together.
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
    /** The page of a key, drawn where there is none of this version. Rejects where it cannot be drawn. */
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
