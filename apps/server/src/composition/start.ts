import { setTimeout as wait } from 'node:timers/promises';
import { openChannel } from '../catalogue-import/channel.ts';
import { startWorker, type Worker } from '../concurrency/worker.ts';
import { type Config, originAt, readConfig, siteOrigin } from '../config/config.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { listen, stopListening } from '../http/listen.ts';
import { welcome } from '../http/welcome.ts';
import { HOUR } from '../kernel/clock.ts';
import { createLifecycle } from '../kernel/lifecycle.ts';
import { createLog } from '../kernel/log.ts';
import { type LetterKind, startMailWorker } from '../mail/mail-queue.ts';
import { createOutboxFolder, outboxFolderIn } from '../mail/outbox-folder.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { createMediaStore, draftsFolderIn } from '../media/media-store.ts';
import { openObjectStore } from '../media/open-object-store.ts';
import { createPictureQueue } from '../media/picture-queue.ts';
import { startPictureWorker } from '../media/picture-worker.ts';
import { createUnusedMedia } from '../media/unused-media.ts';
import { createUploads } from '../media/uploads.service.ts';
import { createSafeFetch, type SafeFetch } from '../outbound/safe-fetch.ts';
import { siteNameIn } from '../site/site-name.ts';
import { createApp } from './app.ts';
import { areas } from './areas.ts';
import { createCatalogueImporter } from './catalogue-importer.ts';
import { createDemoKeeper, DEMO_PICTURES, demoPictureMakers, loadDemo } from './demo.ts';
import { bring } from './open-areas.ts';

const log = createLog();

/** Starts the server. On failure, logs the reason and sets exit code 1. */
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
    const lifecycle = createLifecycle();
    // Served even without DEMO, because another instance may have planted the demo.
    const shippedPictures = { demo: DEMO_PICTURES };
    const app = createApp({
      database,
      config,
      log,
      lifecycle,
      safeFetch,
      shippedPictures,
      pictureMakers: demoPictureMakers(),
      onMailQueued,
      startWork(task) {
        const worker = startWorker({ ...task, onFailure: (error) => log.error(task.name, error) });
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
      lifecycle.stop();
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

async function seedDemo({ db }: Database, config: Config) {
  const demo = await loadDemo();
  if (!demo) log.info('no demo data', { reason: 'the folder demo is not there' });
  return demo?.seed(db, { isAskedFor: config.isDemoAskedFor, origin: siteOrigin(config) });
}

/**
 * Starts fetching pictures, sending mails, removing unused media, and the work of areas. With the embedded
 * database, which no other process can open, it also carries out the commands of `catalog.ts`.
 */
async function startBackgroundWork({ db, kind }: Database, config: Config, fetch: SafeFetch) {
  const { dataDir } = config;
  const brought = bring(areas, {
    db,
    clock: Date.now,
    config,
    onMailQueued: () => mails.wake(),
    hint: () => {},
  });
  const pictures = startPictureWorker({
    queue: createPictureQueue(db, { consumers: Object.values(brought.pictures) }),
    store: createMediaStore(openObjectStore(config)),
    fetch,
    log,
  });
  const mails = startMails(db, config, brought.letters);
  const unused = startRemovingUnused(db, config);
  const ofAreas = Object.values(brought.background).flatMap((begin) => begin({ fetch, log }) ?? []);
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
            for (const worker of ofAreas) worker.wake();
          },
        })
      : undefined;
  return {
    wakeMails: mails.wake,
    async stop() {
      await channel?.close();
      await endAll(ofAreas);
      await mails.stop();
      await unused.stop();
      await pictures.stop();
    },
  };
}

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

function startMails(
  db: Database['db'],
  config: Config,
  letters: Record<string, (origin: string) => LetterKind[]>,
): Worker {
  const { smtp, dataDir } = config;
  const transport = smtp ? createSmtpTransport(smtp) : createOutboxFolder(outboxFolderIn(dataDir));
  const origin = siteOrigin(config);
  const worker = startMailWorker({
    db,
    letters: Object.values(letters).flatMap((write) => write(origin)),
    transport,
    siteName: siteNameIn(config.webDist),
    log,
  });
  return {
    wake: worker.wake,
    async stop() {
      // The mail server could delay the shutdown, so mails under way are dropped; they are sent again later.
      transport.close();
      await worker.stop();
    },
  };
}

/** Ends gracefully on the first signal, immediately on the second. */
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
