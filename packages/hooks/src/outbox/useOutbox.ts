import { useSyncExternalStore } from 'react';
import type { Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** What waits in an outbox, live. */
export const useOutbox = <Draft>(
  outbox: Pick<Outbox<Draft, unknown>, 'subscribe' | 'entries'>,
): readonly OutboxEntry<Draft>[] => useSyncExternalStore(outbox.subscribe, outbox.entries, outbox.entries);
