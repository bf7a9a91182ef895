import { createClient, type EveryCall, everyCall } from '@vitrine/api';
import { inject } from 'vitest';
import { type AppOptions, createApp } from '../composition/app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { type Database, openDatabase } from '../db/client.ts';
import type { Log } from '../kernel/log.ts';
import { linkColumns } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { emptyEmbedded } from './embedded-database.ts';
import { lenientLimits } from './lenient-limits.ts';
import { newPostgresDatabase } from './postgres-database.ts';

const ENVIRONMENT = {
  ...lenientLimits,
  REQUESTS_AT_ONCE: '100',
  REQUESTS_PER_ADDRESS: '100',
  DEMO: '0',
  WEB_DIST: '/nowhere',
};

/** A complete server for tests: real app, real database, and a clock that stands still until it is moved. */
export interface World extends AsyncDisposable {
  app: ReturnType<typeof createApp>;
  database: Database;
  clock: { now: number };
  /** Returns the typed client of a guest, or of the token's person. `through` sends its requests. */
  client(token?: string | null, through?: Send): EveryCall;
  /** `address` is the apparent client address. */
  send: Send;
  /** Sends to another instance of the server over the same database. */
  sendToAnother: Send;
  person(username?: string): Promise<Person>;
  /** Adds products to the catalogue, the first the most popular. */
  shelve(...given: Partial<typeof products.$inferInsert>[]): Promise<string[]>;
}

type Send = (path: string, init?: RequestInit & { address?: string }) => Promise<Response>;

export interface Person {
  id: string;
  token: string;
  username: string;
  password: string;
  client: EveryCall;
}

/** Opens a world with an empty database of the kind that the test project uses. */
export async function openWorld(
  settings: Partial<Config> = {},
  {
    log = failuresOnly,
    ...options
  }: { log?: Log } & Pick<
    AppOptions,
    'safeFetch' | 'shippedPictures' | 'pictureMakers' | 'longestDrawingMs' | 'startWork' | 'listeners'
  > = {},
): Promise<World> {
  const database = await emptyDatabase();
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const config = { ...readConfig(ENVIRONMENT), ...settings };
  const instance = () => createApp({ database, config, clock: () => clock.now, log, ...options });
  const app = instance();
  let made = 0;

  const sendTo =
    (receiver: ReturnType<typeof createApp>): Send =>
    async (path, { address = '192.0.2.1', ...init } = {}) =>
      receiver.request(path, init, { incoming: { socket: { remoteAddress: address } } as never });
  const send = sendTo(app);

  const client: World['client'] = (token, through = send) =>
    everyCall(
      createClient({
        token: () => token ?? undefined,
        fetch: async (input, init) => through(String(input), init ?? {}),
      }),
    );

  return {
    app,
    database,
    clock,
    send,
    sendToAnother: sendTo(instance()),
    client,

    async person(username = `person${made++}`) {
      const password = 'correct horse';
      const body = { username, password, email: `${username}@example.com` };
      const { userId, token } = await client().session.register({ body });
      if (!userId || !token) throw new Error('The registration answered no sign-in.');
      return { id: userId, token, username, password, client: client(token) };
    },

    async shelve(...given) {
      const rows = given.map((product) => {
        made += 1;
        return {
          id: `p${made}`,
          name: `Product ${made}`,
          priceCents: 1000,
          popularity: -made,
          ...product,
          ...linkColumns(product.link ?? null),
        };
      });
      await database.db.insert(products).values(rows);
      return rows.map(({ id }) => id);
    },

    [Symbol.asyncDispose]: () => database.close(),
  };
}

// Unexpected failures are printed, so that a red test shows their cause.
const failuresOnly: Log = { info: () => {}, error: (event, error) => console.error(event, error) };

export function emptyDatabase(): Promise<Database> {
  const url = inject('postgresUrl');
  return url ? emptyPostgres(url) : emptyEmbedded();
}

async function emptyPostgres(url: string): Promise<Database> {
  const place = await newPostgresDatabase(url, { template: inject('postgresTemplate') });
  const database = await openDatabase({ url: place.url, dataDir: '' });
  return {
    ...database,
    async close() {
      await database.close();
      await place.drop();
    },
  };
}
