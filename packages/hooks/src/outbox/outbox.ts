import { type Client, outcomeIsUnknown } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import type { SignInReason } from '../session/sign-in-gate.ts';
import { keptKey, readJson } from '../storage/storage.ts';
import { newClientId } from './client-id.ts';
import { entriesFrom, failureOf, holdsUp, mayHaveArrived, type OutboxEntry } from './outbox-entry.ts';

/** What an area says of things that a person writes: comments, messages. */
export interface OutboxPlan<Draft, Sent> {
  /** A name of its own; what waits is stored under it. */
  kind: string;
  /** Tells the server; a repeat under the same client id must make no second one. The call should outlive the page (`keepalive`). */
  send(
    api: Client,
    entry: Pick<OutboxEntry<Draft>, 'clientId' | 'thread' | 'draft'>,
    viewer: string,
  ): Promise<Sent>;
  /**
   * Reads the server's item for an entry whose answer was lost or unreadable; undefined if it has none. Without it,
   * such an entry counts as failed until it is retried.
   */
  read?(
    api: Client,
    entry: Pick<OutboxEntry<Draft>, 'clientId' | 'thread' | 'draft'>,
    viewer: string,
  ): Promise<Sent | undefined>;
  /** Reads a draft out of a storage, which may hold anything; undefined unless it is one. */
  draftFrom(kept: unknown): Draft | undefined;
  /** Why guests are asked to sign in; what they wrote is sent once afterwards. */
  reason: SignInReason;
}

/** What was sent, and what it was before. */
export interface Delivery<Draft, Sent> {
  entry: OutboxEntry<Draft>;
  sent: Sent;
}

/** What became of an entry. `gone`: it was deleted, or its person has left. */
export type OutboxOutcome = 'sent' | 'failed' | 'gone';

/** What a person wrote and the server does not have yet. */
export interface Outbox<Draft, Sent> {
  /** What waits, the oldest first; the same array as long as nothing changes. */
  entries(): readonly OutboxEntry<Draft>[];
  subscribe(listener: () => void): () => void;
  /**
   * Sends something, after what waits in the same thread already. The same once more at the next moment is a double press, and changes nothing.
   *
   * @param after The server's id of what it is written below.
   * @returns Whether it goes: not for guests, who are asked to sign in and have it sent then.
   */
  add(thread: string, draft: Draft, after?: string): boolean;
  /** Sends what failed once more, under the same client id. */
  retry(clientId: string): void;
  /** Takes out what failed or waits; what is on its way stays. */
  remove(clientId: string): void;
  /** Resolves when it is decided what becomes of an entry, for this try; to `gone` at once where there is none. */
  outcomeOf(clientId: string): Promise<OutboxOutcome>;
  /** Told of what was just taken in here, after a sign-in too. */
  onAdded(listener: (entry: OutboxEntry<Draft>) => void): () => void;
  /** Told of everything that the server has taken in, before it is gone from `entries`. */
  onDelivered(listener: (delivery: Delivery<Draft, Sent>) => void): () => void;
}

/** Milliseconds within which the same once more is a double press. */
export const DOUBLE_PRESS_MS = 1000;

interface Kept {
  version: 1;
  entries: unknown[];
}

const isKept = (read: unknown): read is Kept =>
  typeof read === 'object' &&
  read !== null &&
  (read as Partial<Kept>).version === 1 &&
  Array.isArray((read as Partial<Kept>).entries);

/**
 * Defines an outbox, once, at the top of a module. One request of a thread is under way at a time, in order; what failed stays where it
 * is until it is tried again or deleted; all of it is kept over a reload, and goes with the person.
 *
 * ```ts
 * const messages = defineOutbox<string, Message>({ kind: 'message', send: …, draftFrom: …, reason: { kind: 'message' } });
 * messages(useServices()).add(roomId, 'Hello');
 * ```
 */
export const defineOutbox = <Draft, Sent>(
  plan: OutboxPlan<Draft, Sent>,
): ((services: Services) => Outbox<Draft, Sent>) => attached((services) => createOutbox(services, plan));

function createOutbox<Draft, Sent>(
  { api, backgroundApi, session, sessionStorage, signInGate, onLeaving, onNetworkBack }: Services,
  { kind, send, read, draftFrom, reason }: OutboxPlan<Draft, Sent>,
): Outbox<Draft, Sent> {
  const changed = createEmitter();
  const added = createEmitter<[OutboxEntry<Draft>]>();
  const delivered = createEmitter<[Delivery<Draft, Sent>]>();
  const underWay = new Map<string, Promise<void>>();
  let owner = viewerOf(session.getState());
  let entries = stored();

  function stored(): readonly OutboxEntry<Draft>[] {
    if (owner === undefined) return [];
    return entriesFrom(readJson(sessionStorage, keptKey(kind, owner), isKept)?.entries ?? [], draftFrom);
  }

  function become(next: readonly OutboxEntry<Draft>[]): void {
    entries = next;
    const key = keptKey(kind, owner);
    const kept: Kept = { version: 1, entries: [...entries] };
    if (entries.length === 0) sessionStorage.remove(key);
    else sessionStorage.set(key, JSON.stringify(kept));
    changed.emit();
  }

  const change = (clientId: string, to: Partial<OutboxEntry<Draft>>) =>
    become(entries.map((entry) => (entry.clientId === clientId ? { ...entry, ...to } : entry)));
  const again = (clientId: string) => change(clientId, { status: 'waiting', failure: undefined });
  const without = (clientId: string) => entries.filter((entry) => entry.clientId !== clientId);

  /** What waits and may leave: not behind what has to be tried again first. */
  function free(): OutboxEntry<Draft>[] {
    const held = new Set(
      entries.filter((entry) => entry.status === 'failed' && holdsUp(entry)).map(threadOf),
    );
    return entries.filter((entry) => entry.status === 'waiting' && !held.has(entry.thread));
  }

  /** Lets the first of each thread leave in which nothing is under way. */
  function go(): void {
    if (session.getState().status !== 'authenticated') return;
    const busy = new Set(entries.filter(({ status }) => status === 'sending').map(threadOf));
    for (const entry of free()) {
      if (!busy.has(entry.thread)) void leave(entry);
      busy.add(entry.thread);
    }
  }

  function deliver(entry: OutboxEntry<Draft>, sent: Sent): void {
    delivered.emit({ entry, sent });
    become(without(entry.clientId));
  }

  /** Asks the server for failed entries of unknown outcome; those that it has count as delivered. */
  function askOfUncertain(): void {
    const asker = owner;
    if (!read || asker === undefined || session.getState().status !== 'authenticated') return;
    for (const entry of entries) {
      if (entry.status !== 'failed' || !mayHaveArrived(entry)) continue;
      read(backgroundApi, entry, asker).then(
        (sent) => {
          const isHere = owner === asker && entries.some(({ clientId }) => clientId === entry.clientId);
          if (sent === undefined || !isHere) return;
          deliver(entry, sent);
          go();
        },
        () => undefined,
      );
    }
  }

  function leave(entry: OutboxEntry<Draft>): Promise<void> {
    const { clientId } = entry;
    const sender = owner;
    change(clientId, { status: 'sending' });
    const isTheirs = () => owner === sender && entries.some((other) => other.clientId === clientId);
    const sendOrRead = async () => {
      try {
        return await send(api, entry, sender ?? '');
      } catch (error) {
        const isAsked = read && outcomeIsUnknown(error) && isTheirs();
        const held = isAsked
          ? await read(backgroundApi, entry, sender ?? '').catch(() => undefined)
          : undefined;
        if (held === undefined) throw error;
        return held;
      }
    };
    const arrival = sendOrRead().then(
      (sent) => {
        if (isTheirs()) deliver(entry, sent);
      },
      (error: unknown) => {
        if (isTheirs()) change(clientId, { status: 'failed', failure: failureOf(error) });
      },
    );
    const over = arrival.finally(() => {
      underWay.delete(clientId);
      go();
    });
    underWay.set(clientId, over);
    return over;
  }

  // Before what was blocked is carried out for who comes.
  session.onIdentityChange(() => {
    const viewer = viewerOf(session.getState());
    if (viewer === owner) return;
    owner = viewer;
    entries = stored();
    changed.emit();
  });
  session.subscribe(() => {
    if (session.getState().status !== 'authenticated') return;
    // Who signs in again after the session ended by itself has what it held up sent.
    for (const { clientId, failure } of entries) if (failure?.status === 401) again(clientId);
    go();
  });

  function accept(thread: string, draft: Draft, after?: string): void {
    const last = entries.findLast((entry) => entry.thread === thread);
    const isSame = last && JSON.stringify(last.draft) === JSON.stringify(draft);
    if (isSame && Date.now() - last.at < DOUBLE_PRESS_MS) return;
    const entry = {
      clientId: newClientId(),
      thread,
      draft,
      after,
      at: Date.now(),
      status: 'waiting',
    } as const;
    become([...entries, entry]);
    added.emit(entry);
    go();
  }

  signInGate.onCarryOut(kind, (payload) => {
    const { thread, draft: kept, after } = (payload ?? {}) as Record<string, unknown>;
    const draft = draftFrom(kept);
    if (typeof thread === 'string' && draft !== undefined) {
      accept(thread, draft, typeof after === 'string' ? after : undefined);
    }
  });

  onNetworkBack(askOfUncertain);

  // The page or the person goes: what waits leaves at once, in order, behind what is under way.
  onLeaving(async () => {
    if (session.getState().status === 'authenticated') {
      for (const entry of free()) void leave(entry);
    }
    await Promise.allSettled([...underWay.values()]);
  });

  function outcomeOf(clientId: string): Promise<OutboxOutcome> {
    return new Promise((resolve) => {
      const look = () => {
        const entry = entries.find((other) => other.clientId === clientId);
        if (!entry) end('gone');
        else if (entry.status === 'failed') end('failed');
      };
      // Listeners hear of the delivery before the entry is removed.
      const stops = [
        delivered.on(({ entry }) => entry.clientId === clientId && end('sent')),
        changed.on(look),
      ];
      function end(outcome: OutboxOutcome): void {
        for (const stop of stops) stop();
        resolve(outcome);
      }
      look();
    });
  }

  go();
  askOfUncertain();
  return {
    entries: () => entries,
    subscribe: (listener) => changed.on(listener),
    add(thread, draft, after) {
      const state = session.getState();
      if (state.status === 'authenticated') {
        accept(thread, draft, after);
        return true;
      }
      const by = state.expired?.userId;
      const blocked = { kind, payload: { thread, draft, after }, ...(by ? { by } : {}) };
      signInGate.ask(by ? { kind: 'expired' } : reason, blocked);
      return false;
    },
    retry(clientId) {
      if (entries.find((entry) => entry.clientId === clientId)?.status !== 'failed') return;
      if (session.getState().status !== 'authenticated') return signInGate.ask({ kind: 'expired' });
      again(clientId);
      go();
    },
    remove(clientId) {
      if (underWay.has(clientId)) return;
      become(without(clientId));
      go();
    },
    outcomeOf,
    onAdded: (listener) => added.on(listener),
    onDelivered: (listener) => delivered.on(listener),
  };
}

const threadOf = ({ thread }: OutboxEntry<unknown>) => thread;
