import { randomBytes } from 'node:crypto';
import { isAbsolute, resolve } from 'node:path';
import { SECOND } from './clock.ts';
import type { WorkLimits } from './http/admission.ts';
import { type TrustedProxies, trustedProxiesFrom } from './http/client-address.ts';
import type { SmtpOptions } from './mail/smtp-transport.ts';
import type { S3Settings } from './media/s3-store.ts';
import { DOLLARS, type ShopMoney } from './money.ts';
import type { SessionLimits } from './session/session.service.ts';
import { moneyOfShop } from './shop-file.ts';

/** What the environment decides. */
export interface Config {
  port: number;
  host: string;
  /** Where the embedded database, pictures and videos are kept. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  poolSize: number;
  /** Where pictures and videos are kept instead of the data directory. */
  s3: S3Settings | undefined;
  /** Whether demo people and products are put into the database. */
  demo: boolean;
  /** Whether that was said and is not only the default: then they come also where they were taken away. */
  isDemoAskedFor: boolean;
  trustedProxies: TrustedProxies;
  /** Web origins that may call the API besides our own. */
  allowedOrigins: string[];
  sessionDays: number;
  /** What may be tried from one address, so that nobody makes accounts or guesses passwords by the thousand. */
  limits: SessionLimits;
  /** Limits of publishing per person; deleted posts count too. */
  publishing: { mostPostsAMinute: number; mostCommentsAMinute: number; mostBytesADay: number };
  /** Requests that are worked on at the same time. */
  work: WorkLimits;
  /** Scheme and host under which people see this site; what requests say where it is undefined. */
  origin: string | undefined;
  /** The server that mails go out by, and whom they come from; without it they are kept in a folder of the data directory. */
  smtp: SmtpOptions | undefined;
  /** The key that opens /dev/outbox, the page of kept mails; undefined if there is no such page. */
  outboxKey: string | undefined;
  /** Whether the server checks that the pages of verified products still sell them. */
  checksPages: boolean;
  /** How long the server still answers after it was told to end, so that a balancer can turn away from it; ms. */
  drain: number;
  /** The currency of the shop, and the locale that its prices are formatted in. */
  money: ShopMoney;
  /** The built web app. */
  webDist: string;
}

const root = resolve(import.meta.dirname, '../../..');
// Relative to the repository whatever directory the server is started from: `pnpm start` and
// `pnpm --filter @vitrine/server start` mean the same data.
const fromRoot = (path: string) => (isAbsolute(path) ? path : resolve(root, path));

const S3_NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const S3_VARIABLES = [...S3_NEEDED, 'S3_REGION', 'S3_PATH_STYLE'] as const;

/** Reads the environment. Throws one error that names everything that is wrong with it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const given = (name: string) => env[name]?.trim() || undefined;

  function read<Value>(name: string, fallback: Value, parse: (text: string) => Value): Value {
    const text = given(name);
    if (text === undefined) return fallback;
    try {
      return parse(text);
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`);
      return fallback;
    }
  }

  function readS3(): S3Settings | undefined {
    if (!S3_VARIABLES.some(given)) return undefined;
    for (const name of S3_NEEDED.filter((needed) => given(needed) === undefined)) {
      problems.push(`${name}: it is missing, and media cannot be kept in a bucket without it`);
    }
    return {
      endpoint: read('S3_ENDPOINT', '', s3Endpoint),
      bucket: read('S3_BUCKET', '', s3Bucket),
      region: read('S3_REGION', 'us-east-1', (text) => text),
      accessKeyId: read('S3_ACCESS_KEY_ID', '', (text) => text),
      secretAccessKey: read('S3_SECRET_ACCESS_KEY', '', (text) => text),
      isPathStyle: read('S3_PATH_STYLE', true, yesOrNo),
    };
  }

  function readSmtp(origin: string | undefined): SmtpOptions | undefined {
    const url = read('SMTP_URL', undefined, smtpUrl);
    if (url === undefined) return undefined;
    if (origin === undefined)
      problems.push('ORIGIN: it is missing, and the links in mails cannot lead to the shop without it');
    const host = origin === undefined ? 'localhost' : new URL(origin).hostname;
    return { url, from: read('MAIL_FROM', `no-reply@${host}`, mailSender) };
  }

  /** A local trial server generates and prints a key; any other server has the page only if a key is configured. */
  const keyForThisMachine = (): string | undefined =>
    !origin && !trustedProxies && isLoopback(host) && given('NODE_ENV') !== 'production'
      ? randomBytes(16).toString('base64url')
      : undefined;

  const databaseUrl = read('DATABASE_URL', undefined, postgresUrl);
  const origin = read('ORIGIN', undefined, webOrigin);
  const host = read('HOST', '127.0.0.1', (text) => text);
  const trustedProxies = read('TRUSTED_PROXIES', undefined, trustedProxiesFrom);
  const smtp = readSmtp(origin);
  const poolSize = read('PG_POOL', 20, wholeNumber(1, 1000));
  const config: Config = {
    port: read('PORT', 3000, wholeNumber(0, 65_535)),
    host,
    dataDir: read('DATA_DIR', fromRoot('.data'), fromRoot),
    databaseUrl,
    poolSize,
    s3: readS3(),
    demo: read('DEMO', databaseUrl === undefined, yesOrNo),
    isDemoAskedFor: read('DEMO', false, yesOrNo),
    trustedProxies,
    allowedOrigins: read('ALLOWED_ORIGINS', [], (text) => text.split(',').map(webOrigin)),
    sessionDays: read('SESSION_DAYS', 30, wholeNumber(1, 3650)),
    limits: {
      registrations: read('MOST_REGISTRATIONS', 10, wholeNumber(1, 1_000_000)),
      wrongSignIns: read('MOST_WRONG_SIGN_INS', 20, wholeNumber(1, 1_000_000)),
      wrongSignInsPerAccount: read('MOST_WRONG_SIGN_INS_PER_ACCOUNT', 10, wholeNumber(1, 1_000_000)),
    },
    publishing: {
      mostPostsAMinute: read('MOST_POSTS_PER_MINUTE', 10, wholeNumber(1, 1_000_000)),
      mostCommentsAMinute: read('MOST_COMMENTS_PER_MINUTE', 20, wholeNumber(1, 1_000_000)),
      mostBytesADay: read('MOST_UPLOAD_MB_PER_DAY', 2000, wholeNumber(1, 1_000_000_000)) * 1_000_000,
    },
    work: {
      // The embedded database does one thing at a time, on the thread that answers everybody.
      atOnce: read('REQUESTS_AT_ONCE', databaseUrl ? Math.max(2, poolSize - 4) : 4, wholeNumber(1, 10_000)),
      atOncePerAddress: read('REQUESTS_PER_ADDRESS', databaseUrl ? 8 : 2, wholeNumber(1, 10_000)),
    },
    origin,
    smtp,
    outboxKey: smtp ? undefined : (read('OUTBOX_KEY', undefined, outboxKey) ?? keyForThisMachine()),
    checksPages: read('CHECK_PAGES', true, yesOrNo),
    drain: read('DRAIN_SECONDS', 0, wholeNumber(0, 300)) * SECOND,
    money: read('SHOP', DOLLARS, (folder) => moneyOfShop(fromRoot(folder))),
    webDist: read('WEB_DIST', fromRoot('apps/web/dist'), fromRoot),
  };
  if (problems.length > 0) {
    throw new Error(
      `The environment cannot be used, so the server does not start. Mend or unset:\n  ${problems.join('\n  ')}`,
    );
  }
  return config;
}

const wholeNumber = (least: number, most: number) => (text: string) => {
  const read = Number(text);
  if (!/^\d+$/.test(text) || read < least || read > most) {
    throw new Error(`"${text}" is no whole number from ${least} to ${most}`);
  }
  return read;
};

function outboxKey(text: string): string {
  // The message must not contain the key.
  if (!/^[\w-]{16,}$/.test(text))
    throw new Error('it has less than 16 characters, or others than letters, digits, _ and -');
  return text;
}

function yesOrNo(text: string): boolean {
  if (/^(1|true|yes|on)$/i.test(text)) return true;
  if (/^(0|false|no|off)$/i.test(text)) return false;
  throw new Error(`"${text}" is neither 1 nor 0`);
}

function postgresUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    // The address itself is not repeated: it may hold a password.
    throw new Error('it is no address such as postgres://name:password@host:5432/database');
  }
  return text;
}

function s3Endpoint(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text) || new URL(text).username || new URL(text).search) {
    // It is not repeated: it may hold a password.
    throw new Error('it is no address such as https://s3.eu-central-1.amazonaws.com');
  }
  return text;
}

function s3Bucket(text: string): string {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) throw new Error(`"${text}" is no name of a bucket`);
  return text;
}

function smtpUrl(text: string): string {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text) || !new URL(text).hostname) {
    // It is not repeated: it may hold a password.
    throw new Error('it is no address such as smtp://name:password@host:587');
  }
  return text;
}

function mailSender(text: string): string {
  if (!/^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/.test(text))
    throw new Error(`"${text}" is nobody that mails come from, such as Vitrine <no-reply@shop.example>`);
  return text;
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host);
const isEveryAddress = (host: string) => /^(0\.0\.0\.0|::)$/.test(host);

/** The origin of a server that listens there, as people write it. */
export const originAt = (host: string, port: number): string =>
  `http://${host === '127.0.0.1' ? 'localhost' : inAddress(host)}:${port}`;

/** The hosts and ports of this site, from the configuration alone; headers of requests cannot change them. */
export function ownHosts({ origin, host, port }: Pick<Config, 'origin' | 'host' | 'port'>): string[] {
  if (origin !== undefined) return [new URL(origin).host];
  const ofThisMachine = isLoopback(host) || isEveryAddress(host) ? ['localhost', '127.0.0.1', '::1'] : [];
  return [...new Set([host, ...ofThisMachine])].map(
    (name) => new URL(`http://${inAddress(name)}:${port}`).host,
  );
}

const inAddress = (host: string) => (host.includes(':') ? `[${host}]` : host);

function webOrigin(text: string): string {
  const origin = URL.canParse(text.trim()) ? new URL(text.trim()).origin : 'null';
  if (!/^https?:/.test(origin)) throw new Error(`"${text.trim()}" is no origin such as https://shop.example`);
  return origin;
}
