import { type Context, Hono } from 'hono';
import { createSharedRead } from '../concurrency/shared-read.ts';
import type { CompanionApps } from '../config/config.ts';
import type { TrustedProxies } from '../http/client-address.ts';
import type { AppEnv } from '../http/request.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { ListedIds } from '../products/listed-ids.ts';
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

/** Serves the files that search engines and phones ask for: sitemap, robots.txt and those of companion apps. */
export function crawlerFilesRoutes({
  build,
  listedIds,
  trustedProxies,
  origin: ours,
  apps,
  partSize = PART_SIZE,
}: CrawlerFilesOptions) {
  const originFor = (c: Context<AppEnv>) => ours ?? originSaid(c, trustedProxies);
  // Reads all ids, so concurrent requests share it.
  const groups = createSharedRead(() => listedIds.groups(partSize));
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
      const from = c.req.query('from') ?? '';
      if (!/^[A-Za-z0-9_.:-]{0,64}$/.test(from)) throw new DomainError('not_found');
      return xml(c, await sitemapOfProducts(originFor(c), listedIds.from(from, partSize)));
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
