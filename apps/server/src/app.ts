import { contract, type VitrineContract } from '@vitrine/api';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { accountRoutes } from './account/account.routes.ts';
import { createAccount } from './account/account.service.ts';
import { createAccountNotices } from './account/account-notices.service.ts';
import { createEmailVerification } from './account/email-verification.service.ts';
import { createProfilePictures } from './account/profile-pictures.service.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { createCart } from './cart/cart.service.ts';
import { type Clock, SECOND } from './clock.ts';
import { commentsRoutes } from './comments/comments.routes.ts';
import { commentsOf, createComments } from './comments/comments.service.ts';
import { createSharedRead } from './concurrency/shared-read.ts';
import { type StartWork, workWhenWoken } from './concurrency/worker.ts';
import { type Config, ownHosts } from './config.ts';
import type { Database } from './db/client.ts';
import { discoverRoutes } from './discover/discover.routes.ts';
import { createDiscover } from './discover/discover.service.ts';
import { dismissalsRoutes } from './dismissals/dismissals.routes.ts';
import { createDismissals } from './dismissals/dismissals.service.ts';
import { DomainError } from './domain-error.ts';
import { followRoutes } from './follow/follow.routes.ts';
import { createFollow, followedBy, followersOf } from './follow/follow.service.ts';
import { admission } from './http/admission.ts';
import { compression } from './http/compression.ts';
import { failureAnswer, refusalFor } from './http/failures.ts';
import { type Log, noLog, requestLog } from './http/log.ts';
import { foldersOf, type HandlersOf, mountContract } from './http/mount.ts';
import { type Lifecycle, operationsRoutes, sendAway } from './http/operations.routes.ts';
import type { AppEnv } from './http/request.ts';
import { noWeb, securityHeaders } from './http/security-headers.ts';
import { likesRoutes } from './likes/likes.routes.ts';
import { createLikes } from './likes/likes.service.ts';
import { outboxRoutes } from './mail/outbox.routes.ts';
import { createOutboxFolder, outboxFolderIn } from './mail/outbox-folder.ts';
import { createMadePictures, type MadePictures, type PictureMaker } from './media/made-pictures.ts';
import { mediaRoutes, type ShippedPictures } from './media/media.routes.ts';
import { createMediaStore, draftsFolderIn } from './media/media-store.ts';
import { openObjectStore } from './media/open-object-store.ts';
import { uploadRoutes } from './media/uploads.routes.ts';
import { createUploads } from './media/uploads.service.ts';
import { createViewerFlags } from './memberships/viewer-flags.ts';
import { apartFrom, createBlocks } from './moderation/blocks.service.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { createModeration } from './moderation/moderation.service.ts';
import { createNotifications } from './notifications/notifications.service.ts';
import { createSafeFetch, type SafeFetch } from './outbound/safe-fetch.ts';
import { postLinksRoutes } from './post-links/post-links.routes.ts';
import { createPostLinks } from './post-links/post-links.service.ts';
import { postsRoutes } from './posts/posts.routes.ts';
import { createPosts, postsOf, postsSeenBy } from './posts/posts.service.ts';
import { createPublications } from './posts/publications.service.ts';
import { createProductConfirmations } from './product-links/product-confirmations.service.ts';
import { productLinksRoutes } from './product-links/product-links.routes.ts';
import { createProductLinks } from './product-links/product-links.service.ts';
import { createFeeds } from './products/feeds.service.ts';
import { productsRoutes } from './products/products.routes.ts';
import { createCatalogueVersion, createProducts } from './products/products.service.ts';
import { createSimilarProducts } from './products/similar-products.service.ts';
import { createPeople } from './profile/people.service.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { createProfiles } from './profile/profile.service.ts';
import { createProfileDetails } from './profile/profile-details.service.ts';
import { recommendationsRoutes } from './recommendations/recommendations.routes.ts';
import { createRecommendations } from './recommendations/recommendations.service.ts';
import { savedSearchesRoutes } from './saved-searches/saved-searches.routes.ts';
import { createSavedSearches } from './saved-searches/saved-searches.service.ts';
import { createBrands } from './search/brands.service.ts';
import { searchRoutes } from './search/search.routes.ts';
import { createSearch } from './search/search.service.ts';
import { createSuggestions } from './search/suggestions.service.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { createSession } from './session/session.service.ts';
import { createDrawnPages, LONGEST_DRAWING_MS } from './site/drawn-pages.ts';
import { siteRoutes } from './site/site.routes.ts';
import { createWebBuild } from './site/web-build.ts';

export interface AppOptions {
  database: Database;
  config: Config;
  clock?: Clock;
  log?: Log;
  lifecycle?: Lifecycle;
  /** How foreign pages are read. */
  safeFetch?: SafeFetch;
  shippedPictures?: ShippedPictures;
  /** Called once a mail waits to be sent. */
  onMailQueued?: () => void;
  /** Begins what the app does besides answering. */
  startWork?: StartWork;
  /** Who makes the pictures of a folder, by its name; loaded when the first of them is asked for. */
  pictureMakers?: Record<string, () => Promise<PictureMaker>>;
  /** Milliseconds after which a page is left to the browser to draw. */
  longestDrawingMs?: number;
}

/** The whole server as one function from request to answer. */
export function createApp({
  database,
  config,
  clock = Date.now,
  log = noLog,
  lifecycle = { isStopping: false },
  safeFetch = createSafeFetch(),
  shippedPictures = {},
  onMailQueued = () => {},
  startWork = workWhenWoken,
  pictureMakers = {},
  longestDrawingMs = LONGEST_DRAWING_MS,
}: AppOptions) {
  const { db } = database;
  const { trustedProxies } = config;
  const details = createProfileDetails(db);
  const notices = createAccountNotices({ clock });
  const verification = createEmailVerification(db, {
    clock,
    details,
    notices,
    onQueued: onMailQueued,
  });
  const session = createSession(db, {
    clock,
    sessionDays: config.sessionDays,
    limits: config.limits,
    confirmation: verification,
  });
  const products = createProducts(db, apartFrom);
  const likes = createLikes(db, clock);
  const cart = createCart(db, clock);
  const flags = createViewerFlags([
    { flag: 'isLiked', among: likes.among },
    { flag: 'isInCart', among: cart.among },
  ]);
  const { asSeenBy } = flags;
  const dismissals = createDismissals(db, clock);
  const search = createSearch(db, { products, apartFrom, money: config.money });
  const savedSearches = createSavedSearches(db, { search, products, asSeenBy, clock });
  // How much each sign tells of what interests a person (docs/personalized-feed.md).
  const interest = {
    products: [
      { weight: 3, code: 'inCart', ...cart },
      { weight: 2, code: 'liked', ...likes },
      { weight: -1, code: 'dismissed', ...dismissals },
    ],
    queries: [
      { weight: 2, code: 'savedSearch', ...savedSearches.queries },
      { weight: 1, code: 'searched', ...search.recentQueries },
    ],
    find: search.firstIds,
  };
  const feeds = createFeeds(db, { clock, interest, apartFrom });
  const brands = createBrands(db, clock);
  const suggestions = createSuggestions(db, { clock, search, brands, locale: config.money.locale });

  const objects = openObjectStore(config);
  const media = createMediaStore(objects);
  const { mostPostsAMinute, mostCommentsAMinute, mostBytesADay } = config.publishing;
  const uploads = createUploads(db, {
    objects,
    store: media,
    drafts: draftsFolderIn(config.dataDir),
    clock,
    mostBytesADay,
    onArrived: () => preparing.wake(),
  });
  const preparing = startWork({ work: uploads.prepare, settled: uploads.settled, idle: uploads.idle });

  const productLinks = createProductLinks(db, {
    safeFetch,
    ownHosts: ownHosts(config),
    find: (words, most) => search.firstIds(db, words, most),
    confirmationOf: (personId, urls) => postLinks.confirmationOf(personId, urls),
    apartFrom,
    likes,
    cart,
    flags,
    clock,
    currency: config.money.currency,
  });

  const notifications = createNotifications(db, clock);
  const blocks = createBlocks(db, {
    clock,
    onBlocked: [(one, other) => follow.end(one, other), notifications.end],
  });
  const follow = createFollow(db, {
    clock,
    apart: blocks.apart,
    onChange: ({ follows, ...happened }) =>
      notifications.settle({ kind: 'follow', ...happened }, follows, async () =>
        (await follow.among(happened.actorId, [happened.personId])).has(happened.personId),
      ),
  });
  const people = createPeople(db, { followedAmong: follow.among });
  const profiles = createProfiles(db, {
    followedAmong: follow.among,
    counts: { followerCount: followersOf, followingCount: followedBy, postCount: postsOf },
  });
  const postLinks = createPostLinks(db, {
    ownerOf: (postId) => posts.ownerOf(postId),
    previewOf: productLinks.preview,
    onConfirmed: createProductConfirmations(db, clock).say,
    seenBy: postsSeenBy,
  });
  const posts = createPosts(db, {
    clock,
    mostInAMinute: mostPostsAMinute,
    uploads,
    commentsOf,
    links: postLinks,
    onLike: ({ liked, ...happened }) =>
      notifications.settle({ kind: 'post_like', ...happened }, liked, async () =>
        (await posts.likedAmong(happened.actorId, [happened.postId])).has(happened.postId),
      ),
  });
  const publications = createPublications(db, {
    clock,
    posts,
    checkLinks: postLinks.check,
    refusalFor,
    onQueued: () => publishing.wake(),
  });
  const publishing = startWork({ work: publications.work, settled: publications.settled, idle: 5 * SECOND });
  const comments = createComments(db, {
    clock,
    mostInAMinute: mostCommentsAMinute,
    ownerSeenBy: posts.ownerSeenBy,
    onComment: (happened) => notifications.tell({ kind: 'comment', ...happened }),
  });
  const moderation = createModeration(db, {
    clock,
    ownerOf: { user: profiles.exists, post: posts.ownerOf, comment: (id) => comments.ownerOf(id) },
    onReport: { post: (id) => posts.coverIfReported(id), comment: (id) => comments.coverIfReported(id) },
  });

  const madeFolders = Object.fromEntries(
    Object.entries(pictureMakers).map(([folder, load]) => {
      let opened: Promise<MadePictures> | undefined;
      const open = async () => createMadePictures(await load(), { db, store: media, clock, log });
      return [folder, () => (opened ??= open())];
    }),
  );

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

  const handlers: HandlersOf<VitrineContract> = {
    session: sessionRoutes(session),
    profile: profileRoutes(profiles),
    account: accountRoutes({
      account: createAccount(db, { details, session, notices, verification }),
      pictures: createProfilePictures(db, { details, uploads }),
      verification,
    }),
    products: productsRoutes({ products, feeds, asSeenBy, faceFor: people.faceFor }),
    recommendations: recommendationsRoutes(
      createRecommendations({
        similarTo: createSimilarProducts(db, products, apartFrom),
        products,
        asSeenBy,
      }),
    ),
    likes: likesRoutes({ likes, products, asSeenBy }),
    cart: cartRoutes({ cart, products, flags }),
    search: searchRoutes({ search, brands, asSeenBy }),
    savedSearches: savedSearchesRoutes(savedSearches),
    discover: discoverRoutes(createDiscover(db)),
    productLinks: productLinksRoutes(productLinks),
    dismissals: dismissalsRoutes({ dismissals, products, asSeenBy }),
    follow: followRoutes({ follow, people, profiles }),
    posts: postsRoutes({ posts, publications, people, profiles }),
    comments: commentsRoutes(comments),
    moderation: moderationRoutes({
      blocks,
      moderation,
      blockedBy: (personId, page) =>
        people.page(personId, blocks.ofPerson(personId), { ...page, withApart: true }),
    }),
    postLinks: postLinksRoutes({ posts, postLinks }),
  };
  const mount = { personOf: session.personOf, trustedProxies };
  mountContract(app, contract, handlers, mount);
  // The same calls for the pages that the server draws, without the way through the network.
  const inProcess = new Hono<AppEnv>();
  inProcess.onError(failureAnswer(log));
  mountContract(inProcess, contract, handlers, mount);
  app.all('/api/*', () => {
    throw new DomainError('not_found');
  });
  app.route(
    '/',
    operationsRoutes(() => feeds.popular({ page: 1, limit: 1 }), lifecycle),
  );
  const { outboxKey } = config;
  if (outboxKey !== undefined)
    app.route('/dev', outboxRoutes(createOutboxFolder(outboxFolderIn(config.dataDir)), outboxKey));
  app.route('/media', uploadRoutes(uploads));
  app.route('/media', mediaRoutes(media, { shipped: shippedPictures, made: madeFolders, trustedProxies }));
  app.all('/media/*', () => {
    throw new DomainError('not_found');
  });
  const pages = createDrawnPages({
    ask: async (path, init) => inProcess.request(path as string, init),
    shownVersion: createSharedRead(createCatalogueVersion(db)),
    suggestions,
    longestMs: longestDrawingMs,
    clock,
    log,
  });
  app.route(
    '/',
    siteRoutes({
      build,
      products,
      posts,
      profiles,
      feeds,
      suggestions,
      pages,
      trustedProxies,
      origin: config.origin,
      money: config.money,
    }),
  );
  return app;
}
