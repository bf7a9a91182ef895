import { resolve } from 'node:path';
import { builtInPrivacyPolicy, builtInTerms } from '@vitrine/api';
import { describe, expect, it } from 'vitest';
import { ownHosts, readConfig } from './config.ts';

const root = resolve(import.meta.dirname, '../../../..');

describe('the configuration', () => {
  it('no variable is required: the default is a private server with demo data', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve(root, '.data'),
      databaseUrl: undefined,
      poolSize: 20,
      demo: true,
      isDemoAskedFor: false,
      trustedProxies: undefined,
      allowedOrigins: [],
      sessionDays: 30,
      limits: { registrations: 10, wrongSignIns: 20, wrongSignInsPerAccount: 10 },
      resets: { mails: 30, tries: 10 },
      publishing: { mostPostsAMinute: 10, mostCommentsAMinute: 20, mostBytesADay: 2_000_000_000 },
      mostMessagesAMinute: 60,
      work: { atOnce: 4, atOncePerAddress: 2 },
      origin: undefined,
      companionApps: { apple: [], android: undefined },
      s3: undefined,
      smtp: undefined,
      stripe: undefined,
      outboxKey: expect.stringMatching(/^[\w-]{22}$/),
      checksPages: true,
      drain: 0,
      money: { currency: 'USD', locale: 'en-US' },
      legal: { terms: builtInTerms, privacy: builtInPrivacyPolicy },
      webDist: resolve(root, 'apps/web/dist'),
    });
  });

  it('directories are the same from any working directory', () => {
    expect(readConfig({ DATA_DIR: 'elsewhere' }).dataDir).toBe(resolve(root, 'elsewhere'));
    expect(readConfig({ DATA_DIR: '/var/lib/vitrine' }).dataDir).toBe('/var/lib/vitrine');
  });

  it('pages of products are checked unless that is turned off', () => {
    expect(readConfig({ CHECK_PAGES: '0' }).checksPages).toBe(false);
    expect(readConfig({ CHECK_PAGES: '1' }).checksPages).toBe(true);
    expect(() => readConfig({ CHECK_PAGES: 'weekly' })).toThrow('CHECK_PAGES');
  });

  it('demo people are planted in PostgreSQL only on demand', () => {
    const DATABASE_URL = 'postgres://a:b@localhost/c';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DEMO: '0' })).toMatchObject({ demo: false, isDemoAskedFor: false });
    expect(readConfig({ DEMO: '1' })).toMatchObject({ demo: true, isDemoAskedFor: true });
  });

  it('limits per shared address and of parallel requests can be raised', () => {
    const given = { MOST_REGISTRATIONS: '500', MOST_WRONG_SIGN_INS: '200', REQUESTS_PER_ADDRESS: '30' };
    expect(readConfig(given)).toMatchObject({
      limits: { registrations: 500, wrongSignIns: 200, wrongSignInsPerAccount: 10 },
      work: { atOncePerAddress: 30 },
    });
    expect(readConfig({ DATABASE_URL: 'postgres://a:b@localhost/c', PG_POOL: '40' }).work).toEqual({
      atOnce: 36,
      atOncePerAddress: 8,
    });
    expect(readConfig({ ORIGIN: 'https://shop.example/' }).origin).toBe('https://shop.example');
  });

  it('the hosts of the site follow from the configuration', () => {
    expect(ownHosts(readConfig({ ORIGIN: 'https://shop.example' }))).toEqual(['shop.example']);
    expect(ownHosts(readConfig({ ORIGIN: 'http://shop.example:8080' }))).toEqual(['shop.example:8080']);
    const ofThisMachine = ['127.0.0.1:3000', 'localhost:3000', '[::1]:3000'];
    expect(ownHosts(readConfig({}))).toEqual(ofThisMachine);
    expect(ownHosts(readConfig({ HOST: '0.0.0.0' }))).toEqual(expect.arrayContaining(ofThisMachine));
    expect(ownHosts(readConfig({ HOST: '192.168.1.5', PORT: '80' }))).toEqual(['192.168.1.5']);
  });

  describe('payments by Stripe', () => {
    const KEYS = {
      STRIPE_SECRET_KEY: 'sk_test_secret1',
      STRIPE_WEBHOOK_SECRET: 'whsec_secret2',
      STRIPE_PRICE_MONTHLY: 'price_month',
      STRIPE_PRICE_ANNUAL: 'price_year',
    };
    const problemOf = (env: Record<string, string | undefined>) => {
      try {
        readConfig(env);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };

    it('four keys turn them on', () => {
      expect(readConfig(KEYS).stripe).toEqual({
        secretKey: 'sk_test_secret1',
        webhookSecret: 'whsec_secret2',
        prices: { month: 'price_month', year: 'price_year' },
        apiBase: undefined,
      });
      const given = { ...KEYS, STRIPE_API_BASE: 'http://127.0.0.1:1234' };
      expect(readConfig(given).stripe?.apiBase).toBe('http://127.0.0.1:1234');
    });

    it.each(Object.keys(KEYS))('%s is missed if the others are there', (name) => {
      expect(problemOf({ ...KEYS, [name]: undefined })).toContain(`${name}: it is missing`);
    });

    it('a wrong key is refused without being repeated', () => {
      const wrong = { ...KEYS, STRIPE_SECRET_KEY: 'pk_live_private', STRIPE_WEBHOOK_SECRET: 'private' };
      const problem = problemOf(wrong);
      expect(problem).toContain('STRIPE_SECRET_KEY: it is no secret key');
      expect(problem).toContain('STRIPE_WEBHOOK_SECRET: it is no signing secret');
      expect(problem).not.toContain('private');
    });

    it('one price for both plans is refused', () => {
      expect(problemOf({ ...KEYS, STRIPE_PRICE_ANNUAL: 'price_month' })).toContain('STRIPE_PRICE_ANNUAL');
    });

    it('servers for others need ORIGIN, which checkouts lead back to', () => {
      expect(problemOf({ ...KEYS, HOST: '0.0.0.0' })).toContain('ORIGIN: it is missing');
      expect(problemOf({ ...KEYS, NODE_ENV: 'production' })).toContain('ORIGIN: it is missing');
      expect(problemOf({ ...KEYS, HOST: '0.0.0.0', ORIGIN: 'https://shop.example' })).toBe('');
    });
  });

  it('media are stored in a bucket if one is named, with common defaults', () => {
    const given = {
      S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
      S3_BUCKET: 'shop-media',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig(given).s3).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      bucket: 'shop-media',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      isPathStyle: true,
    });
    expect(readConfig({ ...given, S3_REGION: 'eu-central-1', S3_PATH_STYLE: '0' }).s3).toMatchObject({
      region: 'eu-central-1',
      isPathStyle: false,
    });
  });

  it('companion apps are named with what their platforms ask for', () => {
    const fingerprint = Array.from({ length: 32 }, () => 'ab').join(':');
    const android = { ANDROID_PACKAGE: 'com.example.shop', ANDROID_CERT_FINGERPRINTS: fingerprint };
    expect(readConfig({ APPLE_APP_IDS: 'ABCDE12345.com.example.shop', ...android }).companionApps).toEqual({
      apple: ['ABCDE12345.com.example.shop'],
      android: { packageName: 'com.example.shop', fingerprints: [fingerprint.toUpperCase()] },
    });
    expect(() => readConfig({ APPLE_APP_IDS: 'com.example.shop' })).toThrow('APPLE_APP_IDS');
    expect(() => readConfig({ ...android, ANDROID_CERT_FINGERPRINTS: 'ab:cd' })).toThrow('FINGERPRINTS');
    expect(() => readConfig({ ANDROID_PACKAGE: 'com.example.shop' })).toThrow('ANDROID_PACKAGE');
  });

  it('mails are sent by a mail server, with links that lead to the shop', () => {
    const given = { SMTP_URL: 'smtps://me:secret@mail.example', ORIGIN: 'https://shop.example' };
    expect(readConfig(given)).toMatchObject({
      smtp: { url: given.SMTP_URL, from: 'no-reply@shop.example' },
      outboxKey: undefined,
    });
    const MAIL_FROM = 'Vitrine <hello@shop.example>';
    expect(readConfig({ ...given, MAIL_FROM }).smtp?.from).toBe(MAIL_FROM);
    expect(() => readConfig({ SMTP_URL: given.SMTP_URL })).toThrow(/ORIGIN: it is missing/);
    expect(() => readConfig({ ...given, SMTP_URL: 'mail:secret@x' })).toThrow(/^(?!.*secret).*SMTP_URL/s);
    expect(() => readConfig({ ...given, MAIL_FROM: 'a@b\r\nBcc: c@d' })).toThrow(/MAIL_FROM/);
  });

  it.each([
    { NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
    { ORIGIN: 'https://shop.example' },
    { TRUSTED_PROXIES: '1' },
  ])('a server that others can reach shows kept mails only with a configured key: %o', (given) => {
    expect(readConfig(given).outboxKey).toBeUndefined();
    expect(readConfig({ ...given, OUTBOX_KEY: 'only-for-the-journeys' }).outboxKey).toBe(
      'only-for-the-journeys',
    );
  });

  it('the key of the kept mails is new with every start, and short ones are refused', () => {
    expect(readConfig({}).outboxKey).not.toBe(readConfig({}).outboxKey);
    expect(() => readConfig({ OUTBOX_KEY: 'too-short' })).toThrow(/^(?!.*too-short).*OUTBOX_KEY/s);
  });

  it('an incomplete bucket is refused, and the error repeats no secret', () => {
    expect(() => readConfig({ S3_BUCKET: 'shop-media' })).toThrow(
      /S3_ENDPOINT: it is missing.*S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY/s,
    );
    const wrong = {
      S3_ENDPOINT: 'https://root:hunter2@store.example',
      S3_BUCKET: '../other',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'hunter3',
      S3_PATH_STYLE: 'perhaps',
    };
    expect(() => readConfig(wrong)).toThrow(/S3_ENDPOINT: it is no address.*S3_BUCKET.*S3_PATH_STYLE/s);
    expect(() => readConfig(wrong)).toThrow(
      expect.not.objectContaining({ message: expect.stringMatching(/hunter/) }),
    );
  });

  it.each([
    'smtp://user@mail.example:1234#5@127.0.0.1:2525',
    'smtp://user:12/secret@127.0.0.1:2525',
    'smtp://user:12?secret@127.0.0.1:2525',
    'smtp://me@shop.example:12/secret@127.0.0.1:2525',
    'smtp://me@shop.example:12?secret@127.0.0.1:2525',
    'smtp://user:p@/secret@127.0.0.1:2525',
    'smtp://me@shop.example:100%secret@127.0.0.1:2525',
    'smtp://user:100%secret@127.0.0.1:2525',
  ])('a password that would end the address of a mail server early is refused: %s', (url) => {
    const env = { SMTP_URL: url, ORIGIN: 'https://shop.example' };
    expect(() => readConfig(env)).toThrow(
      /^(?!.*(?:secret|1234)).*SMTP_URL: in its name and password, write/s,
    );
    expect(() => readConfig({ DATABASE_URL: url.replace('smtp', 'postgres') })).toThrow(
      /DATABASE_URL: in its name/,
    );
  });

  it.each([
    'postgres://user@/shop?host=/run/postgresql',
    'postgres:///shop?host=/run/postgresql',
    'postgres://me:p%40ss%23@[::1]:5432/shop?sslmode=require',
  ])('an address of PostgreSQL is accepted: %s', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('an empty variable counts as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('all problems are reported at once, without secrets', () => {
    const env = {
      PORT: '80a',
      DATABASE_URL: 'mysql://root:hunter2@db',
      DEMO: 'maybe',
      TRUSTED_PROXIES: 'proxy.example',
      ALLOWED_ORIGINS: 'https://fine.example, shop',
      SESSION_DAYS: '0',
    };
    expect(() => readConfig(env)).toThrow(
      /does not start.*DATABASE_URL.*TRUSTED_PROXIES.*PORT.*DEMO.*ALLOWED_ORIGINS.*SESSION_DAYS/s,
    );
    expect(() => readConfig(env)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    );
  });
});
