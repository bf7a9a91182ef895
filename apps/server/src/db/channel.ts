import type { Client } from 'pg';

/** Lossy text messages between the instances that share a database. */
export interface Channel {
  /** Sends a text to all instances, including this one. */
  say(text: string): void;
  /** Adds a listener. Once it resolves, no later text is missed while the connection holds. */
  hear(listener: (text: string) => void): Promise<void>;
  close(): Promise<void>;
}

const NAME = 'vitrine';
const PAUSE_MS = 1000;

/**
 * A channel over NOTIFY and LISTEN of PostgreSQL. It has its own connection, because NOTIFY inside a writing
 * transaction would make all other commits wait.
 */
export function createChannel(open: () => Client): Channel {
  const listeners: ((text: string) => void)[] = [];
  let said = Promise.resolve<unknown>(undefined);
  let client: Client | undefined;
  let isClosed = false;
  let again: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const opened = open();
    client = opened;
    const lost = () => {
      if (client !== opened) return;
      client = undefined;
      if (!isClosed) again = setTimeout(() => void connect(), PAUSE_MS).unref();
    };
    opened.on('error', lost);
    opened.on('end', lost);
    opened.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener(payload);
    });
    try {
      await opened.connect();
      await opened.query(`listen ${NAME}`);
    } catch {
      lost();
      await opened.end().catch(() => undefined);
    }
  }
  let connected: Promise<void> | undefined;

  return {
    say(text) {
      // Sent in sequence, because a connection runs one query at a time.
      said = said.then(() => client?.query('select pg_notify($1, $2)', [NAME, text])).catch(() => undefined);
    },
    hear(listener) {
      listeners.push(listener);
      connected ??= connect();
      return connected;
    },
    async close() {
      isClosed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
