import { ne } from 'drizzle-orm';
import { Hono } from 'hono';
import { type Config, siteOrigin } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { demoVersion, TAKEN_AWAY } from '../db/demo-version.table.ts';
import type { AppEnv } from '../http/request.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isInDemoShop } from '../outbound/demo-shop-address.ts';
import type { InProcessPages } from '../outbound/in-process-pages.ts';
import { loadDemo } from './demo.ts';

/** Pages that demo products are sold on, as long as the database has the demo. */
export function createDemoShop(db: Db, config: Config): InProcessPages {
  const isPlanted = async () => {
    const rows = await db.select().from(demoVersion).where(ne(demoVersion.version, TAKEN_AWAY));
    return rows.length > 0;
  };
  return {
    has: isInDemoShop(siteOrigin(config)),
    async read(path) {
      if (!(await isPlanted())) return undefined;
      return (await loadDemo())?.shopPage(path);
    },
  };
}

/** Serves the pages. They are static, and no search engine lists them. */
export const demoShopRoutes = (pages: Pick<InProcessPages, 'read'>) =>
  new Hono<AppEnv>()
    .get('*', async (c) => {
      const html = await pages.read(c.req.path);
      if (html === undefined) throw new DomainError('not_found');
      c.header('x-robots-tag', 'noindex');
      c.header('cache-control', 'public, max-age=300');
      return c.html(html);
    })
    .all('*', () => {
      throw new DomainError('method_not_allowed', { allow: 'GET, HEAD' });
    });
