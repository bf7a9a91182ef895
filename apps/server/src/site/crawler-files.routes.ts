import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { CompanionApps } from '../config/config.ts';
import type { TrustedProxies } from '../http/client-address.ts';
import type { AppEnv } from '../http/request.ts';
import { MINUTE } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { ListedIds } from '../products/listed-ids.service.ts';
import { originSaid } from './site-origin.ts';
import { PART_SIZE, sitemapIndex, sitemapOf, sitemapOfProducts } from './sitemap.ts';
import type { WebBuild } from './web-build.ts';

export interface CrawlerFilesOptions {
  build: () => WebBuild | undefined;
  listedIds: ListedIds;
  trustedProxies: TrustedProxies;
  /** Public scheme and host of the site; if undefined, those of each request are used. */
  origin: string | undefined;
  apps: CompanionApps;
  /** Maximum addresses of a part of the sitemap. */
  partSize?: number;
  /** Milliseconds for which parts are kept. */
  keptMs?: number;
}

/** Pages for everybody that are no products. People and posts are not listed. */
const PAGES = [
  '/',
  '/discover',
  '/products/popular',
  '/products/verified',
  '/download',
  '/help-support',
  '/about',
  '/terms-of-service',
  '/privacy-policy',
];
/** Addresses that a companion app opens itself. */
const OF_APPS = ['/p/*', '/post/*', '/product/*', '/rooms/*', '/verify-email', '/reset-password'];
const CACHING = 'public, max-age=3600';
/** Maximum parts that are kept; each has a few megabytes. */
const MOST_PARTS = 4;

/** Serves the files that search engines and phones ask for: sitemap, robots.txt and those of companion apps. */
export function crawlerFilesRoutes({
  build,
  listedIds,
  trustedProxies,
  origin: ours,
  apps,
  partSize = PART_SIZE,
  keptMs = 5 * MINUTE,
}: CrawlerFilesOptions) {
  const originFor = (c: Context<AppEnv>) => ours ?? originSaid(c, trustedProxies);
  const groups = keptFor(keptMs, () => listedIds.groups(partSize));
  const parts = new LRUCache<string, () => Promise<string>>({ max: MOST_PARTS });

  /** Returns a part that begins at this id, shared between requests; undefined if none does. */
  async function partAt(from: string, origin: string): Promise<string | undefined> {
    const found = await groups();
    const place = found.findIndex(({ id }) => id === from);
    if (place < 0) return undefined;
    const until = found[place + 1]?.id;
    const key = [origin, from, until].join(' ');
    const part =
      parts.get(key) ??
      keptFor(keptMs, () => sitemapOfProducts(origin, listedIds.from(from, partSize, until)));
    parts.set(key, part);
    return part();
  }

  const xml = (c: Context<AppEnv>, text: string) =>
    c.body(text, 200, { 'content-type': 'application/xml', 'cache-control': CACHING });
  const json = (c: Context<AppEnv>, content: object | undefined) => {
    if (!content) throw new DomainError('not_found');
    return c.json(content, 200, { 'cache-control': CACHING });
  };

  return new Hono<AppEnv>()
    .get('/robots.txt', async (c) => {
      const file = await build()?.file('/robots.txt', []);
      const rules = file ? `${new TextDecoder().decode(file.bytes).trimEnd()}\n\n` : '';
      return c.body(`${rules}Sitemap: ${originFor(c)}/sitemap.xml\n`, 200, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=300',
      });
    })
    .get('/sitemap.xml', async (c) => {
      const origin = originFor(c);
      const found = await groups();
      return xml(
        c,
        sitemapIndex([
          { address: `${origin}/sitemap-pages.xml` },
          ...found.map(({ id, createdAt }) => ({
            address: `${origin}/sitemap-products.xml?from=${encodeURIComponent(id)}`,
            changedAt: createdAt,
          })),
        ]),
      );
    })
    .get('/sitemap-pages.xml', (c) => {
      const origin = originFor(c);
      return xml(c, sitemapOf(PAGES.map((path) => ({ address: origin + path }))));
    })
    .get('/sitemap-products.xml', async (c) => {
      const part = await partAt(c.req.query('from') ?? '', originFor(c));
      if (part === undefined) throw new DomainError('not_found');
      return xml(c, part);
    })
    .get('/.well-known/apple-app-site-association', (c) =>
      json(
        c,
        apps.apple.length > 0
          ? {
              applinks: {
                details: [{ appIDs: apps.apple, components: OF_APPS.map((path) => ({ '/': path })) }],
              },
            }
          : undefined,
      ),
    )
    .get('/.well-known/assetlinks.json', (c) => {
      const { android } = apps;
      return json(
        c,
        android && [
          {
            relation: ['delegate_permission/common.handle_all_urls'],
            target: {
              namespace: 'android_app',
              package_name: android.packageName,
              sha256_cert_fingerprints: android.fingerprints,
            },
          },
        ],
      );
    })
    .get('/.well-known/*', () => {
      throw new DomainError('not_found');
    });
}

/** Returns a read whose value is kept for some time, and shared by concurrent callers. Failures are not kept. */
function keptFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (kept && now < kept.until) return kept.value;
    const value = read();
    const mine = { value, until: now + ms };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return value;
  };
}
