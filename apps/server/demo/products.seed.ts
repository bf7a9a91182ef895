import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../src/db/client.ts';
import { people } from '../src/people/people.table.ts';
import { linkColumns } from '../src/products/products.service.ts';
import { products } from '../src/products/products.table.ts';
import type { AreaSeed } from './area-seed.ts';
import type { DemoProduct } from './catalogue.ts';
import { DEMO_PICTURES } from './demo-pictures.ts';
import { detailsOf } from './details.ts';
import { inChunks } from './in-chunks.ts';
import { LARGEST_WIDTH, paintedAddress, type View, WIDTHS } from './painted-pictures.ts';
import { demoWindow, type ProductLook } from './still-lifes.ts';

export function readProductsSeed(origin: string): AreaSeed {
  const { catalogue, looks } = demoWindow();
  const shown = pictureColumns(catalogue, looks);
  return {
    content: [origin, catalogue, [...shown], catalogue.map(detailsOf)],
    async plant(tx) {
      const ownerIds = await idsByUsername(tx, [...new Set(catalogue.map(({ owner }) => owner))]);
      const rows = catalogue.map(({ pictureId, owner, price, ...product }) => ({
        ...product,
        ...detailsOf({ ...product, pictureId, owner, price }),
        ...linkColumns(origin + product.link),
        ...shown.get(product.id),
        priceCents: price === null ? null : Math.round(price * 100),
        ownerId: ownerIds.get(owner) ?? null,
      }));
      await inChunks(rows, (chunk) =>
        tx
          .insert(products)
          .values(chunk)
          .onConflictDoUpdate({ target: products.id, set: everythingButTheId }),
      );
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
  sizes: sql`excluded.sizes`,
  material: sql`excluded.material`,
  description: sql`excluded.description`,
  link: sql`excluded.link`,
  linkKey: sql`excluded.link_key`,
  ownerId: sql`excluded.owner_id`,
  popularity: sql`excluded.popularity`,
  verified: sql`excluded.verified`,
  pictureWidth: sql`excluded.picture_width`,
  pictureHeight: sql`excluded.picture_height`,
  picturePlaceholder: sql`excluded.picture_placeholder`,
  pictureSources: sql`excluded.picture_sources`,
  morePictures: sql`excluded.more_pictures`,
};

/**
 * Returns the picture columns by product. Pictures are cached for ever, so their addresses change with their
 * content.
 */
function pictureColumns(
  catalogue: readonly DemoProduct[],
  looks: ReadonlyMap<string, ProductLook>,
): Map<string, Partial<typeof products.$inferInsert>> {
  const heights = new Map(DEMO_PICTURES.map(({ id, width, height }) => [id, height / width]));
  return new Map(
    catalogue.map(({ id, pictureId }) => {
      const look = looks.get(id);
      if (!look) throw new Error(`The product ${id} has no still life.`);
      const pictureOf = (view: View) => ({
        width: LARGEST_WIDTH,
        height: Math.round(LARGEST_WIDTH * (heights.get(pictureId) ?? 1)),
        placeholder: look.placeholder,
        sources: WIDTHS.map((width) => ({ url: paintedAddress(id, look, view, width), width })),
      });
      const { width, height, placeholder, sources } = pictureOf(0);
      return [
        id,
        {
          pictureWidth: width,
          pictureHeight: height,
          picturePlaceholder: placeholder,
          pictureSources: sources,
          morePictures: [pictureOf(1)],
        },
      ];
    }),
  );
}
