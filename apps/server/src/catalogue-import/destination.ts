import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { type Database, type Db, openDatabase } from '../db/client.ts';
import { DirectoryInUse } from '../db/lock.ts';
import { MINUTE, SECOND } from '../kernel/clock.ts';
import { createLog } from '../kernel/log.ts';
import { createMediaStore } from '../media/media-store.ts';
import { openObjectStore } from '../media/open-object-store.ts';
import { createPictureQueue } from '../media/picture-queue.ts';
import { fetchPictures, type PictureOutcome } from '../media/picture-worker.ts';
import { createSafeFetch } from '../outbound/safe-fetch.ts';
import { picturesOfProducts } from '../products/product-pictures.service.ts';
import { CatalogStatus, catalogStatus } from './catalog-status.ts';
import { type ChannelAddress, channelIn } from './channel.ts';
import { type DemoKeeper, DemoPresence } from './demo-presence.ts';
import type { BatchOutcome, Importer } from './import.service.ts';
import type { ImportedProduct } from './imported-product.ts';

export type ShopFor = (db: Db) => Promise<{ importer: Importer; demo: DemoKeeper }>;

type WhereData = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>;

export interface Destination {
  /** Route to the database, for display. */
  way: string;
  picturesAreElsewhere: boolean;
  store(batch: ImportedProduct[]): Promise<BatchOutcome>;
  demo: DemoKeeper;
  status(): Promise<CatalogStatus>;
  /** Does nothing if products are stored through the server. */
  fetchPictures(options: { signal: AbortSignal; onOutcome(outcome: PictureOutcome): void }): Promise<void>;
  close(): Promise<void>;
}

/** Maximum wait for the embedded database while a starting server or another import holds it. */
const PATIENCE = 30 * SECOND;
const BETWEEN_TRIES = 500;

/** Opens the database directly, or through the running server that holds the embedded one. */
export async function openDestination(
  config: WhereData,
  { shopFor, onWait }: { shopFor: ShopFor; onWait(): void },
): Promise<Destination> {
  const giveUpAt = Date.now() + PATIENCE;
  for (let tries = 1; ; tries += 1) {
    try {
      const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, poolSize: 5 });
      return overDatabase(database, await shopFor(database.db), config);
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error;
      const channel = channelIn(config.dataDir);
      if (channel && (await answers(channel))) return throughServer(channel);
      if (Date.now() >= giveUpAt) throw error;
      if (tries === 1) onWait();
      await wait(BETWEEN_TRIES);
    }
  }
}

function overDatabase(
  database: Database,
  { importer, demo }: Awaited<ReturnType<ShopFor>>,
  config: WhereData,
): Destination {
  const isEmbedded = database.kind === 'embedded';
  return {
    way: isEmbedded ? `straight into the database in ${config.dataDir}` : 'straight into PostgreSQL',
    picturesAreElsewhere: !isEmbedded,
    store: importer.store,
    demo,
    status: () => catalogStatus(database.db),
    async fetchPictures(options) {
      const fetch = createSafeFetch();
      const work = {
        queue: createPictureQueue(database.db, { consumers: [picturesOfProducts] }),
        store: createMediaStore(openObjectStore(config)),
        fetch,
        log: createLog(process.stderr),
      };
      await fetchPictures(work, options).finally(() => fetch.close());
    },
    close: () => database.close(),
  };
}

const Presence = z.nullable(DemoPresence);
const Outcome = z.object({ added: z.number(), updated: z.number(), unchanged: z.number() });

function throughServer(channel: ChannelAddress): Destination {
  return {
    way: 'through the running server',
    picturesAreElsewhere: true,
    store: async (products) => Outcome.parse(await ask(channel, '/products', { products })),
    demo: {
      presence: async () => Presence.parse(await ask(channel, '/demo')),
      remove: async () => Presence.parse(await ask(channel, '/demo/remove', {})),
    },
    status: async () => CatalogStatus.parse(await ask(channel, '/status')),
    fetchPictures: async () => {},
    close: async () => {},
  };
}

const answers = (channel: ChannelAddress) =>
  ask(channel, '/status').then(
    () => true,
    () => false,
  );

async function ask({ address, token }: ChannelAddress, path: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(`${address}${path}`, { ...request, signal: AbortSignal.timeout(MINUTE) });
  if (!answer.ok) throw new Error(`The server answers with status ${answer.status}.`);
  return answer.json();
}
