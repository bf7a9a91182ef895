import type { Clock } from '../clock.ts';
import { createTurns } from '../concurrency/turns.ts';
import { compressed, type Encoding } from '../http/compression.ts';
import type { Log } from '../http/log.ts';
import type { Suggestions } from '../search/suggestions.service.ts';
import { createPageCache } from './page-cache.ts';
import type { Drawing, DrawRequest, LayoutClass, PageRenderer } from './page-renderer.ts';
import type { WebBuild } from './web-build.ts';

/** A page that takes longer than this is left to the browser. */
export const LONGEST_DRAWING_MS = 1000;
/** Drawing takes the one thread that answers everybody. */
const AT_A_TIME = 2;
/** Pages of addresses that anybody can make up wait for their turn in a line of this length. */
const MADE_UP_IN_LINE = 8;

export interface PageWanted {
  /** Path and those parameters that the page knows. */
  address: string;
  /** Names the pages that are kept together: the route, and the host that the document names. */
  kind: string;
  /** Whether there are as many such addresses as somebody likes to make up. */
  isMadeUp: boolean;
  layout: LayoutClass;
  isFrame: boolean;
  /** Whether it may be kept: what shows something that the version does not tell of may not. */
  isKept: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A document with its page in it. */
export class DrawnDocument {
  readonly #html: Bytes;
  readonly #encoded = new Map<Encoding, Promise<Bytes>>();

  constructor(html: string) {
    this.#html = new TextEncoder().encode(html);
  }

  /** Twice what it takes as it is, which leaves room for both encodings. */
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
  /** Answers the calls of pages, for guests. */
  ask: typeof globalThis.fetch;
  /** A text that changes whenever something that pages show was changed, added or taken away. */
  shownVersion: () => Promise<string>;
  /** What every document tells of the shop. */
  suggestions: () => Promise<Suggestions>;
  /** Milliseconds after which a page is left to the browser. */
  longestMs: number;
  clock: Clock;
  log: Log;
}

export type DrawnPages = ReturnType<typeof createDrawnPages>;

/** Draws pages with the renderer of the build, and keeps what it drew. Gives none where that fails or takes too long. */
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
    // Within the turn as well, so that a page that never ends does not keep its place for good.
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

/** The address without what was searched for, which is nobody's business. */
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
    // It may still end, and fail, when nobody waits for it any more.
    task.catch(() => undefined);
  }
}
