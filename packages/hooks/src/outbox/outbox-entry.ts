import { ApiError, type ApiErrorKind } from '@vitrine/api';

/** The reason why the server did not take an entry, as plain data. */
export interface OutboxFailure {
  kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  status: number;
  code?: string | undefined;
  /** The part of the entry that failed, such as a file's key, if the server named one. */
  about?: string | undefined;
  /** The server's own text, if any. */
  text?: string | undefined;
}

/** A text that the viewer sent and the server has not confirmed. */
export interface OutboxEntry<Draft> {
  /** Kept for every try, so that a server can recognize a repeat. */
  clientId: string;
  /** Key of the thread, such as the id of a post or a room. Entries of a thread are sent in order. */
  thread: string;
  draft: Draft;
  /** Creation time, in milliseconds since 1970. */
  at: number;
  /**
   * Server id of the item below which the entry was written. The entry stays there, even if newer items
   * arrive.
   */
  after?: string | undefined;
  status: 'waiting' | 'sending' | 'failed';
  failure?: OutboxFailure | undefined;
}

/** `crypto.randomUUID` is missing on pages without TLS. */
export const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export function failureOf(error: unknown): OutboxFailure {
  if (!(error instanceof ApiError)) return { kind: 'network', status: 0 };
  const { kind, status, code, about, message, fromServer } = error;
  const text = fromServer ? message : undefined;
  return { kind, status, code, text, ...(about === undefined ? {} : { about }) };
}

/**
 * Whether later entries of the thread wait for this one: a refusal concerns one entry, other failures would
 * hit the next too.
 */
export const holdsUp = ({ failure }: Pick<OutboxEntry<unknown>, 'failure'>): boolean =>
  failure === undefined || failure.status === 0 || failure.status >= 500 || TO_COME[failure.status] === true;

/** Whether the outcome of a failed entry is unknown, so the server may have it. */
export const mayHaveArrived = ({ failure }: OutboxEntry<unknown>): boolean =>
  failure === undefined || failure.kind !== 'http' || failure.status >= 500;

/** HTTP statuses of refusals that end after a sign-in or a pause. */
const TO_COME: Record<number, boolean> = { 401: true, 408: true, 429: true };

/** Validates stored entries and leaves out invalid ones. Entries that were being sent are sent again. */
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

export const isFailure = (kept: unknown): kept is OutboxFailure => {
  if (typeof kept !== 'object' || kept === null) return false;
  const { kind, status, code, text } = kept as Partial<OutboxFailure>;
  const isText = (given: unknown) => given === undefined || typeof given === 'string';
  return typeof kind === 'string' && typeof status === 'number' && isText(code) && isText(text);
};

/** A shown entry of a thread: the server's item, or an entry that the server has not confirmed. */
export type Threaded<Item, Draft> =
  | { key: string; item: Item; entry?: undefined }
  | { key: string; entry: OutboxEntry<Draft>; item?: undefined };

/**
 * Merges entries into the server's items, matched by client id. An entry stays below the item it was written
 * below, else at the end. Its key stays the same when it becomes an item.
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
