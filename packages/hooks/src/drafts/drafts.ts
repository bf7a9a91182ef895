import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { keptKey, readJson } from '../storage/storage.ts';

/** Unsent texts and edits of a viewer, by thing. */
export interface Drafts<Draft> {
  /** Returns the same object until the draft changes. */
  get(thing: string): Draft | undefined;
  /** All drafts, last set at the end; the same array until something changes. */
  list(): readonly Draft[];
  /** Undefined removes the draft. */
  set(thing: string, draft: Draft | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** An area's description of its drafts. */
export interface DraftsPlan<Draft> {
  /** Unique; drafts are stored under it. */
  kind: string;
  /** Validates a stored draft; undefined if invalid. */
  draftFrom(kept: unknown): Draft | undefined;
  /**
   * Whether drafts outlive the tab and are shared by all tabs. If so, their storage name is the kind without
   * the prefix `drafts-`.
   */
  isLasting?: boolean | undefined;
}

/** Maximum number of drafts per kind; the oldest are dropped. */
const KEPT = 50;

interface Kept {
  version: 1;
  drafts: [thing: string, draft: unknown][];
}

const isKept = (read: unknown): read is Kept =>
  typeof read === 'object' &&
  read !== null &&
  (read as Partial<Kept>).version === 1 &&
  Array.isArray((read as Partial<Kept>).drafts) &&
  (read as Kept).drafts.every((pair) => Array.isArray(pair) && typeof pair[0] === 'string');

/**
 * Defines drafts, once, at the top of a module. They survive closing, a reload and a sign-in, and are dropped
 * when their owner signs out. A guest's drafts pass to the person who signs in.
 */
export const defineDrafts = <Draft>(plan: DraftsPlan<Draft>): ((services: Services) => Drafts<Draft>) =>
  attached((services) => createDrafts(services, plan));

function createDrafts<Draft>(
  { lifetimes, session, localStorage, sessionStorage }: Services,
  { kind, draftFrom, isLasting = false }: DraftsPlan<Draft>,
): Drafts<Draft> {
  const changed = createEmitter();
  const storage = isLasting ? localStorage : sessionStorage;
  const key = (whose: string | undefined) => keptKey(isLasting ? kind : `drafts-${kind}`, whose);
  let owner = viewerOf(session.getState());
  let drafts = stored(owner);
  let list = [...drafts.values()];

  function stored(whose: string | undefined): Map<string, Draft> {
    const kept = readJson(storage, key(whose), isKept)?.drafts ?? [];
    return new Map(
      kept.flatMap(([thing, read]) => {
        const draft = draftFrom(read);
        return draft === undefined ? [] : [[thing, draft] as const];
      }),
    );
  }

  function show(next: ReadonlyMap<string, Draft>): void {
    drafts = new Map(next);
    list = [...drafts.values()];
    changed.emit();
  }
  function become(next: readonly (readonly [string, Draft])[]): void {
    const kept = { version: 1, drafts: next.slice(-KEPT) };
    if (next.length === 0) storage.remove(key(owner));
    else storage.set(key(owner), JSON.stringify(kept));
    show(new Map(kept.drafts));
  }

  function takeOver(): void {
    const asGuest = owner === undefined ? new Map<string, Draft>() : stored(undefined);
    show(stored(owner));
    if (asGuest.size === 0) return;
    storage.remove(key(undefined));
    become([...new Map([...drafts, ...asGuest])]);
  }

  takeOver();
  lifetimes.ofPerson({
    load(viewer) {
      owner = viewer;
      takeOver();
    },
  });
  if (isLasting) {
    localStorage.onForeignChange((changedKey) => {
      if (changedKey === undefined || changedKey === key(owner)) show(stored(owner));
    });
  }

  return {
    get: (thing) => drafts.get(thing),
    list: () => list,
    set(thing, draft) {
      // Other tabs may have changed the stored drafts.
      const rest = [...(isLasting ? stored(owner) : drafts)].filter(([other]) => other !== thing);
      become(draft === undefined ? rest : [...rest, [thing, draft]]);
    },
    subscribe: (listener) => changed.on(listener),
  };
}
