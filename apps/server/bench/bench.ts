import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { demoSocial } from '../demo/posts.ts';
import { openDatabase } from '../src/db/client.ts';
import { findPostgres } from '../src/testing/find-postgres.ts';
import { startPostgres } from '../src/testing/postgres-cluster.ts';
import { shelveMany } from './catalogue.ts';
import { crowdedUploads } from './crowded-uploads.ts';
import { suggestionTimes } from './discover.ts';
import { DISCOVER, FOLLOWS_MANY, fillDiscover, wordsOfDiscover } from './discover-data.ts';
import { fewAndMany, fillLinks, linkRequests } from './links.ts';
import { crowd, delivery, longRoom, type Pair } from './live.ts';
import { anyOf, newSearch, PEOPLE, personIdOf, type Sent, tokenOf } from './requests.ts';
import { fillLongRooms, fillRooms, roomRequests } from './rooms.ts';
import { ATTACKS, type Commenters, newCommenter, underAttack } from './rude-clients.ts';
import { besidePainting } from './shared-pictures.ts';
import { AUTHORS, postIdOf, publishMany } from './social.ts';

const CONNECTIONS = 100;
const SECONDS = 1.5;
const ROUNDS = 4;
const SIZES = { small: 10_000, large: 100_000 };
const LAST_PAGE = 500;
const DEEP_START = 10_000;

interface Measured {
  perSecond: number;
  p99: number;
}

const ending: (() => unknown)[] = [];

async function bench() {
  if (process.argv.includes('--uploads-only')) return uploads(newFolder());
  if (process.argv.includes('--sharing-only')) return sharing(newFolder());
  const programs = findPostgres();
  if (!programs)
    throw new Error('The bench needs PostgreSQL. Install it (Debian: apt-get install postgresql).');
  const cluster = await startPostgres(programs, ['shared_buffers=256MB']);
  ending.push(() => cluster.stop());
  const folder = newFolder();

  const startedAt = performance.now();
  const only = process.argv.includes('--rude-only');
  if (process.argv.includes('--social-only')) {
    const DATABASE_URL = await filledDatabase(cluster.url, SIZES.small);
    const [ours, bare] = [
      await startedServer('src/main.ts', { DATABASE_URL }, folder),
      await startedServer('bench/bare-server.ts', { DATABASE_URL }, folder),
    ];
    return social(ours, bare);
  }
  if (process.argv.includes('--discover-only')) return discover(cluster.url, folder);
  if (process.argv.includes('--rooms-only')) return rooms(cluster.url, folder);
  if (process.argv.includes('--live-only')) return live(cluster.url, folder);
  if (process.argv.includes('--links-only')) return links(cluster.url, folder);
  if (only) {
    await rudeClients(await filledDatabase(cluster.url, SIZES.small), folder);
    return;
  }
  const small = await filledDatabase(cluster.url, SIZES.small);
  const large = await filledDatabase(cluster.url, SIZES.large);
  say(`${SIZES.small + SIZES.large} products shelved in ${seconds(startedAt)} s`);

  const ours = await startedServer('src/main.ts', { DATABASE_URL: large }, folder);
  const oursSmall = await startedServer('src/main.ts', { DATABASE_URL: small }, folder);
  const bare = await startedServer('bench/bare-server.ts', { DATABASE_URL: large }, folder);
  const snapshot = await snapshotOf(ours);
  await snapshotOf(oursSmall);

  const [feed, bareFeed] = await inTurn([ours, bare], () => anyOf.feed(1));
  const [search, bareSearch] = await inTurn([ours, bare], newSearch);
  const [like, bareLike] = await inTurn([ours, bare], likeOf(SIZES.large));
  table(
    ['', 'requests/s ours', 'bare', 'ratio (≥ 0.5)', 'p99 ours', 'bare', 'ratio (≤ 2)'],
    [
      compared('feed page', feed, bareFeed),
      compared('search', search, bareSearch),
      compared('like', like, bareLike),
    ],
  );
  await social(ours, bare);

  const [page, barePage] = await inTurn([ours, bare], () => anyOf.page('/'));
  const [newPage, bareNewPage] = await inTurn([ours, bare], (number) =>
    anyOf.page(`/product/${productId(number)}`),
  );
  table(
    [
      'a page that is drawn, beside a text of its size',
      'pages/s ours',
      'bare',
      'ratio (≥ 0.5)',
      'p99 ours',
      'bare',
      'ratio',
    ],
    [compared('/, kept', page, barePage), compared('/product/{id}, a new one each', newPage, bareNewPage)],
  );

  const lastPage = await measured(ours, () => anyOf.feed(LAST_PAGE, snapshot));
  const { start0, deep } = await deepSearch(ours);
  table(
    ['', 'requests/s near', 'far', 'ratio (≥ 0.5)'],
    [
      [
        'feed, page 1 and 500',
        whole(feed.perSecond),
        whole(lastPage.perSecond),
        ratio(lastPage.perSecond, feed.perSecond),
      ],
      [
        'search, start 0 and 10,000',
        whole(start0.perSecond),
        whole(deep.perSecond),
        ratio(deep.perSecond, start0.perSecond),
      ],
    ],
  );

  const grown: string[][] = [];
  for (const [name, request] of [
    ['feed page', () => anyOf.feed(1)],
    ['search', newSearch],
    ['like', likeOf(SIZES.small)],
    ['more like this', (number: number) => anyOf.similar(productId(number, SIZES.small))],
  ] as const) {
    const [few, many] = await inTurn([oursSmall, ours], request);
    grown.push([name, perRequest(few), perRequest(many), ratio(few.perSecond, many.perSecond)]);
  }
  table(['', 'µs/request, 10,000 products', '100,000', 'ratio (≤ 1.3)'], grown);
  await personalized(large, ours);
  await rudeClients(small, folder);
  await uploads(folder);
  say(`all of it took ${seconds(startedAt)} s`);
}

/** Measures reads and writes of profiles, posts, comments and follows, on our server and the bare one. */
async function social(ours: string, bare: string) {
  const reader = (number: number) => tokenOf(number % PEOPLE);
  // A person without posts, so never the author, who would not be notified.
  const fan = (number: number) => tokenOf(AUTHORS + (number % (PEOPLE - AUTHORS)));
  const author = (number: number) => personIdOf((number * 7) % AUTHORS);
  const rows: string[][] = [];
  for (const [name, request] of [
    ['profile', (number) => anyOf.profile(reader(number), author(number))],
    ['posts of a profile', (number) => anyOf.posts(reader(number), author(number))],
    ['post', (number) => anyOf.post(reader(number), postIdOf(number))],
    ['comments of a post', (number) => anyOf.comments(reader(number), postIdOf(number))],
    ['comment', (number) => anyOf.comment(fan(number), postIdOf(number * 13))],
    ['follow', (number) => anyOf.follow(fan(number), author(number))],
  ] as [string, (number: number) => Sent][]) {
    const [measuredOurs, measuredBare] = await inTurn([ours, bare], request);
    rows.push(compared(name, measuredOurs, measuredBare));
  }
  table(['', 'requests/s ours', 'bare', 'ratio (≥ 0.5)', 'p99 ours', 'bare', 'ratio'], rows);
}

/** Measures rooms on PostgreSQL: 400 with 25 people and 500 messages each. */
async function rooms(admin: string, folder: string) {
  const DATABASE_URL = await filledDatabase(admin, 100);
  const { db, close } = await openDatabase({ url: DATABASE_URL, dataDir: '' });
  await fillRooms(db);
  await close();
  const env = { DATABASE_URL, MOST_MESSAGES_PER_MINUTE: '1000000' };
  const ours = await startedServer('src/main.ts', env, folder);
  const bare = await startedServer('bench/bare-server.ts', env, folder, ['--rooms']);
  const rows: string[][] = [];
  for (const [name, request] of roomRequests) {
    const [one, other] = await inTurn([ours, bare], request);
    rows.push(compared(name, one, other));
  }
  table(['', 'requests/s ours', 'bare', 'ratio (≥ 0.6)', 'p99 ours', 'bare', 'ratio (≤ 2)'], rows);
}

/** Measures messages that arrive over two instances, beside a bare relay, and a room with 100,000 messages. */
async function live(admin: string, folder: string) {
  const DATABASE_URL = await filledDatabase(admin, 100);
  const { db, close } = await openDatabase({ url: DATABASE_URL, dataDir: '' });
  await fillRooms(db);
  await fillLongRooms(db);
  await close();
  const env = { DATABASE_URL, MOST_MESSAGES_PER_MINUTE: '1000000' };
  const pairOf = async (script: string): Promise<Pair> => [
    await startedServer(script, env, folder),
    await startedServer(script, env, folder),
  ];
  const ours = await pairOf('src/main.ts');
  const arrived = await delivery(ours, await pairOf('bench/relay.ts'));
  const { long, short } = await longRoom(ours[0]);
  const inMs = (value: number) => `${value.toFixed(1)} ms`;
  table(
    ['', 'median', 'beside', 'ratio'],
    [
      [
        'a message over two instances, beside a bare relay (≤ 2)',
        inMs(arrived.ours),
        inMs(arrived.bare),
        ratio(arrived.ours, arrived.bare),
      ],
      [
        'ten pages back in a room of 100,000 messages, beside 600 (≤ 1.5)',
        inMs(long),
        inMs(short),
        ratio(long, short),
      ],
    ],
  );
  const { clients, whole: complete, settled } = await crowd(ours);
  say(
    `${complete} of ${clients} clients ended with every message once, in order, ${inMs(settled)} after the last`,
  );
}

/** Measures links on PostgreSQL: 50 of a thousand people each, and 5,000 of one. */
async function links(admin: string, folder: string) {
  const DATABASE_URL = await filledDatabase(admin, 100);
  const { db, close } = await openDatabase({ url: DATABASE_URL, dataDir: '' });
  await fillLinks(db);
  await close();
  const ours = await startedServer('src/main.ts', { DATABASE_URL }, folder);
  const bare = await startedServer('bench/bare-server.ts', { DATABASE_URL }, folder, ['--links']);
  const rows: string[][] = [];
  for (const [name, request] of linkRequests) {
    const [one, other] = await inTurn([ours, bare], request);
    rows.push(compared(name, one, other));
  }
  table(['', 'requests/s ours', 'bare', 'ratio (≥ 0.5)', 'p99 ours', 'bare', 'ratio (≤ 2)'], rows);
  const grown: string[][] = [];
  for (const [name, few, many] of fewAndMany) {
    const [small, large] = [await measured(ours, few), await measured(ours, many)];
    grown.push([name, perRequest(small), perRequest(large), ratio(small.perSecond, large.perSecond)]);
  }
  table(['', 'µs/request', 'many', 'ratio'], grown);
}

/** Measures Discover on PostgreSQL with 50,000 posts, and its feed with a tenth of them. */
async function discover(admin: string, folder: string) {
  const filled = async (size: number, posts: number) => {
    const url = await filledDatabase(admin, size);
    const { db, close } = await openDatabase({ url, dataDir: '' });
    await fillDiscover(db, posts);
    const words = await wordsOfDiscover(db);
    await close();
    return { url, words };
  };
  const few = await filled(100, DISCOVER.posts / 10);
  const { url, words } = await filled(101, DISCOVER.posts);
  const { median, most } = await suggestionTimes(url);
  say(
    `suggestions of one person: ${median.toFixed(1)} ms of the database (≤ 50), at most ${most.toFixed(1)} ms`,
  );

  const ours = await startedServer('src/main.ts', { DATABASE_URL: url }, folder);
  const oursFew = await startedServer('src/main.ts', { DATABASE_URL: few.url }, folder);
  const bare = await startedServer('bench/bare-server.ts', { DATABASE_URL: url }, folder, ['--discover']);
  const reader = (number: number) => tokenOf(10 + (number % (PEOPLE - 10)));
  const snapshotFrom = async (address: string) => {
    const { path, ...init } = anyOf.discover(tokenOf(0), 1);
    return ((await (await fetch(address + path, init)).json()) as { snapshot: string }).snapshot;
  };
  const thirdPage = async (address: string) => {
    const snapshot = await snapshotFrom(address);
    return (number: number) => anyOf.discover(reader(number), 3, snapshot);
  };
  const third = await thirdPage(ours);
  const word = (number: number) => words[number % words.length] ?? '';
  const rows: string[][] = [];
  for (const [name, request] of [
    ['Discover, page 3', third],
    ['Following', (number) => anyOf.following(reader(number), personIdOf(10 + (number % (PEOPLE - 10))))],
    ['search', (number) => anyOf.find(reader(number), word(number))],
    ['suggestions', (number) => anyOf.suggestions(reader(number))],
  ] as [string, (number: number) => Sent][]) {
    const [one, other] = await inTurn([ours, bare], request);
    rows.push(compared(name, one, other));
  }
  table(['', 'requests/s ours', 'bare', 'ratio (≥ 0.6)', 'p99 ours', 'bare', 'ratio (≤ 2)'], rows);

  const [small] = await inTurn([oursFew], await thirdPage(oursFew));
  const [large] = await inTurn([ours], third);
  const followingOf = (number: number) => () => anyOf.following(tokenOf(number), personIdOf(number));
  const usual = await measured(ours, followingOf(FOLLOWS_MANY + 1));
  const many = await measured(ours, followingOf(FOLLOWS_MANY));
  table(
    ['', 'µs/request', 'many', 'ratio'],
    [
      [
        `Discover, page 3, of 5,000 and 50,000 posts (≤ 1.3)`,
        perRequest(small),
        perRequest(large),
        ratio(small.perSecond, large.perSecond),
      ],
      [
        'Following, of 30 and 5,000 people (≤ 1.5)',
        perRequest(usual),
        perRequest(many),
        ratio(usual.perSecond, many.perSecond),
      ],
    ],
  );
}

/**
 * Measures the delay of a well-behaved client beside a rude one. `RUDE_SAMPLES` and `RUDE_PAIRS` shorten it.
 */
async function rudeClients(databaseUrl: string, folder: string) {
  const bench = {
    samples: Number(process.env.RUDE_SAMPLES ?? 1000),
    pairs: Number(process.env.RUDE_PAIRS ?? 5),
  };
  const rows: string[][] = [];
  const twenty = Array.from({ length: 20 }, (_, number) => number);
  const servers: {
    name: string;
    env: Record<string, string>;
    commentersAt(address: string): Promise<Commenters>;
  }[] = [
    {
      name: 'PostgreSQL',
      env: { DATABASE_URL: databaseUrl },
      commentersAt: async () => ({ tokens: twenty.map(tokenOf), postId: postIdOf(0) }),
    },
    {
      name: 'embedded',
      env: { DEMO: '1', DATA_DIR: join(folder, 'embedded'), MOST_REGISTRATIONS: '20' },
      commentersAt: async (address: string) => ({
        tokens: await Promise.all(twenty.map((number) => newCommenter(address, number))),
        postId: demoSocial().posts[0]?.id ?? '',
      }),
    },
  ];
  for (const { name, env, commentersAt } of servers) {
    const address = await startedServer('src/main.ts', env, folder);
    const commenters = await commentersAt(address);
    for (const attack of ATTACKS) {
      const { quiet, during, health, samples } = await underAttack(address, attack, bench, commenters);
      rows.push([
        `${name}: ${attack}`,
        `${Math.round(quiet)} ms`,
        `${Math.round(during)} ms`,
        `${Math.round(Math.max(3 * quiet, 150))} ms`,
        `${Math.round(health)} ms`,
        String(samples),
      ]);
    }
  }
  table(
    [
      'a rude client beside a well-behaved one',
      'p99 quiet',
      'under attack',
      'at most',
      '/healthz (≤ 1,000 ms)',
      'samples',
    ],
    rows,
  );
}

/** Measures a small upload beside thirty of the largest pictures. */
async function uploads(folder: string) {
  const address = await startedServer(
    'src/main.ts',
    { DATA_DIR: join(folder, 'uploads'), MOST_POSTS_PER_MINUTE: '1000' },
    folder,
  );
  const { bytes, quiet, crowded, afterCaption, ready } = await crowdedUploads(address);
  const slowest = (times: number[]) => `${Math.round(Math.max(...times))} ms`;
  table(
    ['', 'quiet', 'beside thirty of 49 megapixels', 'at most', 'ready of these'],
    [
      [
        `a picture of ${Math.round(bytes / 1000)} kB, slowest of ${crowded.length}`,
        slowest(quiet),
        slowest(crowded),
        '2000 ms',
        String(ready),
      ],
    ],
  );
  say(`create of a photo of 12 megapixels, 3 s after its upload: ${slowest(afterCaption)} at most`);
}

/** Measures answers to others while pictures of shared posts are painted. */
async function sharing(folder: string) {
  const env = { DEMO: '1', DATA_DIR: join(folder, 'sharing'), MOST_POSTS_PER_MINUTE: '1000' };
  const results = await besidePainting(await startedServer('src/main.ts', env, folder));
  const at = (times: number[], part: number) =>
    times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;
  table(
    [
      '',
      'median quiet',
      'beside painting',
      'p99 quiet',
      'beside painting',
      'ratio (≤ 1.5)',
      'samples',
      'painting',
    ],
    results.map(({ name, quiet, during, painting }) => [
      name,
      `${at(quiet, 0.5).toFixed(1)} ms`,
      `${at(during, 0.5).toFixed(1)} ms`,
      `${at(quiet, 0.99).toFixed(1)} ms`,
      `${at(during, 0.99).toFixed(1)} ms`,
      ratio(at(during, 0.99), at(quiet, 0.99)),
      `${quiet.length}, ${during.length}`,
      `${painting.toFixed(1)} s`,
    ]),
  );
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  ending.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function filledDatabase(admin: string, size: number): Promise<string> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database shop_${size}`);
  await client.end();
  const url = new URL(admin);
  url.pathname = `/shop_${size}`;
  const { db, close } = await openDatabase({ url: url.href, dataDir: '' });
  const people = Array.from({ length: PEOPLE }, (_, number) => ({
    id: personIdOf(number),
    hash: createHash('sha256').update(tokenOf(number)).digest('base64url'),
  }));
  await db.execute(sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given(id text, hash text)),
    registered as (
      insert into people (id, username, email, password_hash, created_at) select id, id, id, '', now() from given
    )
    insert into sessions (token_hash, person_id, expires_at, created_at)
    select hash, id, now() + interval '1 day', now() from given`);
  await shelveMany(db, size);
  await publishMany(db);
  await close();
  return url.href;
}

/** Starts a server, with its log in a file as in production. Resolves with its address. */
async function startedServer(
  script: string,
  env: Record<string, string>,
  folder: string,
  options: string[] = [],
): Promise<string> {
  const logFile = join(folder, `${ending.length}.log`);
  const log = openSync(logFile, 'w');
  const child = spawn(
    process.execPath,
    ['--conditions=@vitrine/source', join(import.meta.dirname, '..', script), ...options],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: '',
        DEMO: '0',
        PORT: '0',
        HOST: '127.0.0.1',
        ...env,
      },
      stdio: ['ignore', log, 'inherit'],
    },
  );
  closeSync(log);
  ending.push(() => child.kill('SIGKILL'));
  for (let tries = 0; tries < 1200; tries += 1) {
    const address = readFileSync(logFile, 'utf8').match(/"event":"started","address":"([^"]+)"/)?.[1];
    if (address) return address.replace('localhost', '127.0.0.1');
    if (child.exitCode !== null) break;
    await wait(100);
  }
  throw new Error(`${script} did not start: ${readFileSync(logFile, 'utf8')}`);
}

async function snapshotOf(address: string): Promise<string> {
  const answer = await fetch(address + anyOf.feed(1).path);
  return ((await answer.json()) as { snapshot: string }).snapshot;
}

let made = 0;
/** Maps each number to a product id. Consecutive numbers give different products, until all were used. */
const productId = (number: number, size = SIZES.large) =>
  `b${String((number * 7919) % size).padStart(7, '0')}`;
const likeOf = (size: number) => (number: number) =>
  anyOf.like(tokenOf(number % PEOPLE), productId(number, size));

/** Sends as many requests as the server can take; `request` makes each from its number. */
async function run(address: string, request: (number: number) => Sent, duration: number): Promise<Measured> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration,
    requests: [
      {
        setupRequest: (before) => {
          made += 1;
          return { ...before, ...request(made) };
        },
      },
    ],
  });
  if (non2xx + errors > 0) {
    const { path, ...init } = request(made);
    const answer = await (await fetch(address + path, init)).text();
    throw new Error(
      `${non2xx} refusals and ${errors} errors from ${address}${path}: ${answer.slice(0, 200)}`,
    );
  }
  return { perSecond: requests.total / duration, p99: latency.p99 };
}

async function measured(address: string, request: (number: number) => Sent): Promise<Measured> {
  const [only] = await inTurn([address], request);
  return only;
}

/**
 * Measures servers in turn, after a warm-up. Returns the best values of each server: other work on the
 * machine disturbed these least.
 */
async function inTurn<Addresses extends string[]>(
  addresses: [...Addresses],
  request: (number: number) => Sent,
) {
  const rounds: Measured[][] = addresses.map(() => []);
  for (const address of addresses) await run(address, request, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, address] of addresses.entries())
      rounds[index]?.push(await run(address, request, SECONDS));
  }
  return rounds.map((all) => ({
    perSecond: Math.max(...all.map(({ perSecond }) => perSecond)),
    p99: Math.min(...all.map(({ p99 }) => p99)),
  })) as { [Index in keyof Addresses]: Measured };
}

async function deepSearch(address: string) {
  const { path, ...first } = anyOf.search('shop');
  const { asOf } = (await (await fetch(address + path, first)).json()) as { asOf: number };
  const at = (start: number) => () => anyOf.search('shop', undefined, { start, asOf });
  const begun = performance.now();
  const far = at(DEEP_START)();
  await fetch(address + far.path, far);
  say(`the first search from ${DEEP_START} on took ${Math.round(performance.now() - begun)} ms`);
  return { start0: await measured(address, at(0)), deep: await measured(address, at(DEEP_START)) };
}

async function personalized(databaseUrl: string, address: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const times: number[] = [];
  for (let number = 0; number < 20; number += 1) {
    await client.query(
      `insert into recent_searches (person_id, query) values ($1, 'suede boots'), ($1, 'gold ring') on conflict do nothing`,
      [personIdOf(number)],
    );
    const begun = performance.now();
    const answer = await fetch(`${address}/api/products/personalized`, {
      headers: { authorization: `Bearer ${tokenOf(number)}` },
    });
    const { products } = (await answer.json()) as { products: unknown[] };
    if (products.length < 20) throw new Error('The personalized feed is empty.');
    times.push(performance.now() - begun);
  }
  await client.end();
  const [median = 0] = times.toSorted((one, other) => one - other).slice(times.length / 2);
  say(`a personalized feed, ranked anew: ${Math.round(median)} ms (≤ 100)`);
}

const compared = (name: string, ours: Measured, bare: Measured) => [
  name,
  whole(ours.perSecond),
  whole(bare.perSecond),
  ratio(ours.perSecond, bare.perSecond),
  `${ours.p99} ms`,
  `${bare.p99} ms`,
  ratio(ours.p99, bare.p99),
];

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const ratio = (one: number, other: number) => (one / other).toFixed(2);
const perRequest = ({ perSecond }: Measured) => whole(1_000_000 / perSecond);
const seconds = (from: number) => Math.round((performance.now() - from) / 1000);

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

function table(head: string[], rows: string[][]) {
  say(`\n| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
  for (const row of rows) say(`| ${row.join(' | ')} |`);
  say('');
}

try {
  await bench();
} finally {
  for (const end of ending.reverse()) await end();
}
