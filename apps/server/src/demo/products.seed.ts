import { readFile } from 'node:fs/promises';
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { linkColumns } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { people } from '../session/session.table.ts';
import type { AreaSeed } from './area-seed.ts';
import { demoCatalogue } from './catalogue.ts';
import { fingerprintOf } from './fingerprint.ts';
import pictures from './pictures.json' with { type: 'json' };

const WIDTHS = [320, 640];
const CHUNK = 1000;

/** Makes the demo catalogue, with its pictures. */
export async function readProductsSeed(): Promise<AreaSeed> {
  const catalogue = demoCatalogue();
  const shown = await pictureColumns();
  return {
    content: [catalogue, [...shown]],
    async plant(tx) {
      const ownerIds = await idsByUsername(tx, [...new Set(catalogue.map(({ owner }) => owner))]);
      const rows = catalogue.map(({ pictureId, owner, price, ...product }) => ({
        ...product,
        ...linkColumns(product.link),
        ...shown.get(pictureId),
        priceCents: price === null ? null : Math.round(price * 100),
        ownerId: ownerIds.get(owner) ?? null,
      }));
      for (let start = 0; start < rows.length; start += CHUNK) {
        await tx
          .insert(products)
          .values(rows.slice(start, start + CHUNK))
          .onConflictDoUpdate({ target: products.id, set: everythingButTheId });
      }
    },
  };
}

async function idsByUsername(tx: Queries, usernames: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: people.id, username: people.username })
    .from(people)
    .where(inArray(people.username, usernames));
  return new Map(rows.map(({ id, username }) => [username, id]));
}

const everythingButTheId = {
  name: sql`excluded.name`,
  priceCents: sql`excluded.price_cents`,
  retailer: sql`excluded.retailer`,
  brand: sql`excluded.brand`,
  color: sql`excluded.color`,
  category: sql`excluded.category`,
  rating: sql`excluded.rating`,
  link: sql`excluded.link`,
  linkKey: sql`excluded.link_key`,
  ownerId: sql`excluded.owner_id`,
  popularity: sql`excluded.popularity`,
  verified: sql`excluded.verified`,
  pictureWidth: sql`excluded.picture_width`,
  pictureHeight: sql`excluded.picture_height`,
  picturePlaceholder: sql`excluded.picture_placeholder`,
  pictureSources: sql`excluded.picture_sources`,
};

/** The picture columns by picture. The address of a file changes with its bytes, as it is cached for ever. */
async function pictureColumns() {
  const columns = pictures.map(async ({ id, width, height, placeholder }) => {
    const pictureSources = await Promise.all(
      WIDTHS.map(async (sourceWidth) => {
        const name = `${id}-${sourceWidth}.webp`;
        const bytes = await readFile(new URL(`./pictures/${name}`, import.meta.url));
        return { url: `/media/demo/${name}?v=${fingerprintOf(bytes)}`, width: sourceWidth };
      }),
    );
    return [
      id,
      { pictureWidth: width, pictureHeight: height, picturePlaceholder: placeholder, pictureSources },
    ] as const;
  });
  return new Map(await Promise.all(columns));
}
