import { createTurns } from '../concurrency/turns.ts';
import { compressed, type Encoding } from '../http/compression.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { Suggestions } from '../product-search/suggestions.service.ts';
import { createPageCache } from './page-cache.ts';
import type { Drawing, DrawRequest, LayoutClass, PageRenderer } from './page-renderer.ts';
import type { WebBuild } from './web-build.ts';

/** Maximum milliseconds of rendering a page; after that, the browser renders it. */
export const LONGEST_DRAWING_MS = 1000;
/** Maximum pages rendered at the same time. Rendering occupies the only thread that answers requests. */
const AT_A_TIME = 2;
/** Maximum pages with made-up addresses that are rendered or wait for it. */
const MADE_UP_IN_LINE = 8;

export interface PageWanted {
  /** Path, with the parameters that the page knows. */
  address: string;
  /** Name of the page's group in the cache: the origin in the document, and the route. */
  kind: string;
  /** Whether visitors can make up any number of such addresses. */
  isMadeUp: boolean;
  layout: LayoutClass;
  isFrame: boolean;
  /** Public scheme and host of the site; part of `kind`. */
  origin: string;
  /** Whether the page may be cached: only if every change of its content changes `shownVersion`. */
  isKept: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

export class DrawnDocument {
  readonly #html: Bytes;
  readonly #encoded = new Map<Encoding, Promise<Bytes>>();

  constructor(html: string) {
    this.#html = new TextEncoder().encode(html);
  }

  /** Estimated bytes in all encodings: twice the plain size. */
  get size(): number {
    return this.#html.byteLength * 2;
  }

  bytes(encoding: Encoding | undefined): Promise<Bytes> | Bytes {
    if (!encoding) return this.#html;
    const kept =
      this.#encoded.get(encoding) ??
      compressed(this.#html, encoding, 'fast').then((bytes) => new Uint8Array(bytes));
    this.#encoded.set(encoding, kept);
    return kept;
  }
}

export interface DrawnPagesOptions {
  /** Answers API calls of pages, as for a guest. */
  ask: typeof globalThis.fetch;
  shownVersion: () => Promise<string>;
  suggestions: () => Promise<Suggestions>;
  longestMs: number;
  clock: Clock;
  log: Log;
}

export type DrawnPages = ReturnType<typeof createDrawnPages>;

/**
 * Renders pages with the renderer of the build, and caches some. The document is undefined if there is no
 * renderer, rendering fails or takes too long, or too many made-up addresses are waiting.
 */
export function createDrawnPages({
  ask,
  shownVersion,
  suggestions,
  longestMs,
  clock,
  log,
}: DrawnPagesOptions) {
  const turn = createTurns(AT_A_TIME);
  const caches = new WeakMap<WebBuild, ReturnType<typeof createPageCache<DrawnDocument>>>();
  let madeUpInLine = 0;

  function cacheOf(build: WebBuild) {
    const cache = caches.get(build) ?? createPageCache<DrawnDocument>(clock);
    caches.set(build, cache);
    return cache;
  }

  async function draw(
    renderer: PageRenderer,
    wanted: Omit<DrawRequest, 'fetch'> & Pick<PageWanted, 'isMadeUp'>,
  ): Promise<Drawing> {
    // The limit also applies within the turn, so that a page that never ends gives its place back.
    const inTurn = () => turn(() => within(longestMs, renderer.draw({ ...wanted, fetch: ask })));
    if (!wanted.isMadeUp) return inTurn();
    if (madeUpInLine >= MADE_UP_IN_LINE) throw new TooMany();
    madeUpInLine += 1;
    return inTurn().finally(() => {
      madeUpInLine -= 1;
    });
  }

  return {
    async document(
      build: WebBuild,
      wanted: PageWanted,
      toDocument: (drawing: Drawing, suggestions: Suggestions) => string,
    ): Promise<DrawnDocument | undefined> {
      const drawn = async (renderer: PageRenderer) => {
        const suggested = await suggestions();
        const drawing = await draw(renderer, { ...wanted, suggestions: suggested });
        const failed = drawing.answers.find(({ status }) => status >= 500);
        if (failed) throw new Error(`${failed.path} failed, so there is nothing to draw.`);
        return new DrawnDocument(toDocument(drawing, suggested));
      };
      try {
        const renderer = await build.renderer();
        if (!renderer) return undefined;
        const page = () => drawn(renderer);
        const key = `${wanted.address} ${wanted.layout}`;
        return await within(
          longestMs,
          wanted.isKept ? cacheOf(build).page(wanted.kind, key, await shownVersion(), page) : page(),
        );
      } catch (error) {
        if (!(error instanceof TooMany)) log.error('page not drawn', error, { path: pathOf(wanted.address) });
        return undefined;
      }
    },
  };
}

class TooMany extends Error {}

/** Omits the parameters, because searches must not get into the log. */
const pathOf = (address: string) => address.split('?')[0] ?? '';

async function within<Value>(ms: number, task: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page was not drawn within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
    // The task may still fail after the timeout, when nothing waits for it.
    task.catch(() => undefined);
  }
}
