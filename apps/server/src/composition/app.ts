import { contract, type VitrineContract } from '@vitrine/api';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createSharedRead } from '../concurrency/shared-read.ts';
import { type StartWork, workWhenWoken } from '../concurrency/worker.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import type { Listener } from '../events/event.ts';
import { type Events, type Hint, openEvents } from '../events/events.ts';
import { admission } from '../http/admission.ts';
import { compression } from '../http/compression.ts';
import { failureAnswer } from '../http/failures.ts';
import { foldersOf, type HandlersOf, mountContract } from '../http/mount.ts';
import { operationsRoutes, sendAway } from '../http/operations.routes.ts';
import type { AppEnv } from '../http/request.ts';
import { requestLog } from '../http/request-log.ts';
import { noWeb, securityHeaders } from '../http/security-headers.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { createLifecycle, type Lifecycle } from '../kernel/lifecycle.ts';
import { type Log, noLog } from '../kernel/log.ts';
import { tokenHashOf } from '../kernel/tokens.ts';
import { outboxRoutes } from '../mail/outbox.routes.ts';
import { createOutboxFolder, outboxFolderIn } from '../mail/outbox-folder.ts';
import { createMadePictures, type MadePictures, type PictureMaker } from '../media/made-pictures.ts';
import { mediaRoutes } from '../media/media.routes.ts';
import { createMediaStore, draftsFolderIn } from '../media/media-store.ts';
import { openObjectStore } from '../media/open-object-store.ts';
import type { ShippedPictures } from '../media/picture-folders.ts';
import { createReadAddress } from '../media/read-address.ts';
import { uploadRoutes } from '../media/uploads.routes.ts';
import { createUploads } from '../media/uploads.service.ts';
import { createViewerFlags } from '../memberships/viewer-flags.ts';
import { unsubscribeRoutes } from '../notifications/unsubscribe.routes.ts';
import { DEMO_SHOP } from '../outbound/demo-shop-address.ts';
import { withInProcessPages } from '../outbound/in-process-pages.ts';
import { createSafeFetch, type SafeFetch } from '../outbound/safe-fetch.ts';
import { sharedPictureRoutes } from '../posts/shared-pictures.routes.ts';
import { SHARED_PICTURES_AT } from '../posts/shared-posts.service.ts';
import { createListedIds } from '../products/listed-ids.service.ts';
import { createCatalogueVersion } from '../products/products.service.ts';
import { ROOM_PICTURES_AT } from '../rooms/room-picture-addresses.ts';
import { roomPictureRoutes } from '../rooms/room-pictures.routes.ts';
import { crawlerFilesRoutes } from '../site/crawler-files.routes.ts';
import { createDrawnPages, LONGEST_DRAWING_MS } from '../site/drawn-pages.ts';
import { siteRoutes } from '../site/site.routes.ts';
import { siteNameIn } from '../site/site-name.ts';
import { createWebBuild } from '../site/web-build.ts';
import { createStreams, type StreamsOptions } from '../streams/streams.ts';
import { localPaymentsRoutes } from '../subscription/local-payments.routes.ts';
import { stripeWebhookRoutes } from '../subscription/stripe-webhook.routes.ts';
import { areas } from './areas.ts';
import { createDemoShop, demoShopRoutes } from './demo-shop.ts';
import { bring, openAreas } from './open-areas.ts';

export interface AppOptions {
  database: Database;
  config: Config;
  clock?: Clock;
  log?: Log;
  lifecycle?: Lifecycle;
  safeFetch?: SafeFetch;
  shippedPictures?: ShippedPictures;
  onMailQueued?: () => void;
  startWork?: StartWork;
  /** Makers of pictures by folder, each loaded on first use. */
  pictureMakers?: Record<string, () => Promise<PictureMaker>>;
  listeners?: readonly Listener[];
  /** Maximum milliseconds of rendering a page; after that, the browser renders it. */
  longestDrawingMs?: number;
  streaming?: Pick<StreamsOptions, 'heartbeatMs'>;
}

export function createApp({
  database,
  config,
  clock = Date.now,
  log = noLog,
  lifecycle = createLifecycle(),
  safeFetch = createSafeFetch(),
  shippedPictures = {},
  onMailQueued = () => {},
  startWork = workWhenWoken,
  pictureMakers = {},
  listeners = [],
  longestDrawingMs = LONGEST_DRAWING_MS,
  streaming = {},
}: AppOptions) {
  const { db } = database;
  const { trustedProxies } = config;
  const objects = openObjectStore(config);
  const media = createMediaStore(objects);
  const uploads = createUploads(db, {
    objects,
    store: media,
    drafts: draftsFolderIn(config.dataDir),
    clock,
    mostBytesADay: config.publishing.mostBytesADay,
    onArrived: () => preparing.wake(),
  });
  const preparing = startWork({
    name: 'uploads',
    work: uploads.prepare,
    settled: uploads.settled,
    idle: uploads.idle,
  });

  const madeFolders = Object.fromEntries(
    Object.entries(pictureMakers).map(([folder, load]) => {
      let opened: Promise<MadePictures> | undefined;
      const open = async () => createMadePictures(await load(), { db, store: media, clock, log });
      return [folder, () => (opened ??= open())];
    }),
  );

  const readAddress = createReadAddress({ store: media, shipped: shippedPictures, made: madeFolders });

  const demoShop = createDemoShop(db, config);
  // Areas bring listeners, so the events exist only after them.
  const hint: Hint = (event, about) => events.hint(event, about);
  const ground = { db, clock, config, onMailQueued, hint };
  const brought = bring(areas, ground);
  const streams = createStreams({
    tokenHashOf,
    sessionsAmong: brought.sessionsAmong,
    onFailure: (error) => log.error('streams', error),
    ...streaming,
  });
  lifecycle.onStop(streams.endAll);
  const events: Events = openEvents({
    database,
    listeners: [
      ...Object.values(brought.listeners).flat(),
      ...Object.values(brought.live).flatMap((listeners) => listeners.map((listener) => listener(streams))),
      ...listeners,
    ],
    startWork,
    onMissedHints: () => void streams.beginAnew(),
    log,
  });
  const flags = createViewerFlags(brought.viewerFlags);
  const opened = openAreas(areas, {
    ...ground,
    ...brought,
    events,
    streams,
    lifecycle,
    uploads,
    store: media,
    readAddress,
    log,
    safeFetch: withInProcessPages(safeFetch, demoShop),
    startWork,
    flags,
    asSeenBy: flags.asSeenBy,
  });
  const { session, products, feeds, profiles, sharedPosts, sharedPictures, suggestions } = opened.services;
  const handlers: HandlersOf<VitrineContract> = opened.handlers;

  const build = createWebBuild(config.webDist);

  const app = new Hono<AppEnv>();
  app.onError(failureAnswer(log));
  app.use(requestLog(log));
  app.use(sendAway(lifecycle));
  const connectTo = objects.uploadOrigin === undefined ? [] : [objects.uploadOrigin];
  app.use(
    securityHeaders({
      web: () => build() ?? noWeb,
      connectTo,
      trustedProxies,
      isMediaForOthers: config.allowedOrigins.length > 0,
    }),
  );
  if (config.allowedOrigins.length > 0) {
    for (const folder of foldersOf(contract)) {
      app.use(
        `${folder}/*`,
        cors({ origin: config.allowedOrigins, exposeHeaders: ['x-request-id', 'retry-after'], maxAge: 600 }),
      );
    }
    app.use(`${SHARED_PICTURES_AT}/*`, cors({ origin: config.allowedOrigins, maxAge: 600 }));
    app.use(
      '/media/uploads/*',
      cors({
        origin: config.allowedOrigins,
        allowMethods: ['PUT'],
        allowHeaders: ['content-type'],
        maxAge: 600,
      }),
    );
  }

  app.use(admission({ work: config.work, trustedProxies }));
  app.use(compression());

  const mount = { personOf: session.personOf, trustedProxies };
  mountContract(app, contract, handlers, mount);
  // Answers API calls of server-rendered pages within the process, without the network.
  const inProcess = new Hono<AppEnv>();
  inProcess.onError(failureAnswer(log));
  mountContract(inProcess, contract, handlers, mount);
  const { subscriptions, localPayments, stripeMessages } = opened.services;
  if (stripeMessages) app.route('/api/stripe/webhook', stripeWebhookRoutes(stripeMessages));
  app.all('/api/*', () => {
    throw new DomainError('not_found');
  });
  app.route(
    '/',
    operationsRoutes(() => feeds.popular({ page: 1, limit: 1 }), lifecycle),
  );
  if (localPayments)
    app.route(
      '/dev/payments',
      localPaymentsRoutes({
        payments: localPayments,
        onChange: subscriptions.refresh,
        siteName: () => siteNameIn(config.webDist),
      }),
    );
  const { outboxKey } = config;
  if (outboxKey !== undefined)
    app.route('/dev', outboxRoutes(createOutboxFolder(outboxFolderIn(config.dataDir)), outboxKey));
  app.route(
    '/unsubscribe',
    unsubscribeRoutes(opened.services.unsubscribe, () => siteNameIn(config.webDist)),
  );
  app.route('/media', uploadRoutes(uploads));
  app.route(ROOM_PICTURES_AT, roomPictureRoutes(opened.services.roomPictures, media));
  app.route(SHARED_PICTURES_AT, sharedPictureRoutes(sharedPictures, media));
  app.route('/media', mediaRoutes(media, { shipped: shippedPictures, made: madeFolders, trustedProxies }));
  app.all('/media/*', () => {
    throw new DomainError('not_found');
  });
  app.route(DEMO_SHOP.slice(0, -1), demoShopRoutes(demoShop));
  const pages = createDrawnPages({
    ask: async (path, init) => inProcess.request(path as string, init),
    shownVersion: createSharedRead(createCatalogueVersion(db)),
    suggestions,
    longestMs: longestDrawingMs,
    clock,
    log,
  });
  const { origin } = config;
  app.route(
    '/',
    crawlerFilesRoutes({
      build,
      listedIds: createListedIds(db),
      trustedProxies,
      origin,
      apps: config.companionApps,
    }),
  );
  app.route(
    '/',
    siteRoutes({
      build,
      products,
      isGone: opened.services.isGone,
      sharedPosts,
      profiles,
      feeds,
      suggestions,
      pages,
      trustedProxies,
      origin,
      money: config.money,
    }),
  );
  return app;
}
