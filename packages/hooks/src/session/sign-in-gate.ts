import { createEmitter } from '../emitter/emitter.ts';
import { readJson, type Storage } from '../storage/storage.ts';
import type { Session } from './session.ts';

/**
 * The reason for asking a person to sign in. Areas define their own kinds; pages turn them into a message.
 * `expired`: the session has expired. `page`: a navigation item that is not for guests, by its label.
 */
export interface SignInReason {
  kind: string;
  /** Details for the message, such as a username. */
  [detail: string]: string;
}

/** The action that a guest wanted, as data that survives the pages of the sign-in. */
export interface BlockedAction {
  /** Selects the handler: see `SignInGate.onCarryOut`. */
  kind: string;
  payload: unknown;
  /** Id of the person whose session ended during the action, which is carried out only for them. */
  by?: string | undefined;
}

/** Asks guests to sign in, and carries out their blocked action once afterwards. */
export interface SignInGate {
  getReason(): SignInReason | undefined;
  subscribe(listener: () => void): () => void;
  /**
   * Opens the question. If a question of the same kind is open, the action joins its blocked actions. Actions
   * blocked by another question are forgotten. With `onlyJoins`, nothing is asked: without such a question, the
   * action is forgotten.
   */
  ask(reason: SignInReason, blocked?: BlockedAction, onlyJoins?: boolean): void;
  /**
   * To be called when the person goes on to sign in: closes the question, and keeps the blocked actions, also
   * those of the same kind that come later.
   */
  proceed(): void;
  /** To be called when the person declines: closes the question, and forgets the blocked action. */
  dismiss(): void;
  /**
   * To be called when the question's page is left. Works as `dismiss`, but the question after an expired
   * session stays open.
   */
  leavePage(): void;
  /**
   * To be called when a guest leaves the sign-in page: forgets the blocked action, unless a question is open.
   */
  forget(): void;
  /**
   * Registers the handler of a kind of blocked action. If the person has already signed in, a waiting action
   * is carried out now. The payload comes from storage, so it may be anything.
   */
  onCarryOut(kind: string, carryOut: (payload: unknown) => void): () => void;
}

const KEY = 'blockedAction';
const WORTH_DOING_FOR_MS = 60 * 60 * 1000;

interface Waiting extends BlockedAction {
  at: number;
  /** Whether the person has signed in, and only the handler is missing. */
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
  /** Whether the person went on to sign in. */
  let isAnswered = false;

  const show = (next: SignInReason | undefined) => {
    if (next === reason) return;
    isAnswered &&= next?.kind === reason?.kind;
    reason = next;
    changed.emit();
  };

  const waitingActions = () => readJson(storage, KEY, isWaitingList) ?? [];

  function keepWaiting(waiting: readonly Waiting[]): void {
    if (waiting.length === 0) storage.remove(KEY);
    else storage.set(KEY, JSON.stringify(waiting));
  }

  /** Released actions stay: they only wait for their handler. */
  const forgetBlocked = () => keepWaiting(waitingActions().filter(({ isReleased }) => isReleased));

  // Uses an emitter, so that an action that throws does not stop the next one.
  released.on(({ kind, payload }) => carryOuts.get(kind)?.(payload));

  /**
   * Carries out the actions of the signed-in person. Actions without a handler wait for it, for that person
   * only. Other people's actions, and those older than an hour, are forgotten.
   */
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
      if (state.expired && !reason) show({ kind: 'expired' });
      return;
    }
    show(undefined);
    release();
  });

  const decline = () => {
    forgetBlocked();
    show(undefined);
  };

  return {
    getReason: () => (isAnswered ? undefined : reason),
    subscribe: (listener) => changed.on(listener),
    ask(next, blocked, onlyJoins) {
      if (reason?.kind !== next.kind) {
        if (onlyJoins) return;
        forgetBlocked();
      }
      isAnswered &&= onlyJoins === true;
      if (blocked) keepWaiting([...waitingActions(), { ...blocked, at: now() }]);
      show(next);
    },
    proceed() {
      isAnswered = true;
      changed.emit();
    },
    dismiss: decline,
    leavePage() {
      if (reason && reason.kind !== 'expired' && !isAnswered) decline();
    },
    forget() {
      if ((!reason || isAnswered) && session.getState().status === 'guest') decline();
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
