import { type Client, outcomeIsUnknown } from '@vitrine/api';
import type { Attachment, Attachments } from '../attachments/attachments.ts';
import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import type { SignInReason } from '../session/sign-in-gate.ts';
import { keptKey, readJson } from '../storage/storage.ts';
import {
  entriesFrom,
  failureOf,
  holdsUp,
  mayHaveArrived,
  newClientId,
  type OutboxEntry,
  type OutboxFailure,
} from './outbox-entry.ts';

/** An area's description of things that a person writes: comments, messages. */
export interface OutboxPlan<Draft, Sent, About = never> {
  /** Unique; unconfirmed entries are stored under it. */
  kind: string;
  /**
   * Sends an entry. A repeat with the same client id must create no second item. The call should outlive the
   * page (`keepalive`).
   */
  send(
    api: Client,
    entry: Pick<OutboxEntry<Draft>, 'clientId' | 'thread' | 'draft'> & {
      /** The entry's uploaded files; empty if the plan has no attachments. */
      attachments: readonly Attachment<About>[];
    },
    viewer: string,
  ): Promise<Sent>;
  /**
   * Reads the server's item for an entry whose answer was lost or unreadable; undefined if the server has
   * none. Without `read`, such an entry counts as failed until it is retried.
   */
  read?(
    api: Client,
    entry: Pick<OutboxEntry<Draft>, 'clientId' | 'thread' | 'draft'>,
    viewer: string,
  ): Promise<Sent | undefined>;
  /** Validates a stored draft; undefined if invalid. */
  draftFrom(kept: unknown): Draft | undefined;
  /** The reason to sign in given to guests, whose entry is sent afterwards. */
  reason: SignInReason;
  /**
   * Files by the entry's client id, uploaded before the entry is sent. They are forgotten when it is sent or
   * removed, unless `isKept`: then the area forgets them itself.
   */
  attachments?: { of: (services: Services) => Attachments<About>; isKept?: boolean | undefined } | undefined;
}

/** A sent item, and its entry. */
export interface Delivery<Draft, Sent> {
  entry: OutboxEntry<Draft>;
  sent: Sent;
}

/** The outcome of an entry. `gone`: it was removed, or its author has signed out. */
export type OutboxOutcome = 'sent' | 'failed' | 'gone';

/** A person's entries that the server has not confirmed. */
export interface Outbox<Draft, Sent> {
  /** Waiting, sending and failed entries, oldest first; the same array until something changes. */
  entries(): readonly OutboxEntry<Draft>[];
  subscribe(listener: () => void): () => void;
  /**
   * Adds an entry at the end of its thread. If it equals the last one and follows within a second, it is
   * ignored as a double press.
   *
   * @param after Server id of the item above it.
   * @param clientId Id of an earlier try, or of its attachments; a new one by default.
   * @returns False for guests, whose entry is sent after the sign-in.
   */
  add(thread: string, draft: Draft, after?: string, clientId?: string): boolean;
  /** Sends a failed entry again, with the same client id. */
  retry(clientId: string): void;
  /** Removes an entry, unless its request is in flight. */
  remove(clientId: string): void;
  /** Resolves to the outcome of an entry's present try. If no entry has this client id, to `gone` at once. */
  outcomeOf(clientId: string): Promise<OutboxOutcome>;
  /** Subscribes to entries added in this tab, also after a sign-in. */
  onAdded(listener: (entry: OutboxEntry<Draft>) => void): () => void;
  /** Called with a delivered entry before it leaves `entries`. */
  onDelivered(listener: (delivery: Delivery<Draft, Sent>) => void): () => void;
}

/** An equal entry within this time is a double press. */
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
 * Defines an outbox, once, at the top of a module. Each thread sends one entry at a time, in order. A failed
 * entry stays in place until it is retried or removed. Entries survive a reload, and are dropped when their
 * author signs out.
 *
 * ```ts
 * const messages = defineOutbox<string, Message>({ kind: 'message', send: …, draftFrom: …, reason: { kind: 'message' } });
 * messages(useServices()).add(roomId, 'Hello');
 * ```
 */
export const defineOutbox = <Draft, Sent, About = never>(
  plan: OutboxPlan<Draft, Sent, About>,
): ((services: Services) => Outbox<Draft, Sent>) => attached((services) => createOutbox(services, plan));

function createOutbox<Draft, Sent, About>(
  services: Services,
  { kind, send, read, draftFrom, reason, attachments }: OutboxPlan<Draft, Sent, About>,
): Outbox<Draft, Sent> {
  const { api, backgroundApi, session, lifetimes, sessionStorage, signInGate, onLeaving, onNetworkBack } =
    services;
  const files = attachments?.of(services);
  const forgetFiles = (clientId: string) => attachments?.isKept || files?.forget(clientId);
  const changed = createEmitter();
  const added = createEmitter<[OutboxEntry<Draft>]>();
  const delivered = createEmitter<[Delivery<Draft, Sent>]>();
  const underWay = new Map<string, Promise<void>>();
  /** Client ids of entries whose request is in flight; their files are already uploaded. */
  const onTheirWay = new Set<string>();
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

  /** Waiting entries, except those behind a failed entry that must be retried first. */
  function free(): OutboxEntry<Draft>[] {
    const held = new Set(
      entries.filter((entry) => entry.status === 'failed' && holdsUp(entry)).map(threadOf),
    );
    return entries.filter((entry) => entry.status === 'waiting' && !held.has(entry.thread));
  }

  /** Sends the first entry of each thread that has no request in flight. */
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
    forgetFiles(entry.clientId);
  }

  /** Asks the server for failed entries that may have arrived. Those it has count as delivered. */
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
    // Excludes an entry that was removed and added again with the same client id.
    const isSame = (other: OutboxEntry<Draft>) => other.clientId === clientId && other.at === entry.at;
    const isTheirs = () => owner === sender && entries.some(isSame);
    const fail = (failure: OutboxFailure) => {
      if (isTheirs()) change(clientId, { status: 'failed', failure });
    };
    const sendOrRead = async (sentWith: readonly Attachment<About>[]) => {
      try {
        return await send(api, { ...entry, attachments: sentWith }, sender ?? '');
      } catch (error) {
        const isAsked = read && outcomeIsUnknown(error) && isTheirs();
        const held = isAsked
          ? await read(backgroundApi, entry, sender ?? '').catch(() => undefined)
          : undefined;
        if (held === undefined) throw error;
        return held;
      }
    };
    const arrive = async (): Promise<void> => {
      const uploading = files?.uploaded(clientId) ?? [];
      // Without uploads, nothing is awaited: the page may be about to close.
      const uploaded = uploading instanceof Promise ? await uploading : uploading;
      if (!isTheirs()) return;
      const unsent = uploaded.find(({ failure, of }) => failure && of === undefined)?.failure;
      if (unsent) return fail(unsent);
      onTheirWay.add(clientId);
      const sending = sendOrRead(uploaded.filter(({ key }) => key !== undefined));
      try {
        const sent = await sending.finally(() => onTheirWay.delete(clientId));
        if (isTheirs()) deliver(entry, sent);
      } catch (error) {
        const failure = failureOf(error);
        if (isTheirs() && files?.refuse(clientId, failure)) return arrive();
        fail(failure);
      }
    };
    const over = arrive().finally(() => {
      underWay.delete(clientId);
      go();
    });
    underWay.set(clientId, over);
    return over;
  }

  lifetimes.ofPerson({
    load(viewer) {
      owner = viewer;
      entries = stored();
      changed.emit();
    },
  });
  session.subscribe(() => {
    if (session.getState().status !== 'authenticated') return;
    // A sign-in sends the entries that an expired session stopped.
    for (const { clientId, failure } of entries) if (failure?.status === 401) again(clientId);
    go();
  });

  function accept(thread: string, draft: Draft, after?: string, clientId = newClientId()): void {
    const last = entries.findLast((entry) => entry.thread === thread);
    const isSame = last && JSON.stringify(last.draft) === JSON.stringify(draft);
    if (isSame && Date.now() - last.at < DOUBLE_PRESS_MS) return;
    const entry = {
      clientId,
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
    const { thread, draft: kept, after, clientId } = (payload ?? {}) as Record<string, unknown>;
    const draft = draftFrom(kept);
    const text = (given: unknown) => (typeof given === 'string' ? given : undefined);
    if (typeof thread === 'string' && draft !== undefined) accept(thread, draft, text(after), text(clientId));
  });

  onNetworkBack(askOfUncertain);

  // When the page closes or the person signs out, waiting entries are sent at once, in order.
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
      // A delivery is reported before the entry is removed.
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
    add(thread, draft, after, clientId) {
      const state = session.getState();
      if (state.status === 'authenticated') {
        accept(thread, draft, after, clientId);
        return true;
      }
      const by = state.expired?.userId;
      const blocked = { kind, payload: { thread, draft, after, clientId }, ...(by ? { by } : {}) };
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
      if (onTheirWay.has(clientId)) return;
      become(without(clientId));
      forgetFiles(clientId);
      go();
    },
    outcomeOf,
    onAdded: (listener) => added.on(listener),
    onDelivered: (listener) => delivered.on(listener),
  };
}

const threadOf = ({ thread }: OutboxEntry<unknown>) => thread;
