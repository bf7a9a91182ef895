import { ApiError } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { type Reading, relationsToldBy, type WholeReading } from './relation.ts';

/** Requests unknown viewer state in batches, shared by all components. */
export interface Reader {
  /**
   * Asks about things for which a relation of the reading has no value. Ids wanted at one moment share calls
   * of at most `size` ids. Each thing is asked about once per sign-in, and again only after a failed call.
   * Fails silently.
   */
  want(ids: readonly string[]): void;
  /** The id that the server now uses for a thing. */
  idNow(id: string): string;
  /** Called after every successful answer. */
  subscribe(listener: () => void): () => void;
}

const readers = attached(() => new Map<object, Reader>());

export function readerOf<Answer, Item>(
  services: Services,
  reading: Reading<Answer> | WholeReading<Item>,
): Reader {
  const all = readers(services);
  const reader = all.get(reading) ?? createReader(services, reading);
  all.set(reading, reader);
  return reader;
}

function createReader<Answer, Item>(
  services: Services,
  reading: Reading<Answer> | WholeReading<Item>,
): Reader {
  const { lifetimes, relations, session } = services;
  const byIds = 'idOf' in reading ? reading : undefined;
  const { size = 1, atOnce = 1 } = byIds ?? {};
  const idsNow = new Map<string, string>();
  const changed = createEmitter();
  let ofSignIn = createQueue();
  lifetimes.ofSignIn(() => {
    ofSignIn = createQueue();
  });

  const idNow = (id: string) => idsNow.get(id) ?? id;

  function isKnown(id: string): boolean {
    if (!byIds) return relations.isWholeKnown(reading);
    if (byIds.isProvisional?.(id) && !idsNow.has(id)) return false;
    return relationsToldBy(byIds.key).every(
      (relation) => relations.of(relation).view(idNow(id)).value !== undefined,
    );
  }

  async function read(ids: readonly string[]): Promise<void> {
    if (!('idOf' in reading)) return void (await relations.loadWhole(reading));
    const { askedIdOf, idOf } = reading;
    for (const answer of await relations.askAbout(reading, ids)) {
      if (askedIdOf) idsNow.set(askedIdOf(answer), idOf(answer));
    }
  }

  function createQueue() {
    const queue = { want };
    const wanted = new Set<string>();
    const asked = new Set<string>();
    const unanswered = new Set<string>();
    let batches: (readonly string[])[] = [];
    let underWay = 0;

    function want(ids: readonly string[]): void {
      if (wanted.size === 0) queueMicrotask(askForWanted);
      for (const id of ids) wanted.add(id);
    }

    function askForWanted(): void {
      if (queue !== ofSignIn || session.getState().status === 'guest') return;
      const unknown = [...wanted].filter((id) => !isKnown(id));
      wanted.clear();
      const fresh = unknown.filter((id) => !asked.has(id));
      const again = unknown.filter((id) => unanswered.delete(id));
      for (const id of fresh) asked.add(id);
      // Separate batches, so that things that failed before do not delay new ones.
      batches = [...batchesOf(fresh, size), ...batches, ...batchesOf(again, size)];
      for (let free = atOnce - underWay; free > 0; free -= 1) void goOn();
    }

    /** Makes one call after another, until nothing is left to ask about. */
    async function goOn(): Promise<void> {
      underWay += 1;
      for (let ids = batches.shift(); ids; ids = batches.shift()) {
        try {
          await read(ids);
          changed.emit();
        } catch (error) {
          // If the error is not about these things alone, the remaining batches are dropped too. Dropped
          // things are asked about when they are wanted again.
          const left = isAboutTheseAlone(error) ? ids : [ids, ...batches.splice(0)].flat();
          for (const id of left) unanswered.add(id);
        }
      }
      underWay -= 1;
    }

    return queue;
  }

  return { want: (ids) => ofSignIn.want(ids), idNow, subscribe: changed.on };
}

/**
 * Batches start with the last ids, since the viewer has scrolled there. Single calls keep the given order.
 */
function batchesOf(ids: readonly string[], size: number): string[][] {
  if (size === 1) return ids.map((id) => [id]);
  const batches: string[][] = [];
  for (let end = ids.length; end > 0; end -= size) batches.push(ids.slice(Math.max(0, end - size), end));
  return batches;
}

const isAboutTheseAlone = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404, 410].includes(error.status);
