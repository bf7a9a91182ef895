import { randomBytes } from 'node:crypto';
import { isAbsolute, resolve } from 'node:path';
import { SECOND } from '../kernel/clock.ts';
import { DOLLARS, type ShopMoney } from '../kernel/money.ts';
import { BUILT_IN_LEGAL_TEXTS, type LegalTexts } from './legal-texts.ts';
import { type ShopSettings, settingsOfShop } from './shop-file.ts';
import { type TrustedProxies, trustedProxiesFrom } from './trusted-proxies.ts';

export interface SmtpOptions {
  /** `smtp://name:password@host:587`, or `smtps://` for a connection that is encrypted from the start. */
  url: string;
  /** `Vitrine <no-reply@shop.example>` */
  from: string;
}

/** A bucket of AWS or of a compatible store. */
export interface S3Settings {
  /** `https://s3.eu-central-1.amazonaws.com`, `http://minio:9000`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is part of the path; otherwise it is part of the host. */
  isPathStyle: boolean;
}

/** An account of Stripe that takes the payments of plans. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Ids of the prices, by the interval of payments. */
  prices: { month: string; year: string };
  /** Origin of a server that speaks as Stripe does, for tests; undefined for Stripe itself. */
  apiBase: string | undefined;
}

export interface SessionLimits {
  /** Maximum registrations from one address per hour. */
  registrations: number;
  /** Maximum wrong sign-ins from one address in 15 minutes, to any accounts. */
  wrongSignIns: number;
  /** Maximum wrong sign-ins to one account from one address in 15 minutes. */
  wrongSignInsPerAccount: number;
}

/** Companion apps that open addresses of the site themselves. */
export interface CompanionApps {
  /** Ids of apps for iOS: `ABCDE12345.com.example.shop`. */
  apple: string[];
  android: { packageName: string; fingerprints: string[] } | undefined;
}

export interface ResetLimits {
  /** Maximum reset mails requested from one address per hour. */
  mails: number;
  /** Maximum tries with reset links from one address per minute. */
  tries: number;
}

export interface Config {
  port: number;
  host: string;
  /** Folder of the embedded database, pictures, videos and kept mails. */
  dataDir: string;
  /** Address of PostgreSQL, used instead of the embedded database. */
  databaseUrl: string | undefined;
  poolSize: number;
  /** Store for pictures and videos, used instead of `dataDir`. */
  s3: S3Settings | undefined;
  /** Whether the server plants the demo when it starts, subject to the rules of `seedDemo`. */
  demo: boolean;
  /**
   * Whether `DEMO` is yes: the demo is planted even after it was removed, or beside the shop's own products.
   */
  isDemoAskedFor: boolean;
  trustedProxies: TrustedProxies;
  allowedOrigins: string[];
  sessionDays: number;
  limits: SessionLimits;
  resets: ResetLimits;
  /** Maximum posts, comments and uploaded bytes of one person. Deleted posts count too. */
  publishing: { mostPostsAMinute: number; mostCommentsAMinute: number; mostBytesADay: number };
  /** Maximum messages of one person per minute, in all rooms. */
  mostMessagesAMinute: number;
  /** Maximum requests handled at the same time: in all, and from one address. */
  work: { atOnce: number; atOncePerAddress: number };
  /** Public scheme and host of the site. If undefined, pages use those of each request. */
  origin: string | undefined;
  companionApps: CompanionApps;
  /** Mail server and sender. If undefined, mails are kept in a folder of `dataDir`. */
  smtp: SmtpOptions | undefined;
  /** Undefined if Stripe takes no payments here. */
  stripe: StripeSettings | undefined;
  /** Key of /dev/outbox, the page of kept mails; undefined if there is no such page. */
  outboxKey: string | undefined;
  /** Whether the server checks that pages of verified products still sell them. */
  checksPages: boolean;
  /** Milliseconds of serving after a stop signal, so that a load balancer can redirect traffic. */
  drain: number;
  money: ShopMoney;
  legal: LegalTexts;
  webDist: string;
}

const root = resolve(import.meta.dirname, '../../../..');
// Paths are relative to the repository, so that `pnpm start` and `pnpm --filter @vitrine/server start` use
// the same data.
const fromRoot = (path: string) => (isAbsolute(path) ? path : resolve(root, path));

const PLAIN_SHOP: ShopSettings = { money: DOLLARS, legal: BUILT_IN_LEGAL_TEXTS };

const S3_NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const S3_VARIABLES = [...S3_NEEDED, 'S3_REGION', 'S3_PATH_STYLE'] as const;

const STRIPE_NEEDED = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
] as const;
const STRIPE_VARIABLES = [...STRIPE_NEEDED, 'STRIPE_API_BASE'] as const;

/** Throws one error that lists all problems. */
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

  function readAndroid(): CompanionApps['android'] {
    const packageName = read('ANDROID_PACKAGE', undefined, androidPackage);
    const fingerprints = read('ANDROID_CERT_FINGERPRINTS', [], certFingerprints);
    if (packageName === undefined && fingerprints.length === 0) return undefined;
    if (packageName !== undefined && fingerprints.length > 0) return { packageName, fingerprints };
    problems.push('ANDROID_PACKAGE: it needs ANDROID_CERT_FINGERPRINTS, and they need it');
    return undefined;
  }

  function readSmtp(origin: string | undefined): SmtpOptions | undefined {
    const url = read('SMTP_URL', undefined, smtpUrl);
    if (url === undefined) return undefined;
    if (origin === undefined)
      problems.push('ORIGIN: it is missing, and the links in mails cannot lead to the shop without it');
    const host = origin === undefined ? 'localhost' : new URL(origin).hostname;
    return { url, from: read('MAIL_FROM', `no-reply@${host}`, mailSender) };
  }

  function readStripe(): StripeSettings | undefined {
    if (!STRIPE_VARIABLES.some(given)) return undefined;
    for (const name of STRIPE_NEEDED.filter((needed) => given(needed) === undefined))
      problems.push(`${name}: it is missing, and Stripe cannot take payments without it`);
    if (origin === undefined && !isTrial())
      problems.push(
        'ORIGIN: it is missing, and the way back from a checkout cannot lead to the shop without it',
      );
    const prices = {
      month: read('STRIPE_PRICE_MONTHLY', '', (text) => text),
      year: read('STRIPE_PRICE_ANNUAL', '', (text) => text),
    };
    if (prices.month !== '' && prices.month === prices.year)
      problems.push('STRIPE_PRICE_ANNUAL: it is the price of STRIPE_PRICE_MONTHLY');
    return {
      secretKey: read('STRIPE_SECRET_KEY', '', stripeSecretKey),
      webhookSecret: read('STRIPE_WEBHOOK_SECRET', '', stripeWebhookSecret),
      prices,
      apiBase: read('STRIPE_API_BASE', undefined, webOrigin),
    };
  }

  /** Whether only this machine reaches the server. */
  const isTrial = (): boolean =>
    !origin && !trustedProxies && isLoopback(host) && given('NODE_ENV') !== 'production';

  /** Generates a key for /dev/outbox on a local trial server; other servers need a configured one. */
  const keyForThisMachine = (): string | undefined =>
    isTrial() ? randomBytes(16).toString('base64url') : undefined;

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
    resets: {
      mails: read('MOST_RESET_MAILS', 30, wholeNumber(1, 1_000_000)),
      tries: read('MOST_RESET_TRIES', 10, wholeNumber(1, 1_000_000)),
    },
    publishing: {
      mostPostsAMinute: read('MOST_POSTS_PER_MINUTE', 10, wholeNumber(1, 1_000_000)),
      mostCommentsAMinute: read('MOST_COMMENTS_PER_MINUTE', 20, wholeNumber(1, 1_000_000)),
      mostBytesADay: read('MOST_UPLOAD_MB_PER_DAY', 2000, wholeNumber(1, 1_000_000_000)) * 1_000_000,
    },
    mostMessagesAMinute: read('MOST_MESSAGES_PER_MINUTE', 60, wholeNumber(1, 1_000_000)),
    work: {
      // Lower for the embedded database: it runs one statement at a time, on the thread that answers all
      // requests.
      atOnce: read('REQUESTS_AT_ONCE', databaseUrl ? Math.max(2, poolSize - 4) : 4, wholeNumber(1, 10_000)),
      atOncePerAddress: read('REQUESTS_PER_ADDRESS', databaseUrl ? 8 : 2, wholeNumber(1, 10_000)),
    },
    origin,
    companionApps: { apple: read('APPLE_APP_IDS', [], appleAppIds), android: readAndroid() },
    smtp,
    stripe: readStripe(),
    outboxKey: smtp ? undefined : (read('OUTBOX_KEY', undefined, outboxKey) ?? keyForThisMachine()),
    checksPages: read('CHECK_PAGES', true, yesOrNo),
    drain: read('DRAIN_SECONDS', 0, wholeNumber(0, 300)) * SECOND,
    ...read('SHOP', PLAIN_SHOP, (folder) => settingsOfShop(fromRoot(folder))),
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

// The messages must not contain the secrets.
function stripeSecretKey(text: string): string {
  if (!/^(sk|rk)_\w+$/.test(text)) throw new Error('it is no secret key of Stripe, such as sk_live_…');
  return text;
}

function stripeWebhookSecret(text: string): string {
  if (!/^whsec_\S+$/.test(text)) throw new Error('it is no signing secret of a webhook, such as whsec_…');
  return text;
}

function yesOrNo(text: string): boolean {
  if (/^(1|true|yes|on)$/i.test(text)) return true;
  if (/^(0|false|no|off)$/i.test(text)) return false;
  throw new Error(`"${text}" is neither 1 nor 0`);
}

function postgresUrl(text: string): string {
  // Without a host, `host` among the parameters names the folder of a socket.
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text.replace('@/', '@localhost/'))) {
    // The message omits the address, which may contain a password.
    throw new Error('it is no address such as postgres://name:password@host:5432/database');
  }
  return whollyRead(text);
}

function s3Endpoint(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text) || new URL(text).username || new URL(text).search) {
    throw new Error('it is no address such as https://s3.eu-central-1.amazonaws.com');
  }
  return text;
}

function s3Bucket(text: string): string {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) throw new Error(`"${text}" is no name of a bucket`);
  return text;
}

function smtpUrl(text: string): string {
  const isSmtp = /^smtps?:\/\//.test(text);
  if (isSmtp) whollyRead(text);
  if (!isSmtp || !URL.canParse(text) || !new URL(text).hostname)
    throw new Error('it is no address such as smtp://name:password@host:587');
  return text;
}

/** Refuses an address whose password ends it early, so that another host would be taken from it. */
function whollyRead(text: string): string {
  const [, authority = '', path = '', parameters = ''] = /^\w+:\/\/([^/?#]*)([^?]*)(.*)$/s.exec(text) ?? [];
  // Parameters may have an @ after a name and password in front of them.
  const isCut = parameters.includes('@') && !(authority.includes('@') && /^\?[\w.]+=/.test(parameters));
  if (`${path}${parameters}`.includes('#') || path.includes('@') || (authority !== '' && isCut))
    throw new Error('in its name and password, write # as %23, / as %2F, ? as %3F, and @ as %40');
  try {
    decodeURIComponent(authority.slice(0, Math.max(0, authority.lastIndexOf('@'))));
  } catch {
    throw new Error('in its name and password, write % as %25');
  }
  return text;
}

function mailSender(text: string): string {
  if (!/^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/.test(text))
    throw new Error(`"${text}" is nobody that mails come from, such as Vitrine <no-reply@shop.example>`);
  return text;
}

function appleAppIds(text: string): string[] {
  const ids = text.split(',').map((id) => id.trim());
  const wrong = ids.find((id) => !/^[A-Z0-9]{10}\.[\w.-]+$/.test(id));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no id of an app such as ABCDE12345.com.example.shop`);
  return ids;
}

function androidPackage(text: string): string {
  if (!/^[a-z]\w*(\.[a-z]\w*)+$/i.test(text))
    throw new Error(`"${text}" is no package such as com.example.shop`);
  return text;
}

function certFingerprints(text: string): string[] {
  const prints = text.split(',').map((print) => print.trim().toUpperCase());
  if (prints.some((print) => !/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(print)))
    throw new Error(
      'it has something else than SHA-256 fingerprints such as 14:6D:E9:…, separated by commas',
    );
  return prints;
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host);
const isEveryAddress = (host: string) => /^(0\.0\.0\.0|::)$/.test(host);

export const originAt = (host: string, port: number): string =>
  `http://${host === '127.0.0.1' ? 'localhost' : inAddress(host)}:${port}`;

/** Scheme and host of this site, from the configuration alone. */
export const siteOrigin = ({ origin, host, port }: Pick<Config, 'origin' | 'host' | 'port'>): string =>
  origin ?? originAt(host, port);

/**
 * Returns the hosts and ports of this site from the configuration alone; request headers cannot change them.
 */
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
