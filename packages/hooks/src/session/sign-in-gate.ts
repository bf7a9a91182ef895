import { createEmitter } from '../emitter/emitter.ts';
import { readJson, type Storage } from '../storage/storage.ts';
import type { Session } from './session.ts';

/**
 * Why a person is asked to sign in. Areas name kinds of their own, with details; pages turn them into a title and a message.
 * `expired`: the session ended by itself; `page`: an item of the navigation that is not for guests, by its label.
 */
export interface SignInReason {
  kind: string;
  /** What the message needs to know besides, such as a username. */
  [detail: string]: string;
}

/** What a guest wanted to do, as data, so that it outlives the pages of the sign-in. */
export interface BlockedAction {
  /** Names who carries it out: see `SignInGate.onCarryOut`. */
  kind: string;
  /** Stored as JSON. */
  payload: unknown;
  /** Id of the person whose session ended under the action: it is carried out for nobody else. */
  by?: string;
}

/** Asks guests to sign in, and afterwards carries out once what they wanted. */
export interface SignInGate {
  /** The open question, if there is one. */
  getReason(): SignInReason | undefined;
  subscribe(listener: () => void): () => void;
  /** Opens the question, or adds to it: what was blocked under the same kind of question is carried out, too. */
  ask(reason: SignInReason, blocked?: BlockedAction): void;
  /** Closes the question because the person goes on to sign in: the blocked action waits. */
  proceed(): void;
  /** Closes the question because the person declined: the blocked action is forgotten. */
  dismiss(): void;
  /** Closes the question because its page was left, as `dismiss` does. The question after an expired session stays open. */
  leavePage(): void;
  /** Forgets the blocked action because the guest left the sign-in page; does nothing while a question is open. */
  forget(): void;
  /**
   * Says how a kind of blocked action is carried out. If one waits because its area was not loaded at the sign-in, it is
   * carried out now. The payload comes from storage, so it may be anything.
   */
  onCarryOut(kind: string, carryOut: (payload: unknown) => void): () => void;
}

const KEY = 'blockedAction';
const WORTH_DOING_FOR_MS = 60 * 60 * 1000;

interface Waiting extends BlockedAction {
  at: number;
  /** Whether the person has signed in, and only the area that carries it out is missing. */
  isReleased?: boolean;
}

const isWaiting = (read: unknown): read is Waiting =>
  typeof read === 'object' && read !== null && 'kind' in read && 'at' in read && typeof read.at === 'number';

const isWaitingList = (read: unknown): read is Waiting[] => Array.isArray(read) && read.every(isWaiting);

export function createSignInGate(
  session: Session,
  storage: Storage,
  now: () => number = Date.now,
): SignInGate {
  const changed = createEmitter();
  const released = createEmitter<[BlockedAction]>();
  const carryOuts = new Map<string, (payload: unknown) => void>();
  let reason: SignInReason | undefined;

  const show = (next: SignInReason | undefined) => {
    if (next === reason) return;
    reason = next;
    changed.emit();
  };

  const waitingActions = () => readJson(storage, KEY, isWaitingList) ?? [];

  function keepWaiting(waiting: readonly Waiting[]): void {
    if (waiting.length === 0) storage.remove(KEY);
    else storage.set(KEY, JSON.stringify(waiting));
  }

  /** Forgets what was blocked under a question; what was released waits for its area only. */
  const forgetBlocked = () => keepWaiting(waitingActions().filter(({ isReleased }) => isReleased));

  // Through an emitter, so that an action that throws does not keep the next one from running.
  released.on(({ kind, payload }) => carryOuts.get(kind)?.(payload));

  /** Carries out what the signed-in person wanted. What no loaded area can carry out yet goes on waiting for that person. */
  function release(): void {
    const { userId } = session.getState();
    if (userId === undefined) return;
    const theirs = waitingActions().filter(
      ({ by = userId, at }) => by === userId && now() - at < WORTH_DOING_FOR_MS,
    );
    keepWaiting(
      theirs
        .filter(({ kind }) => !carryOuts.has(kind))
        .map((action) => ({ ...action, by: userId, isReleased: true })),
    );
    for (const action of theirs) if (carryOuts.has(action.kind)) released.emit(action);
  }

  session.subscribe(() => {
    const state = session.getState();
    if (state.status === 'guest') {
      if (state.expired && !state.expired.acknowledged && !reason) show({ kind: 'expired' });
      return;
    }
    show(undefined);
    release();
  });

  const answerNo = () => {
    if (!reason) return;
    forgetBlocked();
    session.acknowledgeExpiry();
    show(undefined);
  };

  return {
    getReason: () => reason,
    subscribe: (listener) => changed.on(listener),
    ask(next, blocked) {
      if (reason?.kind !== next.kind) forgetBlocked();
      if (blocked) keepWaiting([...waitingActions(), { ...blocked, at: now() }]);
      show(next);
    },
    proceed() {
      session.acknowledgeExpiry();
      show(undefined);
    },
    dismiss: answerNo,
    leavePage() {
      if (reason?.kind !== 'expired') answerNo();
    },
    forget() {
      if (!reason && session.getState().status === 'guest') forgetBlocked();
    },
    onCarryOut(kind, carryOut) {
      carryOuts.set(kind, carryOut);
      release();
      return () => {
        if (carryOuts.get(kind) === carryOut) carryOuts.delete(kind);
      };
    },
  };
}
