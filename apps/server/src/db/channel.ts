import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';

/** Lossy text messages between the instances that share a database. */
export interface Channel {
  /** Sends a text to all instances, including this one. */
  say(text: string): void;
  /** Adds a listener. Once it resolves, no later text is missed while the connection holds. */
  hear(listener: (text: string) => void): Promise<void>;
  /** Adds a function that is called after a lost connection is back. Texts were lost meanwhile, either way. */
  onReturn(listener: () => void): void;
  close(): Promise<void>;
}

export interface ChannelOptions {
  /** Milliseconds between two checks of the connection. */
  checkEveryMs?: number;
  /** Milliseconds without an answer after which the connection counts as lost. */
  answerMs?: number;
}

const NAME = 'vitrine';
const PAUSE_MS = 1000;
const CHECK_EVERY_MS = 20_000;
const ANSWER_MS = 10_000;

/**
 * A channel over NOTIFY and LISTEN of PostgreSQL. It has its own connection, because NOTIFY inside a writing
 * transaction would make all other commits wait. Regular queries notice that a connection was dropped without a sign.
 */
export function createChannel(
  open: () => Client,
  { checkEveryMs = CHECK_EVERY_MS, answerMs = ANSWER_MS }: ChannelOptions = {},
): Channel {
  const listeners: ((text: string) => void)[] = [];
  const returnListeners: (() => void)[] = [];
  let turn = Promise.resolve();
  let client: Client | undefined;
  let isClosed = false;
  let again: NodeJS.Timeout | undefined;
  let checking: NodeJS.Timeout | undefined;

  /** Takes a step after those before it, because a connection runs one query at a time. */
  function inTurn(step: () => Promise<void>): Promise<void> {
    turn = turn.then(step).catch(() => undefined);
    return turn;
  }

  function lose(lost: Client): void {
    if (client !== lost) return;
    client = undefined;
    clearInterval(checking);
    if (!isClosed) again = setTimeout(() => void connect({ isReturn: true }), PAUSE_MS).unref();
  }

  function giveUp(lost: Client): void {
    lose(lost);
    // This destroys a connection with a query under way, without waiting for the other side.
    void lost.end().catch(() => undefined);
  }

  async function ask(text: string, values: string[] = [], asked = client): Promise<void> {
    if (!asked) return;
    const late = setTimeout(() => giveUp(asked), answerMs).unref();
    await asked.query(text, values).finally(() => clearTimeout(late));
  }

  function connect({ isReturn }: { isReturn: boolean }): Promise<void> {
    const opened = open();
    client = opened;
    opened.on('error', () => lose(opened));
    opened.on('end', () => lose(opened));
    opened.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener(payload);
    });
    return inTurn(async () => {
      try {
        await opened.connect();
        await ask(`listen ${NAME}`, [], opened);
      } catch {
        giveUp(opened);
      }
      if (client !== opened || isClosed) return;
      checking = setInterval(() => void inTurn(() => ask('select 1')), checkEveryMs).unref();
      if (isReturn) for (const listener of returnListeners) listener();
    });
  }
  let connected: Promise<void> | undefined;

  return {
    say(text) {
      void inTurn(() => ask('select pg_notify($1, $2)', [NAME, text]));
    },
    hear(listener) {
      listeners.push(listener);
      connected ??= connect({ isReturn: false });
      return connected;
    },
    onReturn: (listener) => void returnListeners.push(listener),
    async close() {
      isClosed = true;
      clearTimeout(again);
      clearInterval(checking);
      // The other side of a dropped connection never says that it has ended.
      await Promise.race([client?.end().catch(() => undefined), wait(answerMs, undefined, { ref: false })]);
    },
  };
}
