import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type AppOptions, createApp } from './app.ts';
import { createCatalogueImporter } from './catalogue-importer.ts';
import { type Config, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/client.ts';
import { listen, stopListening } from './http/listen.ts';
import { createLog } from './http/log.ts';
import { welcome } from './http/welcome.ts';
import { createMediaStore } from './media/media-store.ts';
import { openObjectStore } from './media/open-object-store.ts';
import { createPictureQueue } from './media/picture-queue.ts';
import { startPictureWorker } from './media/picture-worker.ts';
import { createSafeFetch, type SafeFetch } from './outbound/safe-fetch.ts';
import { openChannel } from './products/import/channel.ts';
import { picturesOfProducts } from './products/product-pictures.service.ts';

const log = createLog();
const demoPictures = fileURLToPath(new URL('./demo/pictures', import.meta.url));

async function start(config: Config) {
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.poolSize,
  });
  const safeFetch = createSafeFetch();
  let background: Awaited<ReturnType<typeof startBackgroundWork>> | undefined;
  try {
    const demoSignIn = config.demo ? await seedDemo(database) : undefined;
    background = await startBackgroundWork(database, config, safeFetch);
    const lifecycle = { isStopping: false };
    // Also without DEMO: another instance may have put the products that show them into the database.
    const shippedPictures = { demo: demoPictures };
    const pictureMakers: AppOptions['pictureMakers'] = hasDemo() ? { demo: loadPainter } : {};
    const app = createApp({ database, config, log, lifecycle, safeFetch, shippedPictures, pictureMakers });
    const { server, address } = await listen(app.fetch, { ...config, log });
    const shownAt = `http://${readable(config.host)}:${address.port}`;
    if (process.stdout.isTTY) process.stdout.write(welcome({ address: shownAt, demoSignIn }));
    else {
      log.info('started', { address: shownAt, database: database.kind });
      if (demoSignIn) log.info('demo sign-in', demoSignIn);
    }
    stopOnSignals(async () => {
      lifecycle.isStopping = true;
      await wait(config.drain);
      await stopListening(server);
      await background?.stop();
      await safeFetch.close();
      await database.close();
    });
  } catch (error) {
    await background?.stop();
    await safeFetch.close();
    await database.close();
    throw error;
  }
}

const hasDemo = () => existsSync(new URL('./demo/seed.ts', import.meta.url));

async function loadPainter() {
  const { createDemoPictures } = await import('./demo/made-demo-pictures.ts');
  return createDemoPictures();
}

/** Puts the demo data in; a shop that has none of its own may do without the folder. */
async function seedDemo({ db }: Database) {
  if (!hasDemo()) {
    log.info('no demo data', { reason: 'the folder demo is not there' });
    return undefined;
  }
  // Loaded only where it is wanted: the catalogue is most of the code.
  const demo = await import('./demo/seed.ts');
  return demo.seedDemo(db);
}

/** What the server does besides answering: fetches pictures, and takes imports where it alone holds the database. */
async function startBackgroundWork({ db, kind }: Database, config: Config, fetch: SafeFetch) {
  const { dataDir } = config;
  const pictures = startPictureWorker({
    queue: createPictureQueue(db, { consumers: [picturesOfProducts] }),
    store: createMediaStore(openObjectStore(config)),
    fetch,
    log,
  });
  const channel =
    kind === 'embedded'
      ? await openChannel({
          dataDir,
          db,
          importer: createCatalogueImporter(db),
          log,
          onImported: pictures.wake,
        })
      : undefined;
  return {
    async stop() {
      await channel?.close();
      await pictures.stop();
    },
  };
}

const readable = (host: string) =>
  host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

/** Ends in order on the first signal, at once on the second. */
function stopOnSignals(stop: () => Promise<void>) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log.info('stopping', { signal });
      stop().then(
        () => process.exit(0),
        (error) => {
          log.error('failure', error);
          process.exit(1);
        },
      );
    });
  }
}

try {
  await start(readConfig(process.env));
} catch (error) {
  log.error('cannot start', error);
  process.exitCode = 1;
}
