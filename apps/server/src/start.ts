import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { accountNoticeLetters } from './account/account-notices.service.ts';
import { verificationLetter, verificationLettersAnew } from './account/email-verification.service.ts';
import { type AppOptions, createApp } from './app.ts';
import { createCatalogueImporter } from './catalogue-importer.ts';
import { HOUR } from './clock.ts';
import { startWorker, type Worker } from './concurrency/worker.ts';
import { type Config, originAt, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/client.ts';
import { createLease } from './db/lease.ts';
import { createDemoKeeper, hasDemo } from './demo-keeper.ts';
import { listen, stopListening } from './http/listen.ts';
import { createLog } from './http/log.ts';
import { welcome } from './http/welcome.ts';
import { startMailWorker } from './mail/mail-queue.ts';
import { createOutboxFolder, outboxFolderIn } from './mail/outbox-folder.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import { createMediaStore, draftsFolderIn } from './media/media-store.ts';
import { openObjectStore } from './media/open-object-store.ts';
import { createPictureQueue } from './media/picture-queue.ts';
import { startPictureWorker } from './media/picture-worker.ts';
import { createUnusedMedia } from './media/unused-media.ts';
import { createUploads } from './media/uploads.service.ts';
import { createPoliteFetch } from './outbound/polite-fetch.ts';
import { createSafeFetch, type SafeFetch } from './outbound/safe-fetch.ts';
import { LEASE, startPageChecks } from './product-links/check-pages.ts';
import { createProductChecks } from './product-links/product-checks.service.ts';
import { openChannel } from './products/import/channel.ts';
import { picturesOfProducts } from './products/product-pictures.service.ts';
import { createProfileDetails } from './profile/profile-details.service.ts';
import { siteNameFrom } from './site/head.ts';

const log = createLog();
const demoPictures = fileURLToPath(new URL('./demo/pictures', import.meta.url));

/** Starts a server; where that fails, it says so and the process ends. */
export async function start(
  environment: NodeJS.ProcessEnv,
  safeFetch: SafeFetch = createSafeFetch(),
): Promise<void> {
  try {
    await serve(readConfig(environment), safeFetch);
  } catch (error) {
    log.error('cannot start', error);
    process.exitCode = 1;
  }
}

async function serve(config: Config, safeFetch: SafeFetch) {
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.poolSize,
  });
  const ownWork: Worker[] = [];
  let background: Awaited<ReturnType<typeof startBackgroundWork>> | undefined;
  try {
    const demoSignIn = config.demo ? await seedDemo(database, config) : undefined;
    background = await startBackgroundWork(database, config, safeFetch);
    const onMailQueued = background.wakeMails;
    const lifecycle = { isStopping: false };
    // Also without DEMO: another instance may have put the products that show them into the database.
    const shippedPictures = { demo: demoPictures };
    const pictureMakers: AppOptions['pictureMakers'] = hasDemo() ? { demo: loadPainter } : {};
    const app = createApp({
      database,
      config,
      log,
      lifecycle,
      safeFetch,
      shippedPictures,
      pictureMakers,
      onMailQueued,
      startWork(task) {
        const worker = startWorker({ ...task, onFailure: (error) => log.error('work', error) });
        ownWork.push(worker);
        return worker;
      },
    });
    const { server, address } = await listen(app.fetch, { ...config, log });
    const shownAt = originAt(config.host, address.port);
    const outbox =
      config.outboxKey === undefined ? undefined : `${shownAt}/dev/outbox?key=${config.outboxKey}`;
    if (process.stdout.isTTY) process.stdout.write(welcome({ address: shownAt, demoSignIn, outbox }));
    else {
      log.info('started', { address: shownAt, database: database.kind });
      if (outbox) log.info('mails are kept', { address: outbox });
      if (demoSignIn) log.info('demo sign-in', demoSignIn);
    }
    stopOnSignals(async () => {
      lifecycle.isStopping = true;
      await wait(config.drain);
      await stopListening(server);
      await endAll(ownWork);
      await background?.stop();
      await safeFetch.close();
      await database.close();
    });
  } catch (error) {
    await endAll(ownWork);
    await background?.stop();
    await safeFetch.close();
    await database.close();
    throw error;
  }
}

const endAll = (workers: readonly Worker[]) => Promise.all(workers.map((worker) => worker.stop()));

async function loadPainter() {
  const { createDemoPictures } = await import('./demo/made-demo-pictures.ts');
  return createDemoPictures();
}

/** Puts the demo data in; a shop that has none of its own may do without the folder. */
async function seedDemo({ db }: Database, { isDemoAskedFor }: Config) {
  if (!hasDemo()) {
    log.info('no demo data', { reason: 'the folder demo is not there' });
    return undefined;
  }
  // Loaded only where it is wanted: the catalogue is most of the code.
  const demo = await import('./demo/seed.ts');
  return demo.seedDemo(db, { isAskedFor: isDemoAskedFor });
}

/**
 * Starts the background work: fetching pictures, checking pages, cleaning up, and, if this server alone holds the
 * database, imports.
 */
async function startBackgroundWork({ db, kind }: Database, config: Config, fetch: SafeFetch) {
  const { dataDir } = config;
  const pictures = startPictureWorker({
    queue: createPictureQueue(db, { consumers: [picturesOfProducts] }),
    store: createMediaStore(openObjectStore(config)),
    fetch,
    log,
  });
  const mails = startMails(db, config);
  const unused = startRemovingUnused(db, config);
  const checks = config.checksPages ? startChecks(db, fetch, config) : undefined;
  const channel =
    kind === 'embedded'
      ? await openChannel({
          dataDir,
          db,
          importer: createCatalogueImporter(db),
          demo: createDemoKeeper(db),
          log,
          onImported() {
            pictures.wake();
            checks?.wake();
          },
        })
      : undefined;
  return {
    wakeMails: mails.wake,
    async stop() {
      await channel?.close();
      await checks?.stop();
      await mails.stop();
      await unused.stop();
      await pictures.stop();
    },
  };
}

/** Starts the checks of product pages, which one instance does for all. */
function startChecks(db: Database['db'], fetch: SafeFetch, { money }: Config): Worker {
  const clock = Date.now;
  return startPageChecks({
    checks: createProductChecks(db, clock),
    fetch: createPoliteFetch(fetch, { clock }),
    lease: createLease(db, { name: 'page checks', lasts: LEASE, clock }),
    clock,
    log,
    currency: money.currency,
  });
}

/** Gives the room of files back that nobody needs any more. */
function startRemovingUnused(db: Database['db'], config: Config): Worker {
  const objects = openObjectStore(config);
  const store = createMediaStore(objects);
  const clock = Date.now;
  const uploads = createUploads(db, { objects, store, drafts: draftsFolderIn(config.dataDir), clock });
  const unused = createUnusedMedia(db, { store, clock });
  return startWorker({
    idle: HOUR,
    async work(signal) {
      await uploads.sweep();
      await unused.remove(signal);
    },
    onFailure: (error) => log.error('unused media', error),
  });
}

/** Sends mails, or keeps them in a folder where no server for mails is named. */
function startMails(db: Database['db'], config: Config): Worker {
  const { smtp, dataDir } = config;
  const transport = smtp ? createSmtpTransport(smtp) : createOutboxFolder(outboxFolderIn(dataDir));
  const origin = config.origin ?? originAt(config.host, config.port);
  const details = createProfileDetails(db);
  const worker = startMailWorker({
    db,
    letters: [
      verificationLetter(db, { clock: Date.now, details, origin }),
      verificationLettersAnew(db, { clock: Date.now, details }),
      ...accountNoticeLetters(db, { origin }),
    ],
    transport,
    siteName: siteNameIn(config.webDist),
    log,
  });
  return {
    wake: worker.wake,
    async stop() {
      // What is on its way would be waited for as long as the server for mails likes; it goes out again later.
      transport.close();
      await worker.stop();
    },
  };
}

function siteNameIn(webDist: string): string {
  const path = join(webDist, 'index.html');
  return siteNameFrom(existsSync(path) ? readFileSync(path, 'utf8') : '').name;
}

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
