import { ApiError, type ApiErrorKind } from '@vitrine/api';

/** Why something was not taken in; plain data. */
export interface OutboxFailure {
  kind: ApiErrorKind;
  /** HTTP status; 0 where there was no answer. */
  status: number;
  /** The server's code, if it named one. */
  code?: string | undefined;
  /** Which of several things that were sent is meant, if the server named one. */
  about?: string | undefined;
  /** The server's own text, if it gave one. */
  text?: string | undefined;
}

/** Something that a person wrote and the server does not have yet. */
export interface OutboxEntry<Draft> {
  /** What the client calls it: kept for every try, so that a server can tell a repeat. */
  clientId: string;
  /** What it belongs to, such as a post or a room: entries of a thread leave in order. */
  thread: string;
  draft: Draft;
  /** When it was written; milliseconds since 1970. */
  at: number;
  /** The server's id of what it was written below: it stays there, whatever comes later. */
  after?: string | undefined;
  status: 'waiting' | 'sending' | 'failed';
  /** Why it failed. */
  failure?: OutboxFailure | undefined;
}

/** What is to be known of a failed call. */
export function failureOf(error: unknown): OutboxFailure {
  if (!(error instanceof ApiError)) return { kind: 'network', status: 0 };
  const { kind, status, code, about, message, fromServer } = error;
  const text = fromServer ? message : undefined;
  return { kind, status, code, text, ...(about === undefined ? {} : { about }) };
}

/** Whether what comes behind waits for it: a refusal is about one entry alone, all else would befall the next one as well. */
export const holdsUp = ({ failure }: Pick<OutboxEntry<unknown>, 'failure'>): boolean =>
  failure === undefined || failure.status === 0 || failure.status >= 500 || TO_COME[failure.status] === true;

/** Whether the server may have a failed entry, since its outcome is unknown. */
export const mayHaveArrived = ({ failure }: OutboxEntry<unknown>): boolean =>
  failure === undefined || failure.kind !== 'http' || failure.status >= 500;

/** What a server refuses for now: until a sign-in, or until a moment has passed. */
const TO_COME: Record<number, boolean> = { 401: true, 408: true, 429: true };

/** Reads entries out of a storage, which may hold anything: what is none is left out. What was on its way then goes once more. */
export function entriesFrom<Draft>(
  kept: readonly unknown[],
  draftFrom: (kept: unknown) => Draft | undefined,
): OutboxEntry<Draft>[] {
  return kept.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const {
      clientId,
      thread,
      at,
      after,
      status,
      failure,
      draft: given,
    } = entry as Partial<OutboxEntry<unknown>>;
    const draft = draftFrom(given);
    const isEntry = typeof clientId === 'string' && typeof thread === 'string' && typeof at === 'number';
    if (!isEntry || draft === undefined) return [];
    return [
      {
        clientId,
        thread,
        draft,
        at,
        ...(typeof after === 'string' ? { after } : {}),
        ...(status === 'failed'
          ? { status, failure: isFailure(failure) ? failure : undefined }
          : { status: 'waiting' }),
      },
    ];
  });
}

/** Whether something out of a storage is a failure. */
export const isFailure = (kept: unknown): kept is OutboxFailure => {
  if (typeof kept !== 'object' || kept === null) return false;
  const { kind, status, code, text } = kept as Partial<OutboxFailure>;
  const isText = (given: unknown) => given === undefined || typeof given === 'string';
  return typeof kind === 'string' && typeof status === 'number' && isText(code) && isText(text);
};

/** What is shown of a thread: what the server has, and what it does not have yet. */
export type Threaded<Item, Draft> =
  | { key: string; item: Item; entry?: undefined }
  | { key: string; entry: OutboxEntry<Draft>; item?: undefined };

/**
 * Puts what waits among what the server has: each once, told by the client's id first, and each entry below what it was
 * written below, else at the end. A key stays the same when an entry becomes an item.
 */
export function threaded<Item, Draft>(
  items: readonly Item[],
  entries: readonly OutboxEntry<Draft>[],
  { idOf, clientIdOf }: { idOf(item: Item): string; clientIdOf(item: Item): string | undefined },
): Threaded<Item, Draft>[] {
  const arrived = new Set(items.map(clientIdOf));
  const ids = new Set(items.map(idOf));
  const unsent = entries.filter(({ clientId }) => !arrived.has(clientId));
  const shown = (entry: OutboxEntry<Draft>) => ({ key: entry.clientId, entry });
  return [
    ...items.flatMap((item) => [
      { key: clientIdOf(item) ?? idOf(item), item },
      ...unsent.filter(({ after }) => after === idOf(item)).map(shown),
    ]),
    ...unsent.filter(({ after }) => after === undefined || !ids.has(after)).map(shown),
  ];
}
