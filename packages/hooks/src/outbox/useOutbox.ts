import { useSyncExternalStore } from 'react';
import type { Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** Returns the live entries of an outbox. */
export const useOutbox = <Draft>(
  outbox: Pick<Outbox<Draft, unknown>, 'subscribe' | 'entries'>,
): readonly OutboxEntry<Draft>[] => useSyncExternalStore(outbox.subscribe, outbox.entries, outbox.entries);
