import { inCart } from '../cart/in-cart.ts';
import { follow } from '../follow/follow.ts';
import { like } from '../likes/like.ts';
import type { Relation } from '../optimistic/relation.ts';
import type { RelationStore } from '../optimistic/relation-store.ts';
import type { Services } from '../services/services.ts';
import type { Live } from './live.ts';

/** Milliseconds in which changes are gathered for one call. */
const GATHER_MS = 300;
/** Milliseconds during which a hint of a change made in this tab may still come. */
const OWN_MS = 5000;

/** Reads likes, cart and follows again that changed in another tab or on another device. */
export function rereadRelations({ relations }: Services, live: Live): () => void {
  const stops = [
    rereading(like, relations.of(like)),
    rereading(inCart, relations.of(inCart)),
    rereading(follow, relations.of(follow)),
  ];

  function rereading<Item>(
    { kind, reading: told }: Relation<Item, boolean>,
    store: RelationStore<Item, boolean>,
  ): () => void {
    const own = new Map<string, number>();
    let changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function read(): void {
      const ids = [...changed];
      changed = new Set();
      timer = undefined;
      if (told) relations.askAbout(told.reading, ids).catch(() => undefined);
    }

    // The hint of this tab's own change tells nothing new.
    const stopSettled = store.onSettled(({ id }) => void own.set(id, Date.now()));
    const stopHints = live.on('changed', ({ of, id }) => {
      if (of !== kind || id === undefined) return;
      const isOwn = Date.now() - (own.get(id) ?? 0) < OWN_MS;
      own.delete(id);
      if (isOwn) return;
      changed.add(id);
      timer ??= setTimeout(read, GATHER_MS);
    });
    return () => {
      stopSettled();
      stopHints();
      clearTimeout(timer);
    };
  }

  return () => {
    for (const stop of stops) stop();
  };
}
