import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { keptKey, readJson } from '../storage/storage.ts';

/** What somebody has begun to write, by what it is for. */
export interface Drafts<Draft> {
  /** Undefined where nothing was begun; the same object as long as nothing changes. */
  get(thing: string): Draft | undefined;
  /** Keeps a draft; undefined forgets it. */
  set(thing: string, draft: Draft | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** What an area says of its drafts. */
export interface DraftsPlan<Draft> {
  /** A name of its own; drafts are stored under it. */
  kind: string;
  /** Reads a draft out of the storage, which may hold anything; undefined unless it is one. */
  draftFrom(kept: unknown): Draft | undefined;
}

/** More than anybody goes back to: the oldest go. */
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
 * Defines drafts, once, at the top of a module: what is typed is kept over closing, a reload and a sign-in, and goes with the person. What a
 * guest wrote goes over to who signs in.
 */
export const defineDrafts = <Draft>(plan: DraftsPlan<Draft>): ((services: Services) => Drafts<Draft>) =>
  attached((services) => createDrafts(services, plan));

function createDrafts<Draft>(
  { session, sessionStorage }: Services,
  { kind, draftFrom }: DraftsPlan<Draft>,
): Drafts<Draft> {
  const changed = createEmitter();
  const key = (whose: string | undefined) => keptKey(`drafts-${kind}`, whose);
  let owner = viewerOf(session.getState());
  let drafts = stored(owner);

  function stored(whose: string | undefined): Map<string, Draft> {
    const kept = readJson(sessionStorage, key(whose), isKept)?.drafts ?? [];
    return new Map(
      kept.flatMap(([thing, read]) => {
        const draft = draftFrom(read);
        return draft === undefined ? [] : [[thing, draft] as const];
      }),
    );
  }

  function become(next: ReadonlyMap<string, Draft>): void {
    drafts = new Map([...next].slice(-KEPT));
    const kept: Kept = { version: 1, drafts: [...drafts] };
    if (drafts.size === 0) sessionStorage.remove(key(owner));
    else sessionStorage.set(key(owner), JSON.stringify(kept));
    changed.emit();
  }

  function takeOver(): void {
    const asGuest = owner === undefined ? new Map<string, Draft>() : stored(undefined);
    drafts = stored(owner);
    if (asGuest.size > 0) {
      sessionStorage.remove(key(undefined));
      become(new Map([...drafts, ...asGuest]));
    } else changed.emit();
  }

  takeOver();
  // Before what was blocked is carried out for who comes, which may be what was written here.
  session.onIdentityChange(() => {
    const viewer = viewerOf(session.getState());
    if (viewer === owner) return;
    owner = viewer;
    takeOver();
  });

  return {
    get: (thing) => drafts.get(thing),
    set(thing, draft) {
      const rest = [...drafts].filter(([other]) => other !== thing);
      become(new Map(draft === undefined ? rest : [...rest, [thing, draft]]));
    },
    subscribe: (listener) => changed.on(listener),
  };
}
