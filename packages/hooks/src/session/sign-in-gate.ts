import { createEmitter } from '../emitter/emitter.ts';
import { readJson, type Storage } from '../storage/storage.ts';
import type { Session } from './session.ts';

/** Why a person is asked to sign in; pages turn it into a title and a message. */
export type SignInReason =
  | { kind: 'like' }
  /** A gated item of the navigation, by its label (D69). */
  | { kind: 'page'; label: string }
  | { kind: 'expired' }
  | { kind: 'feature' };

/** What a guest wanted to do, as data, so that it outlives the pages of the sign-in (D85). */
export interface BlockedAction {
  kind: string;
  payload: unknown;
}

/** Asks guests to sign in, and afterwards does once what they wanted (D85). */
export interface SignInGate {
  /** The open question, if there is one. */
  getReason(): SignInReason | undefined;
  subscribe(listener: () => void): () => void;
  ask(reason: SignInReason, blocked?: BlockedAction): void;
  /** Closes the question because the person goes on to sign in: the blocked action waits. */
  proceed(): void;
  /** Closes the question for good: the blocked action is forgotten. */
  dismiss(): void;
  /** How a kind of blocked action is carried out. */
  onCarryOut(kind: string, carryOut: (payload: unknown) => void): () => void;
}

const KEY = 'blockedAction';
const WORTH_DOING_FOR_MS = 60 * 60 * 1000;

interface Waiting extends BlockedAction {
  at: number;
}

const isWaiting = (read: unknown): read is Waiting =>
  typeof read === 'object' && read !== null && 'kind' in read && 'at' in read && typeof read.at === 'number';

export function createSignInGate(
  session: Session,
  storage: Storage,
  now: () => number = Date.now,
): SignInGate {
  const changed = createEmitter();
  const carryOuts = new Map<string, (payload: unknown) => void>();
  let reason: SignInReason | undefined;

  const show = (next: SignInReason | undefined) => {
    if (next === reason) return;
    reason = next;
    changed.emit();
  };

  session.subscribe(() => {
    const state = session.getState();
    if (state.status === 'guest') {
      if (state.expired && !state.expired.acknowledged && !reason) show({ kind: 'expired' });
      return;
    }
    show(undefined);
    const waiting = readJson(storage, KEY, isWaiting);
    storage.remove(KEY);
    if (waiting && now() - waiting.at < WORTH_DOING_FOR_MS) carryOuts.get(waiting.kind)?.(waiting.payload);
  });

  return {
    getReason: () => reason,
    subscribe: (listener) => changed.on(listener),
    ask(next, blocked) {
      if (blocked) storage.set(KEY, JSON.stringify({ ...blocked, at: now() } satisfies Waiting));
      else storage.remove(KEY);
      show(next);
    },
    proceed() {
      session.acknowledgeExpiry();
      show(undefined);
    },
    dismiss() {
      if (!reason) return;
      storage.remove(KEY);
      session.acknowledgeExpiry();
      show(undefined);
    },
    onCarryOut(kind, carryOut) {
      carryOuts.set(kind, carryOut);
      return () => carryOuts.delete(kind);
    },
  };
}
