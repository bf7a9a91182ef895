import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Db } from '../db/client.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { failureAnswer } from '../http/failures.ts';
import { listen, stopListening } from '../http/listen.ts';
import type { AppEnv } from '../http/request.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Log } from '../kernel/log.ts';
import { catalogStatus } from './catalog-status.ts';
import type { DemoKeeper } from './demo-presence.ts';
import type { Importer } from './import.service.ts';
import { ImportBatch } from './imported-product.ts';

export interface ChannelAddress {
  address: string;
  token: string;
}

/** Maximum size of a batch in bytes; a full batch of the longest products is smaller. */
const MOST_BATCH_BYTES = 8_000_000;

const fileIn = (dataDir: string) => join(dataDir, 'catalog-channel.json');

/**
 * Opens an endpoint for `pnpm catalog` on its own loopback port, out of reach of public proxies. Its address
 * and token are in a file of the data directory.
 */
export async function openChannel({
  dataDir,
  db,
  importer,
  demo,
  log,
  onImported,
}: {
  dataDir: string;
  db: Db;
  importer: Importer;
  demo: DemoKeeper;
  log: Log;
  onImported(): void;
}): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const app = new Hono<AppEnv>();
  app.onError(failureAnswer(log));
  app.notFound(() => {
    throw new DomainError('not_found');
  });
  app.use(async (c, next) => {
    if (!isSame(bearerToken(c.req.header('authorization')), token)) throw new DomainError('unauthorized');
    await next();
  });
  app.get('/status', async (c) => c.json(await catalogStatus(db)));
  app.get('/demo', async (c) => c.json(await demo.presence()));
  app.post('/demo/remove', async (c) => c.json(await demo.remove()));
  app.post('/products', bodyLimit({ maxSize: MOST_BATCH_BYTES, onError: tooLarge }), async (c) => {
    const sent: unknown = await c.req.json().catch(() => undefined);
    const batch = ImportBatch.safeParse(sent);
    if (!batch.success) throw new DomainError('invalid_request');
    const outcome = await importer.store(batch.data.products);
    onImported();
    return c.json(outcome);
  });

  const { server, address } = await listen(app.fetch, { host: '127.0.0.1', port: 0 });
  const file = fileIn(dataDir);
  const content = JSON.stringify({
    address: `http://127.0.0.1:${address.port}`,
    token,
  } satisfies ChannelAddress);
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, content, { mode: 0o600, flag: 'wx' });
  renameSync(`${file}.new`, file);
  return {
    async close() {
      if (contentOf(file) === content) rmSync(file, { force: true });
      await stopListening(server);
    },
  };
}

/** Returns the address that a server wrote into its data directory. After a crash, it may be outdated. */
export function channelIn(dataDir: string): ChannelAddress | undefined {
  try {
    const read: unknown = JSON.parse(contentOf(fileIn(dataDir)) ?? '');
    const { address, token } = read as Partial<ChannelAddress>;
    return address?.startsWith('http://127.0.0.1:') && token ? { address, token } : undefined;
  } catch {
    return undefined;
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isSame(given: string | undefined, token: string): boolean {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function tooLarge(): never {
  throw new DomainError('too_large');
}
