import type { Queries } from '../db/client.ts';

/** Ids of the subjects of an event, and other short texts that never change. */
type Ids = Record<string, string>;

export interface Event<About extends Ids = Ids> {
  /** Stored with undelivered events, so it must never change. */
  readonly name: string;
  /** Type of its ids; exists at compile time only. */
  readonly about?: About;
}

export const defineEvent = <About extends Ids>(name: string): Event<About> => ({ name });

/** A listener that runs in the transaction of the event: both succeed or both fail. */
export interface TransactionListener {
  kind: 'transaction';
  event: string;
  hear(tx: Queries, about: Ids): Promise<void>;
}

/**
 * A listener that one of the instances calls after the commit. Failed calls are retried a limited number of
 * times.
 */
export interface DurableListener {
  kind: 'durable';
  event: string;
  /** Stored with undelivered events, so it must never change. */
  name: string;
  hear(tx: Queries, abouts: readonly Ids[]): Promise<void>;
}

/** A listener that every instance calls some milliseconds after the commit, unless the hint is lost. */
export interface HintListener {
  kind: 'hint';
  event: string;
  hear(about: Ids): void;
}

export type Listener = TransactionListener | DurableListener | HintListener;

/** Listens in the transaction. `hear` must only write rows. If it fails, the event is rolled back. */
export const inTransaction = <About extends Ids>(
  { name: event }: Event<About>,
  hear: (tx: Queries, about: About) => Promise<void>,
): TransactionListener => ({ kind: 'transaction', event, hear: hear as TransactionListener['hear'] });

/**
 * Listens durably. After the commit, `hear` gets batches, perhaps more than once; over all instances, one
 * batch at a time. An event may be outdated by then, so `hear` reads the present state and stores it in the
 * given transaction. It sends nothing itself: mails, for example, go into a queue.
 */
export const durably = <About extends Ids>(
  name: string,
  { name: event }: Event<About>,
  hear: (tx: Queries, abouts: readonly About[]) => Promise<void>,
): DurableListener => ({ kind: 'durable', event, name, hear: hear as DurableListener['hear'] });

/** Listens to hints. Hints may be lost, so nothing may depend on one. */
export const byHint = <About extends Ids>(
  { name: event }: Event<About>,
  hear: (about: About) => void,
): HintListener => ({ kind: 'hint', event, hear: hear as HintListener['hear'] });
